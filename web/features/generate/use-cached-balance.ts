import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { limits } from '#contract/limits.ts';
import { creditBalanceQuery } from '../../data/credits/use-credit-balance.ts';

/** The balance that the header shows, as an order changes it. */
export function useCachedBalance(cookId: string) {
  const client = useQueryClient();
  return useMemo(() => {
    const { queryKey } = creditBalanceQuery(cookId);
    return {
      /** The badge goes down in the cache only; the truth comes with the answer. */
      spend() {
        client.setQueryData(queryKey, (balance: number | undefined) =>
          balance === undefined ? balance : Math.max(0, balance - limits.creditsPerGeneration),
        );
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
