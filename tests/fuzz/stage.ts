import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import type postgres from 'postgres';
import { type App, createApp } from '#server/app.ts';
import type { Database } from '#server/database/database.ts';
import { openServices } from '#server/open-services.ts';
import { loadWebBuild } from '#server/pages/index.ts';
import { listen } from '#server/process/listen.ts';
import { printableError } from '#server/process/logger.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { claimStore } from '#server/storage/store-mark.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { findFreePort } from '#tests/support/server-process.ts';

export const secretKey = 'a secret for fuzzing alone, never used elsewhere';

/** A migrated PostgreSQL: of the test run, or the bench's own. */
export type Ground = { url: string; owner: postgres.Sql; database: Database };

export type LogLine = { level: number; requestId?: string; msg?: string; [field: string]: unknown };

/** The product behind a port, with everything on that can be switched on, and its log captured. */
export type Stage = {
  app: App;
  services: Services;
  owner: postgres.Sql;
  port: number;
  origin: string;
  clientDirectory: string;
  client(key?: 'anon' | 'service_role'): SupabaseClient;
  /** Removes and returns the log lines since the last call. */
  takeLog(): LogLine[];
  /** Removes and returns the uncaught errors since the last call, which would have ended the process or been lost. */
  takeAccidents(): unknown[];
  close(): Promise<void>;
};

const variables = {
  SECRET_KEY: secretKey,
  RATE_LIMITS: 'off',
  RATE_LIMIT_STORE: 'memory',
  PICTURE_MODEL: 'none',
  SAML: 'on',
  STATEMENT_TIMEOUT_MS: '2000',
  GITHUB_CLIENT_ID: 'fuzz',
  GITHUB_CLIENT_SECRET: 'the secret of the GitHub client',
  GITHUB_URL: 'http://127.0.0.1:1',
};

function keptLog() {
  let lines: LogLine[] = [];
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(JSON.parse(line.toString()) as LogLine);
      done();
    },
  });
  const log = pino(
    { level: 'info', serializers: { err: printableError }, base: undefined },
    stream,
  );
  function take(): LogLine[] {
    const taken = lines;
    lines = [];
    return taken;
  }
  return { log, take };
}

/** Collects unhandled rejections and uncaught exceptions: each would end a process that runs only the product. */
function watchAccidents() {
  let accidents: unknown[] = [];
  const note = (error: unknown) => accidents.push(error);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  return {
    take() {
      const taken = accidents;
      accidents = [];
      return taken;
    },
    stop() {
      process.off('unhandledRejection', note);
      process.off('uncaughtException', note);
    },
  };
}

type Change = (app: App) => App;

async function openProduct(
  ground: Ground,
  { dataDirectory, log, change }: { dataDirectory: string; log: Services['log']; change: Change },
) {
  const port = await findFreePort();
  const settings = readSettings({
    ...variables,
    PORT: String(port),
    DATABASE_URL: ground.url,
    DATA_DIR: dataDirectory,
  });
  const stopping = new AbortController();
  // Silent: otherwise mails are printed on the terminal.
  const opened = await openServices(settings, ground.database, pino({ level: 'silent' }), {
    stopping: stopping.signal,
  });
  const services = { ...opened, log, minResponseMs: null };
  await claimStore(services);
  const web = await loadWebBuild();
  const app = change(createApp(services, web));
  const server = await listen(app, { host: '127.0.0.1', port });
  return { app, services, server, web, stopping };
}

/**
 * Opens the product on an existing database; the caller closes it afterwards. Needs a build of the web app.
 * @param change returns a changed app, to check that its faults are found
 */
export async function openStage(ground: Ground, change: Change = (app) => app): Promise<Stage> {
  const folder = await makeDataDirectory();
  const { log, take } = keptLog();
  const { app, services, server, web, stopping } = await openProduct(ground, {
    dataDirectory: folder.path,
    log,
    change,
  });
  const accidents = watchAccidents();
  const { port } = server.address() as AddressInfo;
  const origin = `http://localhost:${port}`;
  return {
    app,
    services,
    owner: ground.owner,
    port,
    origin,
    clientDirectory: web.clientDirectory,
    client: (key = 'anon') =>
      createClient(origin, key === 'anon' ? services.keys.anonKey : services.keys.serviceRoleKey, {
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
      }),
    takeLog: take,
    takeAccidents: accidents.take,
    async close() {
      stopping.abort();
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await app.close();
      await closed;
      await app.drain();
      accidents.stop();
      await folder.remove();
    },
  };
}
