import { keepPreviousData, type QueryKey, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPage } from './paging.ts';

type Paged<Row> = {
  keyOf: (cookId: string, page: number) => QueryKey;
  read: (cookId: string, page: number) => Promise<ListPage<Row>>;
};

/** One page of a cook's money; while the next one loads the last one stays in sight. Read anew whenever the screen opens. */
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
