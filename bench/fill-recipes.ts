import type postgres from 'postgres';

/** How many people there are, and how many recipes each of them has saved. */
export type Cookbook = { people: number; each: number };

/** Returns the id of the n-th person. Ids are derived from the number, so that a measurement needs no lookups. */
export function cookNumbered(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
}

/** Returns the id of the m-th recipe of the n-th person, counting from 1. */
export function recipeNumbered(n: number, m: number): string {
  return `00000000-0000-4000-9000-${String(n * 1000 + m).padStart(12, '0')}`;
}

const cookOf = (number: string) =>
  `('00000000-0000-4000-8000-' || lpad((${number})::text, 12, '0'))::uuid`;
const recipeOf = (number: string) =>
  `('00000000-0000-4000-9000-' || lpad((${number})::text, 12, '0'))::uuid`;

const dishes = ['Soup', 'Curry', 'Salad', 'Stew', 'Tart', 'Noodles', 'Risotto', 'Pie', 'Tacos'];
const mains = ['Chicken', 'Lentil', 'Tofu', 'Salmon', 'Mushroom', 'Pumpkin', 'Beef', 'Chickpea'];
const manners = ['Smoky', 'Quick', 'Winter', 'Lemon', 'Roasted', 'Spicy', 'Sunday', 'Golden'];

const pick = (list: readonly string[], by: string) =>
  `('{${list.map((one) => `"${one}"`).join(',')}}'::text[])[1 + (${by}) % ${list.length}]`;

async function fillPeople(sql: postgres.ReservedSql, people: number): Promise<void> {
  await sql.unsafe(`
    insert into auth.users (id, email, email_confirmed_at)
    select ${cookOf('n')}, 'cook.' || n || '@mail.example', now() from generate_series(1, ${people}) n`);
  await sql.unsafe(`
    insert into public.profiles (id, full_name, email)
    select id, 'Cook ' || right(id::text, 6), email from auth.users on conflict do nothing`);
  await sql.unsafe(`
    insert into public.user_roles (user_id, role) select id, 'user' from auth.users on conflict do nothing`);
  await sql.unsafe(`
    insert into public.credits (user_id, balance) select id, 3 from auth.users on conflict do nothing`);
}

/** Inserts recipes of about two kilobytes each, as the built-in chef writes them. */
async function fillSaved(
  sql: postgres.ReservedSql,
  { first, last, each }: { first: number; last: number; each: number },
): Promise<void> {
  await sql.unsafe(`
    insert into public.recipes (id, user_id, name, description, ingredients, procedure, prep_time, cook_time, servings,
      difficulty, categories, category, created_at, rating_count, rating_sum, details)
    select ${recipeOf('n * 1000 + m')}, ${cookOf('n')},
      ${pick(manners, 'n + m')} || ' ' || ${pick(mains, 'n * 7 + m * 3')} || ' ' || ${pick(dishes, 'n * 5 + m')} || ' ' || m,
      'A dish of the measurement, number ' || m || ', warm and filling, with a crisp top and a soft heart.',
      (select array_agg((100 + 25 * i) || ' g of the ingredient number ' || i) from generate_series(1, 10) i),
      (select array_agg('Step ' || i || ': cut, stir and cook what stands ready until it is golden and smells of spring, then go on.')
        from generate_series(1, 7) i),
      10 + m % 30, 20 + n % 40, 2 + m % 6, 'Easy', array['Dinner', ${pick(mains, 'n * 7 + m * 3')}, 'Easy'], 'Dinner',
      '2026-11-01'::timestamptz - m * interval '9 hours' + n * interval '1 second',
      (m % 4 = 0)::int, case when m % 4 = 0 then 1 + m % 5 else 0 end,
      jsonb_build_object('tips', jsonb_build_array('Salt late.', 'Let it rest for five minutes.'),
        'nutrition', jsonb_build_object('energyKcal', 400 + m, 'proteinGrams', 22, 'fatGrams', 14, 'matchedShare', 0.9),
        'provenance', jsonb_build_object('model', 'chef', 'generatedAt', '2026-11-01T08:00:00Z'))
    from generate_series(${first}, ${last}) n, generate_series(1, ${each}) m`);
}

/** Makes every fifth recipe its cook's favourite, and lets every fourth have its cook's rating. */
async function fillMarks(sql: postgres.ReservedSql): Promise<void> {
  await sql.unsafe(`
    insert into public.favorite_recipes (user_id, recipe_id)
    select user_id, id from public.recipes where right(id::text, 3)::int % 5 = 0`);
  await sql.unsafe(`
    insert into public.recipe_ratings (recipe_id, user_id, rating)
    select id, user_id, 1 + right(id::text, 3)::int % 5 from public.recipes where right(id::text, 3)::int % 4 = 0`);
}

/** Drops all indexes but the unique ones and recreates them after `fill`: updating them row by row would take most of the time. */
async function withoutIndexes(sql: postgres.ReservedSql, fill: () => Promise<void>) {
  const indexes = await sql<{ name: string; definition: string }[]>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = 'public' and tablename = 'recipes' and indexdef not like '% UNIQUE %'`;
  for (const { name } of indexes) await sql`drop index public.${sql(name)}`;
  await fill();
  await sql`set maintenance_work_mem = '256MB'`;
  for (const { definition } of indexes) await sql.unsafe(definition);
}

const peopleAtOnce = 1_000;

/** Inserts cooks with recipes, favourites and ratings, with triggers off: a million recipes in minutes. Reports progress to `tell`. */
export async function fillRecipes(
  owner: postgres.Sql,
  { people, each }: Cookbook,
  tell: (done: string) => void = () => {},
): Promise<void> {
  const sql = await owner.reserve();
  try {
    await sql`set session_replication_role = replica`;
    await sql`set statement_timeout = 0`;
    await sql`set synchronous_commit = off`;
    await fillPeople(sql, people);
    await withoutIndexes(sql, async () => {
      for (let first = 1; first <= people; first += peopleAtOnce) {
        const last = Math.min(people, first + peopleAtOnce - 1);
        await fillSaved(sql, { first, last, each });
        tell(`${last * each} recipes`);
      }
    });
    tell('indexes of recipes');
    await fillMarks(sql);
    await sql`set session_replication_role = origin`;
    await sql`vacuum analyze`;
    tell('favourites, ratings, statistics');
  } finally {
    sql.release();
  }
}
