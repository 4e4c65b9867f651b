import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listUsers, type UserPage } from './list-users.ts';
import type { UserQuestion } from './user-question.ts';

/** Nobody sees that a balance is missing: it looks like 0. So it does not stand there for long. */
const askForBalancesEveryMs = 3_000;

/** One page of users; while the next one loads the last one stays in sight. A failure is said once. */
export function useUserList(question: UserQuestion) {
  const list = useQuery({
    queryKey: adminKeys.userList(question),
    queryFn: ({ client, queryKey }) =>
      listUsers(question, client.getQueryData<UserPage>(queryKey)?.users),
    placeholderData: keepPreviousData,
    // Other people change these rows: what was seen a while ago is read again.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.lacksBalances ? askForBalancesEveryMs : false),
  });
  const { isError, error } = list;
  useEffect(() => {
    if (!isError) return;
    console.warn('The users could not be read.', error);
    notify(notices.usersFailed);
  }, [isError, error]);
  return list;
}
