import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { reserveGeneration } from '#server/functions/generation/open-generation.ts';
import { createTestApp, type TestApp } from '../support/app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { type StatementCounter, startStatementCounter } from '../support/statement-counter.ts';
import { thaiVegan } from './generate-scene.ts';
import { call, follow } from './generate-stream-scene.ts';

let testApp: TestApp;
let counter: StatementCounter;
let database: Database;

beforeAll(async () => {
  testApp = await createTestApp();
  counter = await startStatementCounter(testApp.testDatabase.url);
  database = connectDatabase(counter.url, { poolSize: 10, statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await counter.close();
  await testApp.close();
});

const planOf = (userId: string, idempotencyKey: string) => ({
  ...{ userId, idempotencyKey, choices: {}, prompt: 'prompt', model: 'chef', cost: 1 },
});

test('thirty concurrent requests with one key open one generation', async () => {
  const { user } = await signUpConfirmed(testApp);
  for (const key of ['double-click', 'another']) {
    const plan = planOf(user.id, key);
    const all = await Promise.all(
      Array.from({ length: 30 }, () => reserveGeneration(testApp.services.database, plan)),
    );
    expect(new Set(all.map(({ generation }) => generation.id)).size).toBe(1);
    expect(all.filter(({ openedHere }) => openedHere)).toHaveLength(1);
    await testApp.testDatabase
      .owner`select private.fail_generation(id, 'unexpected', 'Over.', null, null, null, null, false, null)
      from public.generations where status = 'running'`;
  }
});

// A transaction that waits for this process holds a connection and the cook's credits while the process is busy with other work.
test('a generation opens no transaction that waits for the process', async () => {
  const [first, second] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
  const app = createApp({ ...testApp.services, database });
  const busy = {
    services: testApp.services,
    request: async (path: string, init?: RequestInit) =>
      app.fetch(new Request(new URL(path, 'http://saffron.test'), init), {
        peerAddress: '127.0.0.1',
      }),
  };
  const order = async (cook: Person) => {
    counter.take();
    const response = await call(busy, cook, { options: thaiVegan });
    expect(response.status).toBe(200);
    const events = await follow(response).toEnd();
    expect(events.at(-1)?.event).toBe('recipe');
    return counter.take();
  };
  await order(first); // first use: LISTEN, and reading the ended sign-ins
  const statements = await order(second);
  await app.drain();
  const others = statements.filter((text) => !text.includes('from private.run_as_caller('));
  // The advisory lock is taken before the row exists and released at the end.
  expect(others.filter((text) => !text.includes('advisory'))).toEqual([]);
  // The eight statements: factor, key, labels, row; recent titles; sent, kept, balance.
  expect(statements.length - others.length).toBe(8);
});
