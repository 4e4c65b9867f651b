import { queryOptions, useQuery } from '@tanstack/react-query';
import { isGatewayStatus } from '../connection/is-gateway-status.ts';
import { getSupabase } from '../supabase-client.ts';
import { creditKeys } from './credit-keys.ts';
import { useCreditsEnabled } from './use-credits-enabled.ts';

/** The server did not answer: the last known balance stays valid. */
class NoAnswer extends Error {}

/** @throws NoAnswer, or the data client's error */
async function readBalance(userId: string): Promise<number> {
  const supabase = await getSupabase();
  const { data, error, status } = await supabase
    .from('credits')
    .select('balance, updated_at')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) {
    console.warn('The balance could not be read.', error);
    if (status === 0 || isGatewayStatus(status)) {
      throw new NoAnswer('The balance could not be asked for.', { cause: error });
    }
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

/**
 * @returns the balance; undefined until it is known, and if credits are switched off. A failed read counts as 0 (spec §4). If the server
 * did not answer, the last known balance stays.
 */
export function useCreditBalance(userId: string): number | undefined {
  const { data, error } = useQuery({
    ...creditBalanceQuery(userId),
    enabled: useCreditsEnabled(),
  });
  return error && !(error instanceof NoAnswer) ? 0 : data;
}
