import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notices } from '#contract/notices.ts';
import { recipeDeletionOf, recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';

async function deleteRecipe(recipeId: string): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('recipes').delete().eq('id', recipeId);
  if (error) throw error;
}

/** Deletes a recipe permanently, then invalidates the cook's recipe lists and counts. */
export function useDeleteRecipe(cookId: string, recipeId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: recipeDeletionOf(recipeId),
    mutationFn: () => deleteRecipe(recipeId),
    onSuccess: () => client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) }),
    onError: (error) => {
      console.warn('The recipe could not be deleted.', error);
      notify(notices.deleteFailed);
    },
  });
}
