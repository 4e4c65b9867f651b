import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addRecipe, outcomeOf, type Person, type Scene, test } from './scene.ts';

const addFactor = ({ sql }: Scene, { id }: Person, status: 'verified' | 'unverified') => sql`
  insert into auth.mfa_factors (user_id, factor_type, status) values (${id}, 'totp', ${status})`;

const privateTables = [
  'profiles',
  'user_roles',
  'credits',
  'credit_entries',
  'generations',
  'purchases',
  'favorite_recipes',
  'recipe_ratings',
];

/** Gives a person a row in every private table. */
async function fillTables({ sql, as }: Scene, cook: Person): Promise<string> {
  const recipe = await addRecipe(sql, cook);
  await sql`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${recipe})`;
  await sql`insert into public.recipe_ratings (user_id, recipe_id, rating) values (${cook.id}, ${recipe}, 3)`;
  await as(
    'service',
    (step) => step`
    select private.open_purchase(${cook.id}, 'key', 'small', 10, 499, 'usd')`,
  );
  await as(
    'service',
    (step) => step`select private.begin_generation(${cook.id}, 'k', '{}', 'p', 'chef')`,
  );
  return recipe;
}

const seen = ({ as }: Scene, who: Person, table: string, aal: 'aal1' | 'aal2') =>
  as(
    who,
    async (sql) => {
      const [row] = await sql`select count(*)::int as rows from public.${sql(table)}`;
      return row?.rows as number;
    },
    aal,
  );

describe('a person with a verified second factor', () => {
  test('reads nothing private before it was used, and everything after', async ({ scene }) => {
    const cook = await scene.person({ admin: true });
    await fillTables(scene, cook);
    for (const table of privateTables)
      expect.soft(await seen(scene, cook, table, 'aal1'), table).toBeGreaterThan(0);
    await addFactor(scene, cook, 'verified');
    for (const table of privateTables) {
      expect.soft(await seen(scene, cook, table, 'aal1'), table).toBe(0);
      expect.soft(await seen(scene, cook, table, 'aal2'), table).toBeGreaterThan(0);
    }
  });

  test('writes nothing before it was used', async ({ scene }) => {
    const cook = await scene.person();
    const recipe = await fillTables(scene, cook);
    await addFactor(scene, cook, 'verified');
    const inserts: ((sql: Transaction) => PromiseLike<{ count: number }>)[] = [
      (sql) => sql`insert into public.recipes (user_id, name) values (${cook.id}, 'Soup')`,
      (
        sql,
      ) => sql`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${recipe})
        on conflict do nothing`,
    ];
    for (const insert of inserts) {
      expect(await outcomeOf(scene.as(cook, insert, 'aal1'))).toBe('42501');
      expect(await outcomeOf(scene.as(cook, insert, 'aal2'))).toBe('allowed');
    }
    const rename = (sql: Transaction) =>
      sql`update public.recipes set name = 'x' where id = ${recipe}`;
    const remove = (sql: Transaction) => sql`delete from public.recipes where id = ${recipe}`;
    expect((await scene.as(cook, rename, 'aal1')).count).toBe(0);
    expect((await scene.as(cook, remove, 'aal1')).count).toBe(0);
    expect((await scene.as(cook, rename, 'aal2')).count).toBe(1);
  });

  test('is no admin before it was used', async ({ scene }) => {
    const admin = await scene.person({ admin: true });
    await addFactor(scene, admin, 'verified');
    const write = (sql: Transaction) =>
      sql`insert into public.categories (name, slug) values ('N', 'n')`;
    expect(await outcomeOf(scene.as(admin, write, 'aal1'))).toBe('42501');
    expect(await outcomeOf(scene.as(admin, write, 'aal2'))).toBe('allowed');
  });

  test('still reads what is public', async ({ scene }) => {
    const cook = await scene.person();
    await addRecipe(scene.sql, cook);
    await addFactor(scene, cook, 'verified');
    expect(await seen(scene, cook, 'recipes', 'aal1')).toBeGreaterThan(0);
    expect(await seen(scene, cook, 'categories', 'aal1')).toBeGreaterThan(0);
  });
});

test('a factor that was never verified asks for nothing', async ({ scene }) => {
  const cook = await scene.person();
  await addFactor(scene, cook, 'unverified');
  expect(await seen(scene, cook, 'credits', 'aal1')).toBe(1);
});
