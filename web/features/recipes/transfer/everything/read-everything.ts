import {
  type RecipeRow,
  type RecipeView,
  recipesFromRows,
} from '../../../../data/recipes/recipe-view.ts';
import { getSupabase } from '../../../../data/supabase-client.ts';

/** A cook's recipe with their own stars. */
export type OwnRecipe = { recipe: RecipeView; rating: number | null };

const recipesAtOnce = 100;
const ratingsAtOnce = 1_000;

async function readRatings(cookId: string, signal: AbortSignal): Promise<Map<string, number>> {
  const supabase = await getSupabase();
  const ratings = new Map<string, number>();
  for (let last = ''; ; ) {
    let query = supabase.from('recipe_ratings').select('recipe_id, rating').eq('user_id', cookId);
    if (last) query = query.gt('recipe_id', last);
    const { data, error } = await query.order('recipe_id').limit(ratingsAtOnce).abortSignal(signal);
    if (error) throw error;
    if (data.length === 0) return ratings;
    for (const { recipe_id, rating } of data) ratings.set(recipe_id, rating);
    last = data.at(-1)?.recipe_id ?? '';
  }
}

async function readPage(cookId: string, after: string, signal: AbortSignal): Promise<RecipeRow[]> {
  const supabase = await getSupabase();
  let query = supabase.rpc('get_recipes_with_ratings', { filter_user_id: cookId });
  // Paginates by id, not by offset: a recipe that is saved meanwhile does not move another to the next page.
  if (after) query = query.gt('id', after);
  const { data, error } = await query.order('id').limit(recipesAtOnce).abortSignal(signal);
  if (error) throw error;
  return data as RecipeRow[];
}

/**
 * Yields every recipe of a cook in batches, ordered by id.
 * @throws the data client's error
 */
export async function* readEverything(
  cookId: string,
  signal: AbortSignal,
): AsyncGenerator<OwnRecipe[]> {
  const ratings = await readRatings(cookId, signal);
  for (let last = ''; ; ) {
    const rows = await readPage(cookId, last, signal);
    signal.throwIfAborted();
    if (rows.length === 0) return;
    yield recipesFromRows(rows).map((recipe) => ({
      recipe,
      rating: ratings.get(recipe.id) ?? null,
    }));
    last = rows.at(-1)?.id ?? '';
  }
}
