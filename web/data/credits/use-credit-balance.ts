import { queryOptions, useQuery } from '@tanstack/react-query';
import { getSupabase } from '../supabase-client.ts';

/** The balance in credits; a failed read counts as 0 (spec §4). */
async function readBalance(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error } = await supabase
    .from('credits')
    .select('balance, updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) {
    console.warn('The balance could not be read.', error);
    return 0;
  }
  return data?.balance ?? 0;
}

export function creditBalanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['credits', userId],
    queryFn: () => readBalance(userId),
  });
}

/** @returns the balance, undefined until it is known */
export function useCreditBalance(userId: string): number | undefined {
  return useQuery(creditBalanceQuery(userId)).data;
}
