import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';
import { leaveWithTest } from './leave-with-test.ts';
import { listenForTrouble, type Trouble } from './trouble.ts';

export const phone = { width: 390, height: 844 };
/** A step that takes longer than this has failed: generous, since a shared machine may stand still for seconds. */
const stepTimeoutMs = 20_000;

export const desktop = { width: 1440, height: 900 };

/** Where it is about noon now: a day that a test begins it also ends. */
export function noonZone(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  // The names of these zones count the other way round.
  return hoursAhead === 0 ? 'UTC' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}

/** A real browser before a real server with data of its own. */
export type Stage = {
  url: string;
  server: ServerProcess;
  /** The server's database where it is on the PostgreSQL of the run. */
  databaseUrl: string | undefined;
  browser: Browser;
  /** Everything in the browsers' consoles that a person would call an error. */
  trouble: Trouble;
  /**
   * A fresh visitor: no session, no memory. One who comes in a test is gone after it; one who comes before the tests stays.
   * @param timezoneId whose days they count; the machine's unless given
   */
  newVisitor(size?: { width: number; height: number }, timezoneId?: string): Promise<Page>;
  close(): Promise<void>;
};

/**
 * @param variables settings of the server, over those of a fresh machine. Pictures take seconds of a processor: a journey asks for them.
 * @param postgres the PostgreSQL of the run with a fresh database on it; or the server's own, as on a fresh machine, which takes
 * seconds to make
 */
export async function openStage(
  variables: Record<string, string> = {},
  postgres: 'of the run' | 'its own' = 'of the run',
): Promise<Stage> {
  const testDatabase = postgres === 'of the run' ? await startTestDatabase() : undefined;
  const [server, browser] = await Promise.all([
    startServer({
      RATE_LIMITS: 'off',
      PICTURE_MODEL: 'none',
      ...(testDatabase && { DATABASE_URL: testDatabase.url }),
      ...variables,
    }),
    launchBrowser(),
  ]);
  const contexts: BrowserContext[] = [];
  const trouble: Trouble = { unexpected: [], allowed: [] };
  return {
    url: server.url,
    server,
    databaseUrl: testDatabase?.url,
    browser,
    trouble,
    async newVisitor(size = desktop, timezoneId) {
      const context = await browser.newContext({
        baseURL: server.url,
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
    },
    async close() {
      await Promise.all(contexts.map((context) => context.close()));
      await browser.close();
      await server.stop();
      await testDatabase?.close();
    },
  };
}
