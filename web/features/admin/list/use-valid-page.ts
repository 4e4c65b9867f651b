import { useEffect, useEffectEvent } from 'react';
import { type PlaceInList, pageCountOf } from './place-in-list.ts';
import type { ListAddress } from './use-list-address.ts';

type PagedTotal = Pick<PlaceInList, 'total' | 'pageSize'>;

/** Goes to the last page if the current page does not exist (its rows were deleted, or an old link names it). */
export function useValidPage({ page, toPage }: ListAddress, total: PagedTotal | undefined): void {
  const lastPage = total && pageCountOf(total);
  const leadBack = useEffectEvent((last: number) => page > last && toPage(last));
  useEffect(() => {
    if (lastPage !== undefined) leadBack(lastPage);
  }, [lastPage]);
}
