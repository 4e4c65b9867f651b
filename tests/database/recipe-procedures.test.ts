import { describe, expect } from 'vitest';
import type { Transaction } from '#server/database/database.ts';
import { addRecipe, type Person, test } from './scene.ts';

/** Returns the plan of a query as one text. */
async function planOf(sql: Transaction, query: string): Promise<string> {
  const rows = await sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${query}`);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

/** Adds 20,000 recipes, one percent of them by this cook, so that the planner has a choice to make. */
async function fillKitchen(sql: Transaction, cook: Person): Promise<void> {
  await sql`
    insert into public.recipes (user_id, name, categories, created_at)
    select case when n % 100 = 0 then ${cook.id}::uuid else (select id from auth.users where id <> ${cook.id} limit 1) end,
      'Dish number ' || n, array['Dinner'], now() - n * interval '1 minute'
    from generate_series(1, 20000) as n`;
  await sql`analyze public.recipes`;
}

describe('get_user_recipe_rating', () => {
  test('returns the caller’s own rating or null', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const recipe = await addRecipe(scene.sql, cook);
    await scene.sql`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${recipe}, ${cook.id}, 4)`;
    const ask = (who: Person | 'visitor') =>
      scene.as(
        who,
        (sql) => sql`select public.get_user_recipe_rating(recipe_uuid => ${recipe}) as rating`,
      );
    expect(await ask(cook)).toEqual([{ rating: 4 }]);
    expect(await ask(other)).toEqual([{ rating: null }]);
    expect(await ask('visitor')).toEqual([{ rating: null }]);
  });
});

describe('get_recipes_with_ratings', () => {
  test('lists a cook’s recipes, newest first, with the caller’s favourites', async ({ scene }) => {
    const [cook, other] = [await scene.person(), await scene.person()];
    const older = await addRecipe(scene.sql, cook, { name: 'Older', created_at: '2026-01-01' });
    const newer = await addRecipe(scene.sql, cook, { name: 'Newer', created_at: '2026-02-01' });
    await addRecipe(scene.sql, other);
    await scene.sql`insert into public.favorite_recipes (user_id, recipe_id) values (${cook.id}, ${older})`;
    await scene.sql`insert into public.recipe_ratings (recipe_id, user_id, rating) values (${newer}, ${other.id}, 3)`;
    const list = (who: Person | 'visitor') =>
      scene.as(
        who,
        (sql) => sql`
        select name, is_favorite, average_rating::float as average, rating_count
        from public.get_recipes_with_ratings(filter_user_id => ${cook.id})`,
      );
    const rows = [
      { name: 'Newer', is_favorite: false, average: 3, rating_count: 1 },
      { name: 'Older', is_favorite: true, average: 0, rating_count: 0 },
    ];
    expect(await list(cook)).toEqual(rows);
    expect(await list(other)).toEqual(rows.map((row) => ({ ...row, is_favorite: false })));
    expect(await list('visitor')).toEqual(rows.map((row) => ({ ...row, is_favorite: false })));
  });

  test('returns one recipe by its id and nothing for an unknown id', async ({ scene }) => {
    const cook = await scene.person();
    const recipe = await addRecipe(scene.sql, cook);
    const ask = (id: string) =>
      scene.as(
        'visitor',
        (sql) => sql`select id from public.get_recipes_with_ratings(filter_recipe_id => ${id})`,
      );
    expect(await ask(recipe)).toEqual([{ id: recipe }]);
    expect(await ask('00000000-0000-4000-8000-000000000000')).toEqual([]);
  });

  test('has every column of a recipe except rating_sum', async ({ scene: { sql } }) => {
    const missing = await sql`
      select attname from pg_catalog.pg_attribute
      where attrelid = 'public.recipes'::regclass and attnum > 0 and not attisdropped
      except
      select unnest(proargnames) from pg_catalog.pg_proc
      where oid = 'public.get_recipes_with_ratings(uuid, uuid)'::regprocedure`;
    expect(missing).toEqual([{ attname: 'rating_sum' }]);
  });

  test('uses the index of its filter, also with order and limit', async ({ scene }) => {
    const [cook] = [await scene.person(), await scene.person()];
    await fillKitchen(scene.sql, cook);
    const plan = (call: string, rest = '') =>
      scene.as(cook, (sql) =>
        planOf(sql, `select * from public.get_recipes_with_ratings(${call}) ${rest}`),
      );
    const page = await plan(`filter_user_id => '${cook.id}'`, 'order by created_at desc limit 6');
    expect(page).toContain('recipes_user_id_created_at_idx');
    expect(page).not.toContain('Function Scan');
    const one = await plan(`filter_recipe_id => '${cook.id}'`);
    expect(one).toContain('recipes_pkey');
    const latest = await plan('', 'order by created_at desc limit 10');
    expect(latest).toContain('recipes_created_at_idx');
  });

  test('a search for two words can use the trigram index', async ({ scene }) => {
    const [cook] = [await scene.person(), await scene.person()];
    await fillKitchen(scene.sql, cook);
    // Whether the index pays off is the planner's estimate from samples. This test checks only that the index can be used.
    const plan = await scene.as(cook, async (sql) => {
      await sql`set local enable_seqscan = off`;
      return planOf(
        sql,
        "select * from public.get_recipes_with_ratings() where search_text ilike '%19999%' and search_text ilike '%number%'",
      );
    });
    expect(plan).toContain('recipes_search_text_idx');
  });
});
