import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listPurchases, type PurchaseListRequest } from './list-purchases.ts';

/** One page of purchases; while the next one loads the last one stays in sight. A failure is said once. */
export function usePurchaseList(request: PurchaseListRequest) {
  const list = useQuery({
    queryKey: adminKeys.purchaseList(request),
    queryFn: () => listPurchases(request),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The purchases could not be read.', error);
    notify(notices.purchasesFailed);
  }, [isError, error]);
  return list;
}
