import fc from 'fast-check';
import { expect } from 'vitest';
import { expectExactBooks, makeWorld, type Step, steps } from './money-steps.ts';
import { addPerson, outcomeOf, test } from './scene.ts';

/** A cook's account goes, or that of the admin who is at work. */
const deletions: fc.Arbitrary<Step> = fc.nat(2).map((place) => ({
  name: 'delete account',
  run: ({ database, cooks, admin }) => {
    const { id } = cooks[place] ?? admin;
    return database.asAuth((sql) => sql`delete from auth.users where id = ${id}`);
  },
}));
const mixed = fc.oneof({ weight: 6, arbitrary: steps }, { weight: 1, arbitrary: deletions });

const foreseen = ['allowed', 'STCRD', 'STGEN', 'STWRT', 'STRAC', 'STUSR', 'STNTF', '42501'];

test('accounts may be deleted in the midst of it all: nobody waits for each other in a circle', async ({
  testDatabase: { owner, database },
}) => {
  await makeWorld(owner, database); // its admin stays, so that no other one is the last
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
}, 40_000);

test('an admin’s table update waits for a deletion that has begun, holding nothing that it needs', async ({
  testDatabase: { owner, database },
}) => {
  const [cook, admin] = [await addPerson(owner), await addPerson(owner, { admin: true })];
  const caller = { role: 'authenticated' as const, claims: { sub: admin.id } };
  const waiting = async () => {
    const [row] = await owner`
      select count(*)::int from pg_catalog.pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    return row?.count;
  };
  const edit = await owner.begin(async (deletion) => {
    await deletion`select from auth.users where id = ${cook.id} for update`;
    const edited = database.asCaller(
      caller,
      (sql) => sql`update public.credits set balance = 7 where user_id = ${cook.id}`,
    );
    const outcome = outcomeOf(edited);
    await expect.poll(waiting).toBe(1);
    await deletion`delete from auth.users where id = ${cook.id}`;
    return { edited, outcome };
  });
  expect(await edit.outcome).toBe('allowed');
  expect((await edit.edited).count).toBe(0);
});
