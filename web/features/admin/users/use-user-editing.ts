import { useState } from 'react';
import type { AdminUser } from '../admin-user.ts';
import { parseCredits } from './parse-credits.ts';
import { type UserValues, useEditUser } from './use-edit-user.ts';

/** The values of the form while it is edited. */
export type UserDraft = {
  fullName: string;
  credits: string;
  /** The reason for a change of the credits. */
  reason: string;
  role: AdminUser['role'];
};

/**
 * State of the dialog's form: the draft, the values that it is based on, and saving.
 * @param user the user as it was when the dialog opened
 * @param onSaved also called if there is nothing to save
 */
export function useUserEditing(user: AdminUser, onSaved: () => void) {
  const [seen, setSeen] = useState<UserValues>(user);
  const [draft, setDraft] = useState<UserDraft>({
    fullName: user.storedName,
    credits: String(user.credits),
    reason: '',
    role: user.role,
  });
  const { mutate, isPending } = useEditUser();
  const change = (part: Partial<UserDraft>) => setDraft((now) => ({ ...now, ...part }));

  function save() {
    const { role } = draft;
    const [fullName, reason] = [draft.fullName.trim(), draft.reason.trim()];
    const credits = parseCredits(draft.credits);
    const same = fullName === seen.storedName && credits === seen.credits && role === seen.role;
    if (same) return onSaved();
    mutate(
      { userId: user.id, seen, fullName, credits, reason, role },
      {
        onSuccess: ({ raced, now }) => {
          if (!raced) return onSaved();
          setSeen({ ...seen, ...now });
          if (raced === 'credits') change({ credits: String(now.credits) });
        },
      },
    );
  }

  return { seen, draft, change, save, isSaving: isPending };
}
