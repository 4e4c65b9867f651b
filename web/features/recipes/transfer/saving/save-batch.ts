import { getSupabase } from '../../../../data/supabase-client.ts';
import type { RecipeToImport } from './plan-import.ts';

type Answer = { error: { message: string } | null; status: number };

/** The server permanently refuses this recipe: a retry would fail the same way. */
export class RecipeRefused extends Error {}

const refusals = new Set([400, 409, 413, 422]);

function holdTo({ error, status }: Answer): void {
  if (!error) return;
  if (refusals.has(status)) throw new RecipeRefused(error.message);
  throw error;
}

function rowOf(cookId: string, { id, recipe }: RecipeToImport) {
  return {
    id,
    user_id: cookId,
    name: recipe.name,
    description: recipe.description || null,
    ingredients: recipe.ingredients,
    procedure: recipe.instructions,
    tips: recipe.tips,
    prep_time: recipe.prepTimeMinutes,
    cook_time: recipe.cookTimeMinutes,
    servings: recipe.servings,
    difficulty: recipe.difficulty,
    categories: recipe.categories,
    category: recipe.categories[0] ?? null,
    image_url: recipe.imagePath,
    thumbnail_url: recipe.thumbnailPath,
  };
}

/**
 * Saves a batch of recipes with their favorites and ratings. The client assigns the ids, so sending a batch again is a no-op.
 * @throws RecipeRefused when the server refuses one of them; the data client's error when the server cannot be reached
 */
export async function saveBatch(cookId: string, batch: readonly RecipeToImport[]): Promise<void> {
  const supabase = await getSupabase();
  const rows = batch.map((one) => rowOf(cookId, one));
  holdTo(await supabase.from('recipes').upsert(rows, { onConflict: 'id', ignoreDuplicates: true }));
  const hearts = batch
    .filter(({ recipe }) => recipe.isFavorite)
    .map(({ id }) => ({ user_id: cookId, recipe_id: id }));
  if (hearts.length > 0)
    holdTo(
      await supabase.from('favorite_recipes').upsert(hearts, {
        onConflict: 'user_id,recipe_id',
        ignoreDuplicates: true,
      }),
    );
  const stars = batch.flatMap(({ id, recipe: { rating } }) =>
    rating === null ? [] : [{ user_id: cookId, recipe_id: id, rating }],
  );
  if (stars.length > 0)
    holdTo(
      await supabase.from('recipe_ratings').upsert(stars, {
        onConflict: 'recipe_id,user_id',
        ignoreDuplicates: true,
      }),
    );
}
