import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  balanceHasChanged,
  becauseOf,
  type Notice,
  nameHasChanged,
  notices,
} from '#contract/notices.ts';
import { showChangedProfile } from '../../../data/session/profile-changes.ts';
import { notify } from '../../../ui/notify.ts';
import { adminKeys } from '../admin-keys.ts';
import type { AdminUser } from '../admin-user.ts';
import { reasonOf } from '../reason-of.ts';
import { saveName } from './save-user.ts';
import { changeCredits } from './use-save-credits.ts';
import { changeRole } from './use-save-role.ts';

/** The values of a user that the dialog edits. */
export type UserValues = Pick<AdminUser, 'rawName' | 'storedName' | 'credits' | 'role'>;

export type UserEdit = {
  userId: string;
  /** The values that the dialog showed before editing. A save writes only what differs, if the stored value is still the same. */
  seen: UserValues;
  fullName: string;
  credits: number;
  reason: string;
  role: AdminUser['role'];
};

/** `now`: the current values, as far as known. After a race, the values after the raced one were not saved. */
export type EditOutcome = {
  raced: 'credits' | 'name' | null;
  now: Partial<UserValues>;
};

/**
 * Saves the values that differ, and stops at the first that has changed meanwhile. The role is saved last: an admin who gives up
 * their own role could save nothing after it.
 */
async function saveEdit(client: QueryClient, edit: UserEdit): Promise<EditOutcome> {
  const { userId, seen, fullName, credits, reason, role } = edit;
  const now: Partial<UserValues> = {};
  if (credits !== seen.credits) {
    const change = { userId, seen: seen.credits, balance: credits, reason };
    const outcome = await changeCredits(client, change);
    if (outcome.kind === 'raced') return { raced: 'credits', now: { credits: outcome.balance } };
    now.credits = credits;
  }
  if (fullName !== seen.storedName) {
    const outcome = await saveName({ userId, seen: seen.rawName, fullName });
    if (outcome.kind === 'raced') {
      const { name } = outcome;
      return { raced: 'name', now: { ...now, rawName: name, storedName: name?.trim() ?? '' } };
    }
    await showChangedProfile();
  }
  if (role !== seen.role) await changeRole(client, { userId, seen: seen.role, role });
  return { raced: null, now };
}

function noticeOf({ raced, now }: EditOutcome): Notice {
  if (raced === 'credits') return balanceHasChanged(now.credits ?? 0);
  return raced === 'name' ? nameHasChanged(now.rawName ?? null) : notices.userUpdated;
}

/** Saves the dialog and shows a notice with the outcome. The rows are refetched in any case. */
export function useEditUser() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edit: UserEdit) => saveEdit(client, edit),
    onSuccess: (outcome) => notify(noticeOf(outcome)),
    onError: (error) => {
      console.warn('The user could not be saved.', error);
      notify(becauseOf(notices.userFailed, reasonOf(error)));
    },
    onSettled: () => client.invalidateQueries({ queryKey: adminKeys.users }),
  });
}
