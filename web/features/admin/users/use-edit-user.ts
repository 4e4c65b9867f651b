import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { balanceHasChanged, becauseOf, notices } from '#contract/notices.ts';
import { reloadCook } from '../../../data/session/reload-cook.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import { reasonOf } from '../reason-of.ts';
import type { AdminUser } from './admin-user.ts';
import { type CreditsOutcome, saveName } from './save-user.ts';
import { changeCredits } from './use-save-credits.ts';
import { changeRole } from './use-save-role.ts';

export type UserEdit = {
  user: AdminUser;
  fullName: string;
  credits: number;
  reason: string;
  role: AdminUser['role'];
};

/**
 * Saves what differs, and nothing behind a balance that has changed meanwhile. The role comes last: whoever gives up
 * their own could save nothing after it.
 */
async function saveEdit(client: QueryClient, edit: UserEdit): Promise<CreditsOutcome> {
  const { user, fullName, credits, reason, role } = edit;
  if (credits !== user.credits) {
    const change = { userId: user.id, seen: user.credits, balance: credits, reason };
    const outcome = await changeCredits(client, change);
    if (outcome.kind === 'raced') return outcome;
  }
  if (fullName !== user.storedName) {
    await saveName(user.id, fullName);
    await reloadCook();
  }
  if (role !== user.role) await changeRole(client, { userId: user.id, role });
  return { kind: 'saved' };
}

/** The dialog's Save Changes: says how it went; the rows are read again whatever came. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: UserEdit) => saveEdit(client, edit),
    onSuccess: (outcome) => {
      notify(outcome.kind === 'saved' ? notices.userUpdated : balanceHasChanged(outcome.balance));
    },
    onError: (error) => {
      console.warn('The user could not be saved.', error);
      notify(becauseOf(notices.userFailed, reasonOf(error)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.users }),
  });
}
