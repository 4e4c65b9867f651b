import { useQuery } from '@tanstack/react-query';
import { countOf } from '#contract/in-words.ts';
import { useCreditBalance } from '../../../data/credits/use-credit-balance.ts';
import { useCreditsEnabled } from '../../../data/credits/use-credits-enabled.ts';
import { getSupabase } from '../../../data/supabase-client.ts';

/** @throws the data client's error */
async function countRecipes(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { count, error } = await supabase
    .from('recipes')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId);
  if (error) throw error;
  return count ?? 0;
}

/** @returns "Your 12 recipes and 7 unused credits"; without numbers if both are 0, or while one is unknown (avoids a text that changes) */
export function wordsForLoss(recipes: number | undefined, credits: number | undefined): string {
  if (recipes === undefined || credits === undefined) return 'Everything in it';
  const parts = [
    ...(recipes > 0 ? [countOf(recipes, 'recipe')] : []),
    ...(credits > 0 ? [countOf(credits, 'unused credit')] : []),
  ];
  return parts.length > 0 ? `Your ${parts.join(' and ')}` : 'Everything in it';
}

/** Describes what an account deletion deletes. */
export function useLossInWords(userId: string): string {
  const { data: recipes } = useQuery({
    queryKey: ['account', userId, 'recipes'],
    queryFn: () => countRecipes(userId),
  });
  const balance = useCreditBalance(userId);
  // Without credits enabled, there are no credits to lose.
  return wordsForLoss(recipes, useCreditsEnabled() ? balance : 0);
}
