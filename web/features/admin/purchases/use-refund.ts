import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCredits } from '../../../data/credits/credit-keys.ts';
import { adminKeys } from '../admin-keys.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { refundPurchase } from './refund-purchase.ts';

/** Requests a refund and invalidates all affected queries, whether it succeeds or fails. */
export function useRefund({ id, buyerId }: AdminPurchase) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => refundPurchase(id, reason),
    onSettled: () => {
      // This includes purchases, balances and ledger entries.
      void client.invalidateQueries({ queryKey: adminKeys.all });
      if (buyerId) void invalidateCredits(client, buyerId);
    },
  });
}
