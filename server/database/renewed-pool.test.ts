import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTcpProxy, type TcpProxy } from '#tests/faults/chaos/tcp-proxy.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { connectDatabase, type Database } from './database.ts';

/** Queries continue while connections are lost. */
let testDatabase: TestDatabase;
let proxy: TcpProxy;
let database: Database;

beforeAll(async () => {
  testDatabase = await startTestDatabase();
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  const url = new URL(testDatabase.url);
  const { port } = url;
  proxy = await openTcpProxy(() => Number(port));
  url.port = String(proxy.port);
  url.searchParams.set('application_name', 'cook');
  const limits = { statementTimeoutMs: 60_000, silentAfterMs: 20_000 };
  database = connectDatabase(url.href, { poolSize: 1, ...limits });
});
afterEach(async () => {
  await Promise.all([database.close(), proxy.close()]);
});

const ask = () => database.asService((transaction) => transaction`select 1 as one`);
const owner = () => testDatabase.owner;

test('after a connection is terminated mid-query, the next query gets its own result', async () => {
  const asked = database.ping().then(() => database.asService((sql) => sql`select pg_sleep(60)`));
  const outcome = asked.catch((error: unknown) => error);
  await expect
    .poll(
      () => owner()`
        select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'cook' and query like 'select pg_sleep%'`,
    )
    .toHaveLength(1);
  expect(await outcome).toMatchObject({ code: expect.stringMatching(/^(?:57P01|08006)$/) });
  expect(await ask()).toEqual([{ one: 1 }]);
});

/** Sends a query in each turn of the event loop, before it checks for ended connections. @returns when all have succeeded or failed */
async function askEachTurn(turns: number): Promise<void> {
  const asked: Promise<unknown>[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    asked.push(database.ping().catch(() => undefined));
    // A timer is due after one millisecond at the earliest, so each turn takes longer than that.
    const until = performance.now() + 1.5;
    await new Promise((resolve) => setImmediate(resolve));
    while (performance.now() < until);
  }
  await Promise.all(asked);
}

test('a pending write to a connection that ended does not block later connections', async () => {
  for (let times = 0; times < 20; times += 1) {
    await database.ping();
    const asking = askEachTurn(12);
    proxy.cut();
    await asking;
    await database.ping();
  }
});
