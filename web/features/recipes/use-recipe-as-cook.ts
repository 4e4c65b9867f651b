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
 * Returns one recipe as the signed-in cook sees it, with their own favorite mark, and follows later changes.
 * @param known the recipe from a list of the same cook; omitted when only the visitor's version is available
 * @returns undefined until it is loaded
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

/** Returns whether this cook is deleting, or has deleted, the recipe here: then no notice is needed. */
function isDeletedHere(client: QueryClient, recipeId: string): boolean {
  const deletions = client.getMutationCache().findAll({ mutationKey: recipeDeletionOf(recipeId) });
  return deletions.some(({ state }) => state.status !== 'error');
}

/** Returns whether the open recipe was deleted elsewhere: the server no longer has it. What is on screen stays. */
export function useIsRecipeDeleted(cookId: string, recipeId: string): boolean {
  const client = useQueryClient();
  const { data } = useQuery(queryOf(cookId, recipeId));
  return data === null && !isDeletedHere(client, recipeId);
}
