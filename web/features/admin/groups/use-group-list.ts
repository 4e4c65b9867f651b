import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { type GroupListRequest, listGroups } from './list-groups.ts';

/** One page of groups; while the next one loads the last one stays in sight. A failure is said once. */
export function useGroupList(request: GroupListRequest) {
  const list = useQuery({
    queryKey: adminKeys.groupList(request),
    queryFn: () => listGroups(request),
    placeholderData: keepPreviousData,
    // Other people change these rows: what was seen a while ago is read again.
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
