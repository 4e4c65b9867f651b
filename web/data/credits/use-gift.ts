import { useQuery } from '@tanstack/react-query';
import { limits } from '#contract/limits.ts';
import { getSupabase } from '../supabase-client.ts';
import { creditKeys } from './credit-keys.ts';

/** @throws the data client's error */
async function hasOnlyFreeEntries(userId: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { count, error } = await supabase
    .from('credit_entries')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', userId)
    .neq('kind', 'free');
  if (error) throw error;
  return count === 0;
}

/**
 * Returns whether the balance is only the free credit of a new account: nothing was bought, spent or adjusted yet.
 * @returns undefined until that is known; false if it cannot be read
 */
export function useIsGift(userId: string, balance: number | undefined): boolean | undefined {
  const maybe = balance === limits.freeCreditsOnSignUp;
  const { data, isError } = useQuery({
    queryKey: creditKeys.gift(userId),
    queryFn: () => hasOnlyFreeEntries(userId),
    enabled: maybe,
  });
  if (balance === undefined) return undefined;
  return maybe && !isError ? data : false;
}
