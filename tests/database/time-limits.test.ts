import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { statusOfSqlState } from '#server/errors.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await startTestDatabase();
});
afterAll(() => testDatabase.close());

const nobody = { role: 'anon', claims: {} } as const;
const cook = {
  role: 'authenticated',
  claims: { sub: '0b0c2c5a-1d1e-4f5a-9f0e-3d2c1b0a9f8e' },
} as const;

type Work = Parameters<Database['asService']>[0];
const ways: Record<string, (work: Work) => Promise<unknown>> = {
  anon: (work) => testDatabase.database.asCaller(nobody, work),
  authenticated: (work) => testDatabase.database.asCaller(cook, work),
  service_role: (work) => testDatabase.database.asService(work),
  auth_admin: (work) => testDatabase.database.asAuth(work),
};

describe.each(Object.entries(ways))('as %s', (role, asRole) => {
  test('statements, lock waits and idle transactions have a timeout', async () => {
    const limits = await asRole(
      (transaction) => transaction`
        select current_user as role, current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock,
          current_setting('idle_in_transaction_session_timeout') as idle`,
    );
    expect(limits).toEqual([{ role, statement: '10s', lock: '8s', idle: '30s' }]);
  });
});

test('a wait for a locked row ends with an error that maps to 503', async () => {
  const { owner, database } = testDatabase;
  await owner`create table public.held as select 1 as id`;
  await owner`grant select, update on public.held to service_role`;
  await owner.begin(async (holder) => {
    await holder`select from public.held for update`;
    const second = database.asService(async (transaction) => {
      // The same timeout, shortened for the test.
      await transaction`set local lock_timeout = '100ms'`;
      await transaction`select from public.held for update`;
    });
    await expect(second).rejects.toMatchObject({ code: '55P03' });
  });
  expect(statusOfSqlState('55P03')).toBe(503);
});

test('a transaction that is idle for too long ends with an error that maps to 503', async () => {
  const { database } = testDatabase;
  const frozen = database.asService(async (transaction) => {
    await transaction`set local idle_in_transaction_session_timeout = '50ms'`;
    await expect
      .poll(
        () => testDatabase.owner`
          select 1 from pg_stat_activity
          where datname = current_database() and state = 'idle in transaction'`,
      )
      .toEqual([]);
    await transaction`select 1`;
  });
  await expect(frozen).rejects.toMatchObject({ code: expect.stringMatching(/^(?:25P03|08006)$/) });
  for (const code of ['25P03', '08006']) expect(statusOfSqlState(code)).toBe(503);
});
