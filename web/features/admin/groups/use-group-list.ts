import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { type GroupListRequest, listGroups } from './list-groups.ts';

/** Reads one page of groups; the previous page stays visible while the next one loads. Shows one notice per failure. */
export function useGroupList(request: GroupListRequest) {
  const list = useQuery({
    queryKey: adminKeys.groupList(request),
    queryFn: () => listGroups(request),
    placeholderData: keepPreviousData,
    // Other admins change these rows, so cached data is refetched.
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The category groups could not be read.', error);
    notify(notices.catalogueFailed);
  }, [isError, error]);
  return list;
}
