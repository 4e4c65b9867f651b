import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { notices } from '#contract/notices.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { listUsers, type UserPage } from './list-users.ts';
import type { UserQuestion } from './user-question.ts';

/** A balance that could not be read may show as 0, so the list is refetched soon. */
const askForBalancesEveryMs = 3_000;

/** Reads one page of users; the previous page stays visible while the next one loads. Shows one notice per failure. */
export function useUserList(question: UserQuestion) {
  const list = useQuery({
    queryKey: adminKeys.userList(question),
    queryFn: ({ client, queryKey }) =>
      listUsers(question, client.getQueryData<UserPage>(queryKey)?.users),
    placeholderData: keepPreviousData,
    // Other users change these rows, so cached data is refetched.
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
