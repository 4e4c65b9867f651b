import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { connectDatabase, type Database, type Transaction } from './database.ts';

let testDatabase: TestDatabase;
let database: Database;

beforeAll(async () => {
  testDatabase = await startTestDatabase();
  const url = new URL(testDatabase.url);
  url.searchParams.set('application_name', 'cut');
  // One connection: a query that continues after its loss would run on the connection of the next caller.
  database = connectDatabase(url.href, { poolSize: 1, statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

const cut = () => testDatabase.owner`
  select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cut'`;
/** What a type promises and a caller lacks. */
const missing = () => JSON.parse('{}').absent as string;
const gate = () => Promise.withResolvers<void>();

test('work that continues after a lost connection sends nothing on the next one', async () => {
  const [begun, thought] = [gate(), gate()];
  let error: unknown;
  const lost = database.asService(async (transaction) => {
    await transaction`select 1`;
    begun.resolve();
    await thought.promise;
    // By now this would use the next caller's connection.
    await transaction`select set_config('test.trace', 'left', false)`.catch((caught: unknown) => {
      error = caught;
    });
  });
  // Attach the handler first: the connection may be lost before the result of the cut arrives.
  const told = expect(lost).rejects.toMatchObject({ code: '08006' });
  await begun.promise;
  await cut();
  await told;
  const seen = await database.asService(async (transaction) => {
    await transaction`select 1`;
    thought.resolve();
    await transaction`select pg_sleep(0.2)`;
    return transaction`select current_setting('test.trace', true) as trace, current_user as role`;
  });
  expect(seen).toEqual([{ trace: null, role: 'service_role' }]);
  expect(error).toBeUndefined();
});

test('queries during a loss succeed or get its error code, and the next one succeeds', async () => {
  for (let times = 0; times < 10; times += 1) {
    const asked = Array.from({ length: 5 }, () =>
      database
        .asService((transaction) => transaction`select pg_sleep(0.02)`)
        .then(
          () => 'served',
          (error: { code: string }) => error.code,
        ),
    );
    await cut();
    for (const answer of await Promise.all(asked))
      expect(['served', '57P01', '08006']).toContain(answer);
    expect(await database.asService((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
  }
});

/** Statements that would be the first of their transaction, each with an undefined parameter. */
const undefinedIn: [string, (transaction: Transaction) => Promise<unknown>][] = [
  ['a parameter', (transaction) => transaction`select ${missing()}::text`],
  ['JSON', (transaction) => transaction`select ${transaction.json(missing())}::jsonb`],
  ['a fragment', (transaction) => transaction`select 1 ${transaction`, ${missing()}::text`}`],
  ['a row', (transaction) => transaction`select ${transaction({ one: 1, two: missing() })}`],
  ['a list', (transaction) => transaction`select 1 where 'a' in ${transaction(['b', missing()])}`],
  ['text', (transaction) => transaction.unsafe('select $1::text', [missing()])],
];

test.each(undefinedIn)('an undefined value in %s is refused at once', async (_place, work) => {
  // On a connection that has prepared the identity, so that the driver sends it before it looks at the statement.
  await database.asService((sql) => sql`select 1`);
  const refused = database.asService(work);
  await expect(refused).rejects.toThrow('of a statement is undefined: ');
  // The only connection is free again.
  expect(await database.asService((sql) => sql`select 1 as one`)).toEqual([{ one: 1 }]);
});

test('an undefined column that a statement leaves out is not refused', async () => {
  const row = { one: 1, two: missing() };
  expect(await database.asService((sql) => sql`select ${sql(row, 'one')}`)).toEqual([{ one: '1' }]);
});
