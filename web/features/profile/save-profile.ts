import { notices } from '#contract/notices.ts';
import type { Cook } from '../../data/session/cook.ts';
import { showChangedProfile } from '../../data/session/profile-changes.ts';
import { getSupabase } from '../../data/supabase-client.ts';
import { notify } from '../../ui/notify.ts';
import { changePassword, type PasswordOutcome } from './change-password.ts';

type ProfileChange = {
  name: string;
  /** Empty: the password does not change. */
  newPassword: string;
};

async function saveName(cookId: string, name: string): Promise<boolean> {
  const supabase = await getSupabase();
  const { error } = await supabase.from('profiles').update({ full_name: name }).eq('id', cookId);
  notify(
    error
      ? { ...notices.profileFailed, message: error.message || notices.profileFailed.message }
      : notices.profileUpdated,
  );
  return !error;
}

/** Saves what changed and returns the result of each part (spec §4, Profile). `password` is null if it does not change. */
export async function saveProfile(cook: Cook, { name, newPassword }: ProfileChange) {
  const password: PasswordOutcome | null =
    newPassword === '' ? null : await changePassword(newPassword);
  const nameChanged = name !== cook.name && (await saveName(cook.id, name));
  if (nameChanged) await showChangedProfile();
  return { password, nameChanged };
}
