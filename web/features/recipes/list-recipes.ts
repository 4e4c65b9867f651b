import { limits } from '#contract/limits.ts';
import { fromServerOrDevice } from '../../data/offline/from-server-or-device.ts';
import { readSavedList } from '../../data/offline/saved-lists.ts';
import type { RecipeRow, RecipeView } from '../../data/recipes/recipe-view.ts';
import { recipeFromRow, recipesFromRows } from '../../data/recipes/recipe-view.ts';
import { rowRange } from '../../data/row-range.ts';
import { searchPattern, searchWords } from '../../data/search-pattern.ts';
import { getSupabase, type Supabase } from '../../data/supabase-client.ts';

export type RecipeTab = 'all' | 'favorites';
export type RecipeListRequest = { cookId: string; search: string; tab: RecipeTab; page: number };
export type RecipePage = { recipes: RecipeView[]; total: number };

/** The stored column that a search reads: `private.recipe_search_text` in 0046_searched_ingredients.sql decides what is in it. */
const searchColumn = 'search_text';

async function listOwn(supabase: Supabase, { cookId, search, page }: RecipeListRequest) {
  let query = supabase.rpc(
    'get_recipes_with_ratings',
    { filter_user_id: cookId },
    { count: 'exact' },
  );
  for (const word of searchWords(search)) {
    query = query.ilike(searchColumn, searchPattern(word));
  }
  const { data, count, error } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(...rowRange(page, limits.recipesPageSize));
  if (error) throw error;
  return { recipes: recipesFromRows(data as RecipeRow[]), total: count ?? 0 };
}

async function listFavorites(supabase: Supabase, { cookId, search, page }: RecipeListRequest) {
  let query = supabase
    .from('recipes')
    .select('*, favorite_recipes!inner(user_id)', { count: 'exact' })
    .eq('favorite_recipes.user_id', cookId);
  for (const word of searchWords(search)) {
    query = query.ilike(searchColumn, searchPattern(word));
  }
  const { data, count, error } = await query
    .order('created_at', { ascending: false })
    .order('id')
    .range(...rowRange(page, limits.recipesPageSize));
  if (error) throw error;
  const named = data.filter((row) => row.id && row.name);
  return { recipes: named.map((row) => recipeFromRow(row, true)), total: count ?? 0 };
}

async function askForRecipes(request: RecipeListRequest): Promise<RecipePage> {
  const supabase = await getSupabase();
  return request.tab === 'favorites'
    ? listFavorites(supabase, request)
    : listOwn(supabase, request);
}

async function readKeptRecipes(request: RecipeListRequest): Promise<RecipePage | undefined> {
  const { cookId, search, tab, page } = request;
  const of = tab === 'favorites' ? 'favorites' : 'own';
  const rows = await readSavedList({ cookId, of, search });
  if (!rows) return undefined;
  const [from, to] = rowRange(page, limits.recipesPageSize);
  return { recipes: recipesFromRows(rows.slice(from, to + 1)), total: rows.length };
}

/**
 * Returns one page of a cook's own recipes or of their favorites, newest first. While the server is unreachable, reads the copies
 * on this device.
 * @throws the data client's error
 */
export function listRecipes(request: RecipeListRequest): Promise<RecipePage> {
  return fromServerOrDevice(
    () => askForRecipes(request),
    () => readKeptRecipes(request),
  );
}
