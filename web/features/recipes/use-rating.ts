import { useQuery, useQueryClient } from '@tanstack/react-query';
import { notices, ratingSaved } from '#contract/notices.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { changeCachedRecipe } from './change-cached-recipes.ts';
import { withRating } from './rated.ts';
import { useRecipeChange } from './use-recipe-change.ts';

async function readRating(recipeId: string): Promise<number | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_user_recipe_rating', { recipe_uuid: recipeId });
  if (error) throw error;
  return data ?? null;
}

export async function saveRating(cookId: string, recipeId: string, rating: number): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('recipe_ratings')
    .upsert({ recipe_id: recipeId, user_id: cookId, rating }, { onConflict: 'recipe_id,user_id' });
  if (error) throw error;
}

/**
 * Reads and sets the cook's own rating of one recipe. Average and count update optimistically and roll back on failure.
 * @returns `own` is undefined until it is loaded, null when the cook has not rated
 */
export function useRating(cookId: string, recipeId: string) {
  const client = useQueryClient();
  const key = recipeKeys.rating(cookId, recipeId);
  const { data: own } = useQuery({ queryKey: key, queryFn: () => readRating(recipeId) });
  const change = useRecipeChange<number>({
    name: 'rating',
    cookId,
    recipeId,
    save: (stars) => saveRating(cookId, recipeId, stars),
    show: (stars) => {
      const previous = client.getQueryData<number | null>(key) ?? null;
      client.setQueryData(key, stars);
      const putBack = changeCachedRecipe(client, cookId, recipeId, (recipe) => {
        const { averageRating, ratingCount } = withRating(recipe, previous, stars);
        return { averageRating, ratingCount };
      });
      return () => {
        client.setQueryData(key, previous);
        putBack();
      };
    },
    noticeOfSuccess: ratingSaved,
    noticeOfFailure: notices.ratingFailed,
  });
  return { own, rate: change.mutate };
}
