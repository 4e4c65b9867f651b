import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** A running server and the database behind it. */
export type Product = {
  server: ServerProcess;
  /** The server's database where it is on the PostgreSQL of the run. */
  databaseUrl: string | undefined;
  close(): Promise<void>;
};

/** Starts the server with settings of the caller. `close` stops it and drops its database. */
export async function startProduct(
  variables: Record<string, string>,
  postgres: 'of the run' | 'its own',
): Promise<Product> {
  const testDatabase = postgres === 'of the run' ? await startTestDatabase() : undefined;
  const server = await startServer({
    RATE_LIMITS: 'off',
    PICTURE_MODEL: 'none',
    ...(testDatabase && { DATABASE_URL: testDatabase.url }),
    ...variables,
  });
  return {
    server,
    databaseUrl: testDatabase?.url,
    async close() {
      await server.stop();
      await testDatabase?.close();
    },
  };
}

// Test files of a worker share its modules (`isolate: false`), and so what these hold. Vitest has no hook for the end of a worker: it sends
// SIGTERM. Playwright ends its browser when the process exits, and the server ends here.
let product: Promise<Product> | undefined;
let browser: Promise<Browser> | undefined;
let exitsOnSigterm = false;

function exitOnSigterm(): void {
  if (exitsOnSigterm) return;
  exitsOnSigterm = true;
  process.once('SIGTERM', () => process.exit());
}

/** The server with default settings, started for the first file of this worker that needs it. */
export async function shareProduct(): Promise<Product> {
  const running = await product;
  if (running && running.server.process.exitCode === null) return running;
  product = startProduct({}, 'of the run');
  const { server } = await product;
  exitOnSigterm();
  process.once('exit', () => server.process.kill('SIGKILL'));
  return product;
}

/** The browser of this worker, launched for the first file that needs it. */
export async function shareBrowser(): Promise<Browser> {
  if ((await browser)?.isConnected()) return browser as Promise<Browser>;
  browser = launchBrowser();
  exitOnSigterm();
  return browser;
}
