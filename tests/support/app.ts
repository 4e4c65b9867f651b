import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { pino } from 'pino';
import { type App, createApp } from '#server/app.ts';
import { openServices } from '#server/open-services.ts';
import type { Services } from '#server/services.ts';
import { readSettings } from '#server/settings/settings.ts';
import { startTestDatabase, type TestDatabase } from './database.ts';

export const testSiteUrl = 'http://saffron.test';

/** A clock that a test can advance. It follows the real time plus the advanced offset. */
type TestClock = { now: () => Date; advance(milliseconds: number): void };

function createTestClock(): TestClock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance(milliseconds) {
      offsetMs += milliseconds;
    },
  };
}

export type TestApp = {
  app: App;
  services: Services;
  testDatabase: TestDatabase;
  clock: TestClock;
  /** The official client, in process, with the anon key (signed out until it signs in) or the service role key. */
  client(key?: 'anon' | 'service_role'): SupabaseClient;
  /** Sends one raw request, for requests that the official client would never send. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

export type TestOptions = {
  variables?: Record<string, string>;
  services?: Partial<Services>;
  /** The PostgreSQL cluster to use, as returned by `openTestCluster`; defaults to the cluster of this run. */
  clusterUrl?: string;
  /** An existing database to use. Closing the app closes it too. */
  testDatabase?: TestDatabase;
};

/** Starts the whole product on its own database, without a port. */
export async function createTestApp(options: TestOptions = {}): Promise<TestApp> {
  const testDatabase = options.testDatabase ?? (await startTestDatabase(options.clusterUrl));
  const clock = createTestClock();
  const settings = readSettings({
    SITE_URL: testSiteUrl,
    SECRET_KEY: 'a secret for tests alone, never used elsewhere',
    LOG_LEVEL: 'silent',
    DATABASE_URL: testDatabase.url,
    RATE_LIMIT_STORE: 'memory',
    // A picture takes seconds of CPU time, so only tests of pictures turn the picture model on.
    PICTURE_MODEL: 'none',
    ...options.variables,
  });
  const log = options.services?.log ?? pino({ level: 'silent' });
  const opened = await openServices(settings, testDatabase.database, log, { clock: clock.now });
  // Tests sign up hundreds of users, so the minimum response time is off unless a test sets it. Without it, work that would continue in the
  // background after the response is finished before the response.
  const services = { ...opened, minResponseMs: null, ...options.services };
  const app = createApp(services);
  const peer = { peerAddress: '127.0.0.1' };
  return {
    app,
    services,
    testDatabase,
    clock,
    client(key = 'anon') {
      const apiKey = key === 'anon' ? services.keys.anonKey : services.keys.serviceRoleKey;
      return createClient(testSiteUrl, apiKey, {
        auth: { autoRefreshToken: false, persistSession: false, detectSessionInUrl: false },
        global: { fetch: (input, init) => app.fetch(new Request(input, init), peer) },
      });
    },
    request: (path, init) => app.fetch(new Request(new URL(path, testSiteUrl), init), peer),
    async close() {
      await app.close();
      await testDatabase.close();
    },
  };
}
