import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#server/database/migrate.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { signIn } from '#tests/support/people.ts';
import { type EveryRow, listEmptyTables, lossesBetween, readEveryRow } from './every-row.ts';
import { liveAt, type Past, password } from './live-at.ts';
import { readSchema } from './schema-of.ts';
import { migrateToStage, pastStages, sqlRoot } from './stage.ts';

// Users live at the baseline and in each released version since, and the database is upgraded through all of them to today's schema.

let testDatabase: TestDatabase;
const pasts: Past[] = [];
const losses: string[] = [];
let emptyTables: string[] = [];
/** The number of categories in the catalogue of the baseline. */
let startingCategories: number | undefined;

const countCategories = async (sql: TestDatabase['owner']) => {
  const [row] = await sql<
    { count: number }[]
  >`select count(*)::int as count from public.categories`;
  return row?.count;
};

beforeAll(async () => {
  testDatabase = await startTestDatabase(undefined, 'template0');
  const { owner, url } = testDatabase;
  let before: EveryRow = new Map();
  for (const stage of pastStages) {
    await migrateToStage(url, stage);
    losses.push(...lossesBetween(before, await readEveryRow(owner)));
    startingCategories ??= await countCategories(owner);
    pasts.push(await liveAt(owner, stage));
    before = await readEveryRow(owner);
    emptyTables = await listEmptyTables(owner);
  }
  await migrate(url, sqlRoot);
  losses.push(...lossesBetween(before, await readEveryRow(owner)));
});

test('no upgrade step loses a row or changes a value', () => {
  expect(losses).toEqual([]);
});

test('every table of the newest past version held rows', () => {
  expect(emptyTables).toEqual([]);
});

test('the upgraded schema equals a fresh one, including grants', async () => {
  const fresh = await startTestDatabase();
  try {
    const expected = await readSchema(fresh.owner);
    expect(Object.values(expected).every((lines) => lines.length > 2)).toBe(true);
    expect(await readSchema(testDatabase.owner)).toEqual(expected);
  } finally {
    await fresh.close();
  }
});

test('every balance equals the sum of its entries and the sum left in its lots', async () => {
  const balances = await testDatabase.owner`
    select c.balance, (select sum(e.delta)::int from public.credit_entries e where e.user_id = c.user_id) as entries,
      coalesce((select sum(l.remaining)::int from private.credit_lots l where l.user_id = c.user_id), 0) as lots
    from public.credits c order by c.balance desc`;
  expect(balances).toHaveLength(3 * pastStages.length);
  for (const { balance, entries, lots } of balances)
    expect([entries, lots]).toEqual([balance, balance]);
});

describe('a returning user', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    // The stages left keys that no SECRET_KEY sealed: the app creates its own.
    await testDatabase.owner`truncate private.signing_keys, private.api_keys`;
    testApp = await createTestApp({ testDatabase });
  });
  afterAll(() => testApp.close());
  const comeBack = async (email: string) =>
    (await signIn(testApp, { email, password, name: '' })).client;

  describe.each(pastStages)('with data from %s', (stage: string) => {
    const left = () => pasts.find((past) => past.stage === stage) as Past;

    test('signs in with the old password and reads the old recipe unchanged', async () => {
      const { email, recipeId } = left();
      const client = await comeBack(email);
      const { data } = await client
        .rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId })
        .single();
      expect(data).toMatchObject({
        name: `Crème Brûlée ${stage}`,
        ingredients: ['100 g sugar', 'a "thick" {cream}, 1\\2', '🥚'],
        categories: ['Dessert', 'Суп'],
        average_rating: 4.5,
        rating_count: 2,
        is_favorite: true,
      });
    });

    test('finds recipes in either letter case and saves another one', async () => {
      const { email, cookId } = left();
      const client = await comeBack(email);
      const search = async (typed: string) => {
        const { data } = await client
          .rpc('get_recipes_with_ratings', { filter_user_id: cookId })
          .ilike('search_text', `%${typed}%`);
        return (data as { name: string }[]).map(({ name }) => name);
      };
      expect(await search('brûlée')).toEqual([`Crème Brûlée ${stage}`]);
      expect(await search('СУП')).toEqual([`Crème Brûlée ${stage}`]);
      expect(await search('щи')).toEqual([`ЩИ ${stage}`]);
      const row = { user_id: cookId, name: 'New soup' };
      expect((await client.from('recipes').insert(row)).error).toBeNull();
      expect(await search('NEW SOUP')).toEqual(['New soup']);
    });

    test('finds old purchases, and admins find the user', async () => {
      const { email, adminEmail, cookId } = left();
      const client = await comeBack(email);
      const { data: purchases } = await client.from('purchases').select('status');
      expect(purchases).toContainEqual({ status: 'completed' });
      const admin = await comeBack(adminEmail);
      const { data: found } = await admin.rpc('find_users', { p_search: `zoe uberall ${stage}` });
      expect(found).toMatchObject([{ user_ids: [cookId] }]);
    });
  });

  test('as an admin, finds the catalogue as the last admin left it', async () => {
    const admin = await comeBack(pasts.at(-1)?.adminEmail ?? '');
    const { data: thai } = await admin
      .from('categories')
      .select('description, icon')
      .eq('slug', 'thai')
      .single();
    expect(thai).toEqual({ description: `Edited at ${pastStages.at(-1)}`, icon: '🌶️' });
    const own = await admin
      .from('categories')
      .select('slug')
      .like('slug', 'ölkuchen-%')
      .order('slug');
    expect(own.data).toEqual(pastStages.map((stage) => ({ slug: `ölkuchen-${stage}` })));
    // Each admin added one and removed one, and no upgrade restored what had been removed.
    expect(await countCategories(testApp.testDatabase.owner)).toBe(startingCategories);
    const off = await admin.from('category_groups').select('slug').eq('is_active', false);
    expect(off.data).toEqual([{ slug: 'plating' }]);
  });

  test('as an admin, sees every user counted in the overview', async () => {
    const admin = await comeBack(pasts[0]?.adminEmail ?? '');
    const { data } = await admin.rpc('read_overview', { p_days: 2, p_time_zone: 'UTC' });
    const { users, days } = data as { users: number; days: Record<string, number>[] };
    const sumOf = (field: string) => days.reduce((sum, day) => sum + (day[field] ?? 0), 0);
    const count = pastStages.length;
    expect({
      users,
      completed: sumOf('completed'),
      failed: sumOf('failed'),
      signUps: sumOf('signUps'),
    }).toEqual({
      users: 3 * count,
      completed: count,
      failed: count,
      signUps: 3 * count,
    });
  });
});
