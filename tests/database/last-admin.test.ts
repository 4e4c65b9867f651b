import type { Sql } from 'postgres';
import { expect } from 'vitest';
import { addPerson, outcomeOf, test } from './scene.ts';

/** Makes exactly these two users the admins and bypasses the guard under test. */
async function crown(owner: Sql, ids: string[]) {
  await owner.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update public.user_roles set role = case when user_id = any(${ids}) then 'admin' else 'user' end`;
  });
}

test('two admins who lose the role concurrently: one stays admin', async ({ testDatabase }) => {
  const { owner, database } = testDatabase;
  const pair = [await addPerson(owner), await addPerson(owner)].map(({ id }) => id);
  for (let round = 0; round < 20; round += 1) {
    await crown(owner, pair);
    const outcomes = await Promise.all(
      pair.map((id) =>
        outcomeOf(
          database.asService(
            (sql) => sql`update public.user_roles set role = 'user' where user_id = ${id}`,
          ),
        ),
      ),
    );
    expect(outcomes.sort()).toEqual(['STADM', 'allowed']);
    const left = await owner`select from public.user_roles where role = 'admin'`;
    expect(left.count).toBe(1);
  }
});

test('two admins whose accounts are deleted concurrently: one stays', async ({
  testDatabase: { owner, database },
}) => {
  for (let round = 0; round < 5; round += 1) {
    const pair = [await addPerson(owner), await addPerson(owner)].map(({ id }) => id);
    await crown(owner, pair);
    const outcomes = await Promise.all(
      pair.map((id) =>
        outcomeOf(database.asAuth((sql) => sql`delete from auth.users where id = ${id}`)),
      ),
    );
    expect(outcomes.sort()).toEqual(['STADM', 'allowed']);
  }
});
