import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '../supabase-client.ts';
import { creditKeys } from './credit-keys.ts';
import { useCreditsEnabled } from './use-credits-enabled.ts';

/** @throws the data client's error */
async function readBalance(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('credits')
    .select('balance, updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) {
    console.warn('The balance could not be read.', error);
    throw error;
  }
  return data?.balance ?? 0;
}

export function creditBalanceQuery(userId: string) {
  return queryOptions({
    queryKey: creditKeys.ofCook(userId),
    queryFn: () => readBalance(userId),
  });
}

/** @returns the balance, undefined until it is known, and where there are no credits; a failed read counts as 0 (spec §4) */
export function useCreditBalance(userId: string): number | undefined {
  const { data, isError } = useQuery({
    ...creditBalanceQuery(userId),
    enabled: useCreditsEnabled(),
  });
  return isError ? 0 : data;
}
