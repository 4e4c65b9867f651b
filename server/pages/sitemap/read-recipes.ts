import { limits } from '#contract/limits.ts';
import type { Caller, Database } from '../../database/database.ts';

/** The sitemap is public, so recipes are read as role anon. */
const anybody: Caller = { role: 'anon', claims: { role: 'anon' } };
const size = limits.sitemapRecipes;

/** The first recipe of a file, and the date of its newest one. Times stay PostgreSQL text: a Date would lose the microseconds. */
export type RecipeFile = { firstId: string; firstCreatedAt: string; lastmod: string };

/**
 * Divides all shared recipes into files, oldest first, so that a full file does not change when new recipes are added. Scans the whole
 * index once; the caller caches the result for a while.
 */
export function divideRecipes(database: Database): Promise<RecipeFile[]> {
  return database.asCaller(
    anybody,
    (transaction) => transaction<RecipeFile[]>`
      select id as "firstId", created_at::text as "firstCreatedAt", to_char(newest, 'YYYY-MM-DD') as lastmod
      from (
        select id, created_at, row_number() over oldest as place,
          coalesce(lead(created_at, ${size - 1}) over oldest, max(created_at) over ()) as newest
        from public.recipes
        where shared_at is not null
        window oldest as (order by created_at, id desc)
      ) as placed
      where place % ${size} = 1
      order by place`,
  );
}

/** Reads the shared recipes of one file. Without `from` it reads the oldest ones. */
export function readRecipes(
  database: Database,
  from?: RecipeFile,
): Promise<{ id: string; lastmod: string }[]> {
  return database.asCaller(anybody, (transaction) => {
    const beginning = from
      ? transaction`and created_at >= ${from.firstCreatedAt}::timestamptz
          and (created_at > ${from.firstCreatedAt}::timestamptz or id <= ${from.firstId}::uuid)`
      : transaction``;
    return transaction<{ id: string; lastmod: string }[]>`
      select id, to_char(created_at, 'YYYY-MM-DD') as lastmod from public.recipes
      where shared_at is not null ${beginning}
      order by created_at, id desc
      limit ${size}`;
  });
}
