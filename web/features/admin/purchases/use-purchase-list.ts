import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listPurchases, type PurchaseListRequest } from './list-purchases.ts';

/** Reads one page of purchases; the previous page stays visible while the next one loads. Shows one notice per failure. */
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
