import { queryOptions } from '@tanstack/react-query';
import { type SignInList, signInListSchema } from '#contract/sign-ins.ts';
import { queryClient } from '../../../data/query-client.ts';
import { askAuth } from '../../../data/session/ask-auth.ts';

/** @throws Error with a message for the user */
async function listSignIns(anonKey: string): Promise<SignInList> {
  const answer = await askAuth(anonKey, { method: 'GET', path: '/sessions' }, signInListSchema);
  if (answer.kind === 'answered') return answer.value;
  throw new Error(answer.kind === 'refused' ? answer.why : 'Please sign in again.');
}

const keyOf = (cookId: string) => ['sign-ins', cookId];

/** Always refetched: it shows who is signed in now. */
export function signInsQuery(cookId: string, anonKey: string) {
  return queryOptions({
    queryKey: keyOf(cookId),
    queryFn: () => listSignIns(anonKey),
    staleTime: 0,
  });
}

export function reloadSignIns(cookId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: keyOf(cookId) });
}
