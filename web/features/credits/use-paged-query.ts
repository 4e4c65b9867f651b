import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from './paging.ts';

type Paged<Row> = {
  keyOf: (cookId: string, page: number) => QueryKey;
  read: (cookId: string, page: number) => Promise<ListPage<Row>>;
};

/** Reads one page of a cook's ledger or purchases. The last page stays visible while the next one loads. Always refetched when the screen opens. */
export function usePagedQuery<Row>(cookId: string, { keyOf, read }: Paged<Row>) {
  const [page, setPage] = useState(1);
  const query = useQuery({
    queryKey: keyOf(cookId, page),
    queryFn: () => read(cookId, page),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return { page, setPage, query };
}
