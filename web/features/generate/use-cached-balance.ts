import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import { creditBalanceQuery } from '../../data/credits/use-credit-balance.ts';

/** The balance that the header shows, as an order changes it. */
export function useCachedBalance(cookId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = creditBalanceQuery(cookId);
    const spent = (balance: number) => Math.max(0, balance - limits.creditsPerGeneration);
    let before: number | undefined;
    return {
      /** The badge goes down in the cache only; the truth comes with the answer. */
      spend() {
        before = client.getQueryData<number>(queryKey);
        if (before !== undefined) client.setQueryData(queryKey, spent(before));
      },
      /** Nothing was made: the badge shows what it showed before, unless the balance was read meanwhile. */
      giveBack() {
        const isShown = before !== undefined && client.getQueryData(queryKey) === spent(before);
        if (isShown) client.setQueryData(queryKey, before);
        before = undefined;
      },
      /** What an answer says; one from another process may not say it. */
      take(balance: number | undefined) {
        if (balance !== undefined) client.setQueryData(queryKey, balance);
      },
      readAgain() {
        void client.invalidateQueries({ queryKey });
      },
    };
  }, [client, cookId]);
}
