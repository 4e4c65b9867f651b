import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { ServerProcess } from '#tests/support/server-process.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { type Product, shareBrowser, shareProduct, startProduct } from './shared-product.ts';
import { listenForTrouble, type Trouble, watchTrouble } from './trouble.ts';

export const phone = { width: 390, height: 844 };
/** A step that takes longer than this has failed: generous, since a shared machine may stand still for seconds. */
const stepTimeoutMs = 20_000;

/** A walk through many screens: a quiet machine takes seconds, a busy one has taken minutes. */
export const walkTimeoutMs = 300_000;

export const desktop = { width: 1440, height: 900 };

/** Where it is about noon now: a day that a test begins it also ends. */
export function noonZone(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  // The names of these zones count the other way round.
  return hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** A real browser and a real server. */
export type Stage = {
  url: string;
  server: ServerProcess;
  /** The server's database where it is on the PostgreSQL of the run. */
  databaseUrl: string | undefined;
  browser: Browser;
  /** Everything in the browsers' consoles that a person would call an error. Each test is judged by what was said in it. */
  trouble: Trouble;
  /**
   * A fresh visitor: no session, no memory. One who comes in a test is gone after it; one who comes before the tests stays.
   * @param timezoneId whose days they count; the machine's unless given
   */
  newVisitor(size?: { width: number; height: number }, timezoneId?: string): Promise<Page>;
  close(): Promise<void>;
};

/** @param closeProduct what else ends with the stage */
function standOn(product: Product, browser: Browser, closeProduct?: () => Promise<void>): Stage {
  const contexts: BrowserContext[] = [];
  const trouble = watchTrouble();
  const newVisitor: Stage['newVisitor'] = async (size = desktop, timezoneId) => {
    const context = await browser.newContext({
      baseURL: product.server.url,
      viewport: size,
      ...(timezoneId && { timezoneId }),
      reducedMotion: 'reduce',
      // A page that a journey answered itself comes from no network in the browser's eyes: without this its sockets to us are refused.
      permissions: ['clipboard-read', 'clipboard-write', 'local-network-access'],
    });
    context.setDefaultTimeout(stepTimeoutMs);
    contexts.push(context);
    leaveWithTest(context);
    const page = await context.newPage();
    listenForTrouble(page, trouble);
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
 * The server with default settings and the browser that all test files of a worker share. A test makes its own cook, and leaves what
 * everybody has (catalogue, settings) as it is; a file that counts or changes that opens its own stage.
 */
export async function openStage(): Promise<Stage> {
  const [product, browser] = await Promise.all([shareProduct(), shareBrowser()]);
  return standOn(product, browser);
}

/**
 * A server for one test file, with the shared browser.
 * @param variables settings of the server, over those of a fresh machine. Pictures take seconds of a processor: a journey asks for them.
 * @param postgres the PostgreSQL of the run with a fresh database on it; or the server's own, as on a fresh machine, which takes
 * seconds to make
 */
export async function openOwnStage(
  variables: Record<string, string> = {},
  postgres: 'of the run' | 'its own' = 'of the run',
): Promise<Stage> {
  const [product, browser] = await Promise.all([startProduct(variables, postgres), shareBrowser()]);
  return standOn(product, browser, product.close);
}
