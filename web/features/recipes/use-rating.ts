import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notices, ratingSaved } from '#contract/notices.ts';
import { recipeKeys } from '../../data/recipes/recipe-queries.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';
import { changeCachedRecipe } from './change-cached-recipes.ts';
import { withRating } from './rated.ts';

async function readRating(recipeId: string): Promise<number | null> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.rpc('get_user_recipe_rating', { recipe_uuid: recipeId });
  if (error) throw error;
  return data ?? null;
}

async function saveRating(cookId: string, recipeId: string, rating: number): Promise<void> {
  const supabase = await getSupabase();
  const { error } = await supabase
    .from('recipe_ratings')
    .upsert({ recipe_id: recipeId, user_id: cookId, rating }, { onConflict: 'recipe_id,user_id' });
  if (error) throw error;
}

/** The cook's own stars for one recipe, and how to give them. Average and count follow at once, and go back on failure. */
export function useRating(cookId: string, recipeId: string) {
  const client = useQueryClient();
  const key = recipeKeys.rating(cookId, recipeId);
  const { data: own = null } = useQuery({ queryKey: key, queryFn: () => readRating(recipeId) });
  const rate = useMutation({
    mutationFn: (stars: number) => saveRating(cookId, recipeId, stars),
    onMutate: (stars) => {
      client.setQueryData(key, stars);
      const putBack = changeCachedRecipe(client, cookId, recipeId, (recipe) =>
        withRating(recipe, own, stars),
      );
      return { putBack, previous: own };
    },
    onSuccess: (_nothing, stars) => notify(ratingSaved(stars)),
    onError: (_error, _stars, context) => {
      context?.putBack();
      client.setQueryData(key, context?.previous ?? null);
      notify(notices.ratingFailed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: recipeKeys.ofCook(cookId) }),
  });
  return { own, rate: rate.mutate };
}
