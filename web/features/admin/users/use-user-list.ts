import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listUsers, type UserListRequest } from './list-users.ts';

/** One page of users; while the next one loads the last one stays in sight. A failure is said once. */
export function useUserList(request: UserListRequest) {
  const list = useQuery({
    queryKey: adminKeys.userList(request),
    queryFn: () => listUsers(request),
    placeholderData: keepPreviousData,
    // Other people change these rows: what was seen a while ago is read again.
    staleTime: 0,
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The users could not be read.', error);
    notify(notices.usersFailed);
  }, [isError, error]);
  return list;
}
