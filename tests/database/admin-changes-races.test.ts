import type { Sql } from 'postgres';
import { expect } from 'vitest';
import type { Database } from '#server/database/database.ts';
import { addPerson, identityOf, outcomeOf, type Person, test } from './scene.ts';

// If an account is deleted while its row is changed, or while it changes another row, no log entry names it afterwards.

const rounds = 12;

/** Runs work with an admin's own token and returns the outcome. */
function asAdmin(database: Database, admin: Person, work: Parameters<Database['asCaller']>[1]) {
  const { claims } = identityOf(admin);
  return outcomeOf(database.asCaller({ role: 'authenticated', claims: JSON.parse(claims) }, work));
}

const leave = (database: Database, { id }: Person) =>
  outcomeOf(database.asAuth((sql) => sql`delete from auth.users where id = ${id}`));

async function mentionsOf(owner: Sql, { id }: Person): Promise<number> {
  const rows = await owner`
    select from public.admin_changes c where position(${id} in c::text) > 0 or position('Zoe' in c::text) > 0`;
  return rows.count;
}

test('a change concurrent with the account’s deletion leaves no name in the log', async ({
  testDatabase: { owner, database },
}) => {
  const admin = await addPerson(owner, { admin: true, name: 'Anna' });
  const changes: ((id: string) => Parameters<Database['asCaller']>[1])[] = [
    (id) => (sql) => sql`update public.profiles set full_name = 'Zoe Z.' where id = ${id}`,
    (id) => (sql) => sql`update public.user_roles set role = 'admin' where user_id = ${id}`,
    (id) => (sql) => sql`update public.credits set balance = 7 where user_id = ${id}`,
    (id) => (sql) => sql`select public.adjust_credits(${id}, 1, 9, 'For Zoe')`,
  ];
  const seen = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    for (const change of changes) {
      const zoe = await addPerson(owner, { name: 'Zoe' });
      const [changed, left] = await Promise.all([
        asAdmin(database, admin, change(zoe.id)),
        leave(database, zoe),
      ]);
      seen.add(changed);
      expect(left).toBe('allowed');
      expect(await mentionsOf(owner, zoe)).toBe(0);
    }
  }
  expect([...seen].filter((outcome) => !['allowed', 'STNTF'].includes(outcome))).toEqual([]);
});

test('an admin deleted during their own change is not named as its author', async ({
  testDatabase: { owner, database },
}) => {
  await addPerson(owner, { admin: true });
  const cook = await addPerson(owner, { name: 'Carl' });
  for (let round = 0; round < rounds; round += 1) {
    const admin = await addPerson(owner, { admin: true });
    const role = round % 2 === 0 ? 'admin' : 'user';
    const outcomes = await Promise.all([
      asAdmin(
        database,
        admin,
        (sql) => sql`update public.categories set sort_order = ${round} where slug = 'dinner'`,
      ),
      asAdmin(
        database,
        admin,
        (sql) => sql`update public.user_roles set role = ${role} where user_id = ${cook.id}`,
      ),
      leave(database, admin),
    ]);
    expect(outcomes.filter((outcome) => !['allowed', '23503'].includes(outcome))).toEqual([]);
    expect(outcomes.at(-1)).toBe('allowed');
    expect(await mentionsOf(owner, admin)).toBe(0);
  }
});
