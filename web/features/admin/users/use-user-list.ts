import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listUsers } from './list-users.ts';
import type { UserQuestion } from './user-question.ts';

/** One page of users; while the next one loads the last one stays in sight. A failure is said once. */
export function useUserList(question: UserQuestion) {
  const list = useQuery({
    queryKey: adminKeys.userList(question),
    queryFn: () => listUsers(question),
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
