import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { fromServerOrDevice } from '../../data/offline/from-server-or-device.ts';
import { readSavedRecipe } from '../../data/offline/saved-recipes.ts';
import { recipeDeletionOf, recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { type RecipeRow, type RecipeView, recipeFromRow } from '../../data/recipes/recipe-view.ts';
import { getSupabase } from '../../data/supabase-client.ts';

export async function readAsCook(recipeId: string): Promise<RecipeView | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .rpc('get_recipes_with_ratings', { filter_recipe_id: recipeId })
    .maybeSingle();
  if (error) throw error;
  return data ? recipeFromRow(data as RecipeRow) : null;
}

function queryOf(cookId: string, recipeId: string) {
  return {
    queryKey: recipeKeys.one(cookId, recipeId),
    queryFn: () =>
      fromServerOrDevice(
        () => readAsCook(recipeId),
        () => readSavedRecipe(recipeId),
      ),
  };
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
    ...queryOf(cookId, recipeId),
    ...(known && { initialData: known }),
  });
  return data ?? known;
}

/** Whoever deletes a recipe here knows that it is gone. */
function isDeletedHere(client: QueryClient, recipeId: string): boolean {
  const deletions = client.getMutationCache().findAll({ mutationKey: recipeDeletionOf(recipeId) });
  return deletions.some(({ state }) => state.status !== 'error');
}

/** Whether the server no longer knows a recipe that is open here: somebody deleted it elsewhere. What is in sight stays. */
export function useIsGone(cookId: string, recipeId: string): boolean {
  const client = useQueryClient();
  const { data } = useQuery(queryOf(cookId, recipeId));
  return data === null && !isDeletedHere(client, recipeId);
}
