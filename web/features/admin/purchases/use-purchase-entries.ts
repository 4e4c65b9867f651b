import { useQuery } from '@tanstack/react-query';
import { adminKeys } from '../admin-keys.ts';
import { listEntriesOfPurchase } from '../ledger/list-entries.ts';

/** Reads the ledger entries of a purchase. */
export function usePurchaseEntries(purchaseId: string) {
  return useQuery({
    queryKey: adminKeys.entriesOfPurchase(purchaseId),
    queryFn: () => listEntriesOfPurchase(purchaseId),
    staleTime: 0,
  });
}
