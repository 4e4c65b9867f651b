import { useQuery } from '@tanstack/react-query';
import { fromServerOrDevice } from '../../data/offline/from-server-or-device.ts';
import { readSavedRecipe } from '../../data/offline/saved-recipes.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { type RecipeRow, type RecipeView, recipeFromRow } from '../../data/recipes/recipe-view.ts';
import { getSupabase } from '../../data/supabase-client.ts';

async function readAsCook(recipeId: string): Promise<RecipeView | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId })
    .maybeSingle();
  if (error) throw error;
  return data ? recipeFromRow(data as RecipeRow) : null;
}

/**
 * One recipe as its reader sees it, with their own mark and every later change of it.
 * @param known what a list of the same cook already said; left out where only a visitor's reading is at hand
 * @returns undefined until it is known
 */
export function useRecipeAsCook(
  cookId: string,
  recipeId: string,
  known?: RecipeView,
): RecipeView | undefined {
  const { data } = useQuery({
    queryKey: recipeKeys.one(cookId, recipeId),
    queryFn: () =>
      fromServerOrDevice(
        () => readAsCook(recipeId),
        () => readSavedRecipe(recipeId),
      ),
    ...(known && { initialData: known }),
  });
  return data ?? known;
}
