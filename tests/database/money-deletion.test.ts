import fc from 'fast-check';
import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { expectExactBooks, makeWorld, type Step, steps } from './money-steps.ts';
import { balanceOf, openPurchase, refund, settle } from './purchases-scene.ts';
import { addPerson, outcomeOf, test } from './scene.ts';

/** Deletes the account of a cook or of the admin of the world. */
const deletions: fc.Arbitrary<Step> = fc.nat(2).map((place) => ({
  name: 'delete account',
  run: ({ database, cooks, admin }) => {
    const { id } = cooks[place] ?? admin;
    return database.asAuth((sql) => sql`delete from auth.users where id = ${id}`);
  },
}));
const mixed = fc.oneof({ weight: 6, arbitrary: steps }, { weight: 1, arbitrary: deletions });

const foreseen = ['allowed', 'STCRD', 'STGEN', 'STWRT', 'STRAC', 'STUSR', 'STNTF', '42501'];

/** Returns how many connections wait for a lock. */
async function waiting(owner: Sql): Promise<number> {
  const [row] = await owner<{ count: number }[]>`
    select count(*)::int from pg_catalog.pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return row?.count ?? 0;
}

test('accounts deleted during money movements cause no deadlock', async ({
  testDatabase: { owner, database },
}) => {
  await makeWorld(owner, database); // keeps one admin, so that a deleted admin is never the last
  await fc.assert(
    fc.asyncProperty(
      fc.array(mixed, { minLength: 10, maxLength: 30, size: 'max' }),
      async (all) => {
        const world = await makeWorld(owner, database);
        const outcomes = await Promise.all(all.map((step) => outcomeOf(step.run(world))));
        expect(outcomes.filter((outcome) => !foreseen.includes(outcome))).toEqual([]);
        await expectExactBooks(world);
      },
    ),
    { numRuns: 20, interruptAfterTimeLimit: 12_000 },
  );
});

test('an admin’s table update waits for a running deletion without blocking it', async ({
  testDatabase: { owner, database },
}) => {
  const [cook, admin] = [await addPerson(owner), await addPerson(owner, { admin: true })];
  const caller = { role: 'authenticated' as const, claims: { sub: admin.id } };
  const edit = await owner.begin(async (deletion) => {
    await deletion`select from auth.users where id = ${cook.id} for update`;
    const edited = database.asCaller(
      caller,
      (sql) => sql`update public.credits set balance = 7 where user_id = ${cook.id}`,
    );
    const outcome = outcomeOf(edited);
    await expect.poll(() => waiting(owner)).toBe(1);
    await deletion`delete from auth.users where id = ${cook.id}`;
    return { edited, outcome };
  });
  expect(await edit.outcome).toBe('allowed');
  expect((await edit.edited).count).toBe(0);
});

test('a refund waits for the deletion of its admin and is then settled', async ({
  testDatabase: { owner, database },
}) => {
  const cook = await addPerson(owner, { credits: 0 });
  const [admin] = [
    await addPerson(owner, { admin: true }),
    await addPerson(owner, { admin: true }),
  ];
  const purchase = await openPurchase(owner, cook);
  await settle(owner, purchase);
  const [request] = await owner<{ id: string }[]>`
    select id from private.request_refund(${admin.id}, ${purchase.id}, 'Spilt')`;
  const refunds = [refund('re_waits', 999, { requestId: request?.id ?? null })];
  const { outcome } = await owner.begin(async (deletion) => {
    await deletion`select from auth.users where id = ${admin.id} for update`;
    const settled = outcomeOf(database.asService((sql) => settle(sql, purchase, { refunds })));
    await expect.poll(() => waiting(owner)).toBe(1);
    await deletion`delete from auth.users where id = ${admin.id}`;
    return { outcome: settled };
  });
  expect(await outcome).toBe('allowed');
  expect(await balanceOf(owner, cook)).toBe(0);
});

test('a late older reading of a deleted account’s payment undoes nothing', async ({
  testDatabase: { owner, database },
}) => {
  const cook = await addPerson(owner);
  const purchase = await openPurchase(owner, cook);
  await owner`delete from auth.users where id = ${cook.id}`;
  const { late } = await owner.begin(async (first) => {
    await settle(first, purchase);
    const second = database.asService((sql) => settle(sql, purchase, { status: 'processing' }));
    await expect.poll(() => waiting(owner)).toBe(1);
    return { late: second };
  });
  expect(await late).toMatchObject({ status: 'completed', undeliverable: true });
});
