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
import { reasonOf } from '../reason-of.ts';
import type { AdminUser } from './admin-user.ts';
import { saveName } from './save-user.ts';
import { changeCredits } from './use-save-credits.ts';
import { changeRole } from './use-save-role.ts';

/** What of a user the dialog edits. */
export type UserValues = Pick<AdminUser, 'rawName' | 'storedName' | 'credits' | 'role'>;

export type UserEdit = {
  userId: string;
  /** What the dialog showed before anything was typed: what differs from it is saved, where it still stands so. */
  seen: UserValues;
  fullName: string;
  credits: number;
  reason: string;
  role: AdminUser['role'];
};

/** `now`: what stands there since, of what is known. Where it was raced, nothing behind that was saved. */
export type EditOutcome = {
  raced: 'credits' | 'name' | null;
  now: Partial<UserValues>;
};

/**
 * Saves what differs, and nothing behind a value that has changed meanwhile. The role comes last: whoever gives up
 * their own could save nothing after it.
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

/** The dialog's Save Changes: says how it went; the rows are read again whatever came. */
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
