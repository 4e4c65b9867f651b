import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { type Product, shareBrowser, shareProduct, startProduct } from './shared-product.ts';
import { listenForTrouble, type Trouble, watchTrouble } from './trouble.ts';
import { waitForApp } from './wait-for-app.ts';

export const phone = { width: 390, height: 844 };
/** Timeout of a step. It is generous, because a shared machine may stall for seconds. */
const stepTimeoutMs = 20_000;

/** Timeout of a walk through many screens: an idle machine takes seconds, a busy one has taken minutes. */
export const walkTimeoutMs = 300_000;

export const desktop = { width: 1440, height: 900 };

/** Returns a time zone where it is about noon now, so that a test starts and ends on the same day. */
export function noonZone(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  // The names of these zones have the opposite sign.
  return hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** A real browser and a real server. */
export type Stage = {
  url: string;
  server: ServerProcess;
  /** The URL of the server's database if it is on the PostgreSQL of the test run. */
  databaseUrl: string | undefined;
  browser: Browser;
  /** The errors in the browsers. A test fails if an unexpected one occurs during it. */
  trouble: Trouble;
  /**
   * Opens a page in a new browser context, without session or storage. A context opened in a test is closed after it; one opened before
   * the tests stays open.
   * @param timezoneId the time zone of the context; the machine's by default
   */
  newVisitor(size?: { width: number; height: number }, timezoneId?: string): Promise<Page>;
  close(): Promise<void>;
};

/** Makes a stage. @param closeProduct closes the product together with the stage */
function standOn(product: Product, browser: Browser, closeProduct?: () => Promise<void>): Stage {
  const contexts: BrowserContext[] = [];
  const trouble = watchTrouble();
  const newVisitor: Stage['newVisitor'] = async (size = desktop, timezoneId) => {
    const context = await browser.newContext({
      baseURL: product.server.url,
      viewport: size,
      ...(timezoneId && { timezoneId }),
      reducedMotion: 'reduce',
      // The browser assigns no network to a page that a test fulfilled itself, and refuses its sockets to localhost without this permission.
      permissions: ['clipboard-read', 'clipboard-write', 'local-network-access'],
    });
    context.setDefaultTimeout(stepTimeoutMs);
    contexts.push(context);
    leaveWithTest(context);
    const page = await context.newPage();
    listenForTrouble(page, trouble);
    waitForApp(page);
    return page;
  };
  return {
    url: product.server.url,
    server: product.server,
    databaseUrl: product.databaseUrl,
    browser,
    trouble,
    newVisitor,
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await closeProduct?.();
    },
  };
}

/**
 * Opens a stage on the server with default settings and the browser that all test files of a worker share. A test makes its own cook and
 * does not change shared data (catalogue, settings). A file that counts or changes shared data opens its own stage.
 */
export async function openStage(): Promise<Stage> {
  const [product, browser] = await Promise.all([shareProduct(), shareBrowser()]);
  return standOn(product, browser);
}

/**
 * Starts a server for one test file, with the shared browser.
 * @param variables settings of the server, which override the defaults. Pictures take seconds of CPU time: a journey that needs them
 * switches them on.
 * @param postgres the PostgreSQL of the test run with a new database on it; or the server's own PostgreSQL, as on a fresh machine, which
 * takes seconds to create
 */
export async function openOwnStage(
  variables: Record<string, string> = {},
  postgres: 'of the run' | 'its own' = 'of the run',
): Promise<Stage> {
  const [product, browser] = await Promise.all([startProduct(variables, postgres), shareBrowser()]);
  return standOn(product, browser, product.close);
}
