import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/support/browser.ts';
import { startTestDatabase } from '#tests/support/database.ts';
import { type ServerProcess, startServer } from '#tests/support/server-process.ts';

/** A running server and the database behind it. */
export type Product = {
  server: ServerProcess;
  /** The URL of the server's database if it is on the PostgreSQL of the test run. */
  databaseUrl: string | undefined;
  close(): Promise<void>;
};

/** Starts the server with the given settings. `close` stops it and drops its database. */
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

// The test files of a worker share its modules (`isolate: false`) and therefore this state. Vitest has no hook for the end of a worker: it
// sends SIGTERM. Playwright closes its browser when the process exits, and the code below stops the server.
let product: Promise<Product> | undefined;
let browser: Promise<Browser> | undefined;
let exitsOnSigterm = false;

function exitOnSigterm(): void {
  if (exitsOnSigterm) return;
  exitsOnSigterm = true;
  process.once('SIGTERM', () => process.exit());
}

/** Returns the server with default settings, which the first file of this worker that needs it starts. */
export async function shareProduct(): Promise<Product> {
  const running = await product;
  if (running && running.server.process.exitCode === null) return running;
  product = startProduct({}, 'of the run');
  const { server } = await product;
  exitOnSigterm();
  process.once('exit', () => server.process.kill('SIGKILL'));
  return product;
}

/** Returns the browser of this worker, which the first file that needs it launches. */
export async function shareBrowser(): Promise<Browser> {
  if ((await browser)?.isConnected()) return browser as Promise<Browser>;
  browser = launchBrowser();
  exitOnSigterm();
  return browser;
}
