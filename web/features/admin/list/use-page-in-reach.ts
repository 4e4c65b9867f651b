import { useEffect, useEffectEvent } from 'react';
import { type PlaceInList, pageCountOf } from './place-in-list.ts';
import type { ListAddress } from './use-list-address.ts';

type Reach = Pick<PlaceInList, 'total' | 'pageSize'>;

/** Goes to the last page if the current page does not exist (its rows were deleted, or an old link names it). */
export function usePageInReach({ page, toPage }: ListAddress, reach: Reach | undefined): void {
  const lastPage = reach && pageCountOf(reach);
  const leadBack = useEffectEvent((last: number) => page > last && toPage(last));
  useEffect(() => {
    if (lastPage !== undefined) leadBack(lastPage);
  }, [lastPage]);
}
