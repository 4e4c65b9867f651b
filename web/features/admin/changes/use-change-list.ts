import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import type { ChangeRequest } from './change-request.ts';
import { listChanges, type Place } from './list-changes.ts';

/** Reads the change log page by page; the previous result stays visible while new filters load. Shows one notice per failure. */
export function useChangeList(request: ChangeRequest) {
  const list = useInfiniteQuery({
    queryKey: adminKeys.changeList(request),
    queryFn: ({ pageParam }) => listChanges(request, pageParam),
    initialPageParam: null as Place | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The change log could not be read.', error);
    notify(notices.changesFailed);
  }, [isError, error]);
  return list;
}
