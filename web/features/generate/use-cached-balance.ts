import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import { creditBalanceQuery } from '../../data/credits/use-credit-balance.ts';

/** Updates the cached balance that the header shows while a recipe is ordered. */
export function useCachedBalance(cookId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = creditBalanceQuery(cookId);
    const spent = (balance: number) => Math.max(0, balance - limits.creditsPerGeneration);
    let before: number | undefined;
    return {
      /** Optimistic update: lowers the balance in the cache only. The answer brings the real balance. */
      spend() {
        before = client.getQueryData<number>(queryKey);
        if (before !== undefined) client.setQueryData(queryKey, spent(before));
      },
      /** Rolls back `spend` after a failure, unless the balance was read again in the meantime. */
      giveBack() {
        const isShown = before !== undefined && client.getQueryData(queryKey) === spent(before);
        if (isShown) client.setQueryData(queryKey, before);
        before = undefined;
      },
      /** Stores the balance of an answer. It may be missing in an answer from another process. */
      take(balance: number | undefined) {
        if (balance !== undefined) client.setQueryData(queryKey, balance);
      },
      readAgain() {
        void client.invalidateQueries({ queryKey });
      },
    };
  }, [client, cookId]);
}
