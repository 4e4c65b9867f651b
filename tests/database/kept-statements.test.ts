import { afterAll, beforeAll, expect, test } from 'vitest';
import { connectDatabase, type Database } from '#server/database/database.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';

// One role's prepared statement stays in the connection; these tests run the same statement as another role.
let testDatabase: TestDatabase;
let database: Database;
beforeAll(async () => {
  testDatabase = await startTestDatabase();
  database = connectDatabase(testDatabase.url, { poolSize: 1, statementTimeoutMs: 10_000 });
});
afterAll(async () => {
  await database.close();
  await testDatabase.close();
});

test('a function is refused to a role even if another role’s plan for it is cached', async () => {
  await testDatabase.owner.unsafe(`
    create function public.for_cooks() returns int language sql stable as 'select 42';
    revoke all on function public.for_cooks() from public;
    grant execute on function public.for_cooks() to authenticated;`);
  const question = {
    text: 'select public.for_cooks()::text as body, 1 as rows, null::float8 as total',
    values: [],
    readOnly: false,
    keepAs: `rest_${'x'.repeat(43)}`,
  };
  const askAs = (role: 'anon' | 'authenticated') =>
    database.queryAsCaller({ role, claims: {} }, question);
  // PostgreSQL may switch to a cached generic plan at the sixth execution.
  for (let time = 0; time < 8; time += 1) expect((await askAs('authenticated')).body).toBe('42');
  for (let time = 0; time < 8; time += 1)
    await expect(askAs('anon')).rejects.toMatchObject({ code: '42501' });
  expect((await askAs('authenticated')).body).toBe('42');
});

test('an error 26000 raised by the statement itself is returned without a retry', async () => {
  // A rollback does not undo nextval().
  await testDatabase.owner.unsafe(`
    create sequence public.times_run;
    create function public.says_26000() returns text language plpgsql security definer as $$
    begin
      perform nextval('public.times_run');
      raise exception 'no such thing' using errcode = '26000';
    end $$;
    grant execute on function public.says_26000() to authenticated;`);
  const question = {
    text: 'select public.says_26000() as body, 1 as rows, null::float8 as total',
    values: [],
    readOnly: false,
    keepAs: `rest_${'y'.repeat(43)}`,
  };
  for (let times = 1; times <= 3; times += 1) {
    await expect(
      database.queryAsCaller({ role: 'authenticated', claims: {} }, question),
    ).rejects.toMatchObject({ code: '26000', message: 'no such thing' });
    const [row] = await testDatabase.owner`select last_value::int as runs from public.times_run`;
    expect(row).toEqual({ runs: times });
  }
});
