import { useQuery } from '@tanstack/react-query';
import { useCreditBalance } from '../../../data/credits/use-credit-balance.ts';
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

/** "12 recipes", "1 credit". */
function amountOf(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

/** @returns "your 12 recipes and 7 credits"; without numbers as long as they are not known */
export function wordsForLoss(recipes: number | undefined, credits: number | undefined): string {
  const known = [
    recipes === undefined || recipes === 0 ? null : amountOf(recipes, 'recipe'),
    credits === undefined || credits === 0 ? null : amountOf(credits, 'unused credit'),
  ].filter((part) => part !== null);
  return known.length > 0 ? `Your ${known.join(' and ')}` : 'All that is in it';
}

/** What a deletion takes along, in words. */
export function useLossInWords(userId: string): string {
  const { data: recipes } = useQuery({
    queryKey: ['account', userId, 'recipes'],
    queryFn: () => countRecipes(userId),
  });
  return wordsForLoss(recipes, useCreditBalance(userId));
}
