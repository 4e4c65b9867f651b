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
  'kitchens',
  'kitchen_people',
  'kitchen_choices',
];

/** Adds a row for a person to every private table. Returns the id of their recipe. */
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
  const never = { answer: 'these', choices: [{ label: 'Allergens', name: 'Peanuts' }] };
  await as(cook, (step) => step`select public.answer_kitchen_questions(${step.json({ never })})`);
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
  test('reads nothing private before using it, and everything after', async ({ scene }) => {
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

  test('writes nothing before using it', async ({ scene }) => {
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

  test('has no admin rights before using it', async ({ scene }) => {
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

test('an unverified factor is not required', async ({ scene }) => {
  const cook = await scene.person();
  await addFactor(scene, cook, 'unverified');
  expect(await seen(scene, cook, 'credits', 'aal1')).toBe(1);
});

describe('recovery codes', () => {
  const addCodes = ({ sql }: Scene, { id }: Person) => sql<{ id: string }[]>`
    insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
    values (${id}, 'recovery_code', 'verified', 'Recovery codes') returning id`;

  test('alone do not require a second factor', async ({ scene }) => {
    const cook = await scene.person();
    await addCodes(scene, cook);
    expect(await seen(scene, cook, 'credits', 'aal1')).toBe(1);
    await addFactor(scene, cook, 'verified');
    expect(await seen(scene, cook, 'credits', 'aal1')).toBe(0);
  });

  test('are readable by auth_admin only and deleted with their account', async ({ scene }) => {
    const cook = await scene.person();
    const admin = await scene.person({ admin: true });
    const [factor] = await addCodes(scene, cook);
    await scene.sql`
      insert into auth.mfa_recovery_codes (factor_id, code_hash) values (${factor?.id ?? ''}, 'hash')`;
    const read = (sql: Transaction) => sql`select code_hash from auth.mfa_recovery_codes`;
    for (const who of [cook, admin, 'visitor', 'service'] as const) {
      expect(await outcomeOf(scene.as(who, read, 'aal2'))).toBe('42501');
    }
    expect((await scene.as('accounts', read)).count).toBe(1);
    await scene.sql`delete from auth.users where id = ${cook.id}`;
    expect((await scene.as('accounts', read)).count).toBe(0);
  });
});

test('unfinished attempts are deleted after a day, verified factors stay', async ({ scene }) => {
  const cook = await scene.person();
  await addFactor(scene, cook, 'verified');
  await addFactor(scene, cook, 'unverified');
  await scene.sql`
    insert into auth.mfa_challenges (factor_id, ip_address)
    select id, '127.0.0.1' from auth.mfa_factors where user_id = ${cook.id}`;
  const sweep = async (hours: number) => {
    const [row] = await scene.as(
      'service',
      (sql) => sql<{ swept: number }[]>`
        select private.sweep_factors(now() + make_interval(hours => ${hours})) as swept`,
    );
    return row?.swept;
  };
  expect(await sweep(23)).toBe(0);
  expect(await sweep(25)).toBe(3);
  const left = await scene.sql`
    select status from auth.mfa_factors where user_id = ${cook.id}`;
  expect(left).toMatchObject([{ status: 'verified' }]);
});

test('factors of two users may be challenged at the same time', async ({ scene }) => {
  const moment = new Date();
  for (const cook of [await scene.person(), await scene.person()]) {
    await addFactor(scene, cook, 'verified');
    await scene.sql`
      update auth.mfa_factors set last_challenged_at = ${moment} where user_id = ${cook.id}`;
  }
});
