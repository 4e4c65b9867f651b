import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invalidateCredits } from '../../../data/credits/credit-keys.ts';
import { adminKeys } from '../admin-keys.ts';
import type { AdminPurchase } from './admin-purchase.ts';
import { refundPurchase } from './refund-purchase.ts';

/** Refunds, and has everything read again that it touches, whatever came. */
export function useRefund({ id, buyerId }: AdminPurchase) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) => refundPurchase(id, reason),
    onSettled: () => {
      // Purchases, people's balances and entries alike.
      void client.invalidateQueries({ queryKey: adminKeys.all });
      if (buyerId) void invalidateCredits(client, buyerId);
    },
  });
}
