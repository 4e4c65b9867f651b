import { useQuery } from '@tanstack/react-query';
import { type AccountState, accountStateSchema } from '#contract/by-admin.ts';
import { usePublicSettings } from '../../../data/public-settings.ts';
import { adminKeys } from '../admin-keys.ts';
import { askByAdmin } from './ask-by-admin.ts';

/** How somebody's account stands now. An error carries words for a person. */
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
    // What is done to it depends on this: each dialog looks anew, and a refusal is shown at once.
    staleTime: 0,
    gcTime: 0,
    // Nor does it look again by itself: an account that was just deleted is not asked for while its dialog closes.
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
}
