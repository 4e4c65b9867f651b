import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { startTransactionPooler, type TransactionPooler } from '../support/transaction-pooler.ts';
import { generate, ledgerOf, thaiVegan } from './generate-scene.ts';

/** The app behind a pooler: each transaction may run on another connection. `directUrl` bypasses the pooler for what needs a session. */
let testApp: TestApp;
let pooler: TransactionPooler;
let pooled: Database;
let app: App;

const limits = { poolSize: 6, statementTimeoutMs: 10_000 };

beforeAll(async () => {
  testApp = await createTestApp();
  pooler = await startTransactionPooler(testApp.testDatabase.url);
  pooled = connectDatabase(pooler.url, { ...limits, directUrl: testApp.testDatabase.url });
  app = createApp({ ...testApp.services, database: pooled });
});
afterAll(async () => {
  await app.drain();
  await app.close();
  await pooled.close();
  await pooler.close();
  await testApp.close();
});

/** Returns the cook with a client whose requests go through the pooler. */
function through(cook: Person): Person {
  const client = createClient(
    testApp.services.settings.http.siteUrl,
    testApp.services.keys.anonKey,
    {
      accessToken: async () => cook.session.access_token,
      global: {
        fetch: (input, init) => app.fetch(new Request(input, init), { peerAddress: '127.0.0.1' }),
      },
    },
  );
  return { ...cook, client };
}

test('without directUrl the pooler refuses the connection for its statement_timeout', async () => {
  const blunt = connectDatabase(pooler.url, limits);
  await expect(blunt.ping()).rejects.toThrow('unsupported startup parameter: statement_timeout');
  await blunt.close();
});

test('successive transactions run in different sessions', async () => {
  const sessions = new Set<unknown>();
  await Promise.all([pooled.ping(), pooled.ping(), pooled.ping()]);
  for (let count = 0; count < 10; count += 1) {
    const [row] = await pooled.asService((sql) => sql`select pg_backend_pid() as pid`);
    sessions.add(row?.pid);
  }
  expect(sessions.size).toBeGreaterThan(1);
});

test('concurrent transactions on shared connections read only rows of their own user', async () => {
  const cooks: Person[] = [];
  for (let count = 0; count < 4; count += 1) cooks.push(await signUpConfirmed(testApp));
  const seen = await Promise.all(
    Array.from({ length: 60 }, async (_none, index) => {
      const cook = cooks[index % cooks.length];
      if (!cook) throw new Error('There is no cook.');
      const { data, error } = await through(cook).client.from('credits').select('user_id');
      expect(error).toBeNull();
      return { own: cook.user.id, data };
    }),
  );
  for (const { own, data } of seen) expect(data).toEqual([{ user_id: own }]);
});

test('concurrent requests with one idempotency key make and charge one recipe', async () => {
  const cook = await signUpConfirmed(testApp);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => generate(through(cook), thaiVegan, 'one-key')),
  );
  const made = answers.flatMap(({ data }) => data ?? []);
  expect(made).toHaveLength(6);
  for (const one of made) expect(one).toEqual(made[0]);
  expect(await ledgerOf(testApp, cook)).toEqual({ balance: 0, kinds: ['free', 'generation'] });
});

test('a statement timeout applies to its transaction and does not outlive it', async () => {
  const directUrl = testApp.testDatabase.url;
  const hasty = connectDatabase(pooler.url, { poolSize: 2, statementTimeoutMs: 300, directUrl });
  const slow = hasty.asService((sql) => sql`select pg_sleep(60)`);
  await expect(slow).rejects.toMatchObject({ code: '57014' });
  await hasty.close();
  const limitOf = (work: Database) =>
    work.asService(
      async (sql) => (await sql`select current_setting('statement_timeout') as is`)[0],
    );
  expect(await limitOf(pooled)).toEqual({ is: '10s' });
});

test('LISTEN and advisory locks bypass the pooler', async () => {
  const heard: string[] = [];
  const stop = await pooled.listen('kitchen', (word) => heard.push(word));
  await pooled.asService((sql) => sql`select pg_notify('kitchen', 'done')`);
  await expect.poll(() => heard).toEqual(['done']);
  await stop();
  const releaseLock = await pooled.acquireLock('stove');
  for (let look = 0; look < 10; look += 1) expect(await pooled.findUnlocked(['stove'])).toEqual([]);
  releaseLock();
  await expect.poll(() => pooled.findUnlocked(['stove'])).toEqual(['stove']);
});
