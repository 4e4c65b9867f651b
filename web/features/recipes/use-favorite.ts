import { useQueryClient } from '@tanstack/react-query';
import { notices } from '#contract/notices.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { changeCachedRecipe } from './change-cached-recipes.ts';
import { useRecipeChange } from './use-recipe-change.ts';

type Favorite = { cookId: string; recipeId: string };

/** Adds or removes the favourites row (spec §4). */
export async function saveFavorite(
  { cookId, recipeId }: Favorite,
  favorite: boolean,
): Promise<void> {
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

/** Optimistic update of the favorite mark; rolls back when saving fails. @returns a function that sets the mark */
export function useFavorite(cookId: string, recipeId: string): (favorite: boolean) => void {
  const client = useQueryClient();
  const change = useRecipeChange<boolean>({
    name: 'favorite',
    cookId,
    recipeId,
    save: (favorite) => saveFavorite({ cookId, recipeId }, favorite),
    show: (favorite) =>
      changeCachedRecipe(client, cookId, recipeId, () => ({ isFavorite: favorite })),
    noticeOfFailure: notices.favoriteFailed,
  });
  return change.mutate;
}
