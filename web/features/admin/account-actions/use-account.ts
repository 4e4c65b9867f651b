import { useQuery } from '@tanstack/react-query';
import { type AccountState, accountStateSchema } from '#contract/by-admin.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import { adminKeys } from '../admin-keys.ts';
import { askByAdmin } from './ask-by-admin.ts';

/** Fetches the current state of a user's account. An error carries a message for the user. */
export function useAccount(userId: string) {
  const { anonKey } = usePublicSettings();
  return useQuery<AccountState>({
    queryKey: adminKeys.account(userId),
    queryFn: async () => {
      const call = { method: 'GET', path: `/users/${userId}` } as const;
      const answer = await askByAdmin(anonKey, call, accountStateSchema);
      if (answer.kind === 'answered') return answer.value;
      throw new Error(answer.kind === 'refused' ? answer.why : 'Please sign in again.');
    },
    // Actions depend on this state: each dialog fetches it again, and shows an error at once.
    staleTime: 0,
    gcTime: 0,
    // No automatic refetch: it would request a just deleted account while its dialog closes.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
