import { useMutation, useQueryClient } from '@tanstack/react-query';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';
import { changeCachedRecipe } from './change-cached-recipes.ts';

type Favorite = { cookId: string; recipeId: string; favorite: boolean };

/** Adds or removes the favourites row (spec §4). */
async function saveFavorite({ cookId, recipeId, favorite }: Favorite): Promise<void> {
  const supabase = await getSupabase();
  const { error } = favorite
    ? await supabase
        .from('favorite_recipes')
        .upsert({ user_id: cookId, recipe_id: recipeId }, { ignoreDuplicates: true })
    : await supabase
        .from('favorite_recipes')
        .delete()
        .eq('user_id', cookId)
        .eq('recipe_id', recipeId);
  if (error) throw error;
}

/** The heart: flips at once, and flips back when saving fails. */
export function useFavorite(cookId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (change: Omit<Favorite, 'cookId'>) => saveFavorite({ cookId, ...change }),
    onMutate: async ({ recipeId, favorite }) => {
      await client.cancelQueries({ queryKey: recipeKeys.ofCook(cookId) });
      return {
        putBack: changeCachedRecipe(client, cookId, recipeId, (recipe) => ({
          ...recipe,
          isFavorite: favorite,
        })),
      };
    },
    onError: (_error, _change, context) => {
      context?.putBack();
      notify({ title: 'Error', message: 'Failed to update favorites', tone: 'error' });
    },
    onSettled: () => client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) }),
  });
}
