import { type Notice, notices } from '#contract/notices.ts';
import { isServerUnreachable } from '../../../data/connection/connectivity.ts';
import { showChangedProfile } from '../../../data/session/profile-changes.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { notify } from '../../../ui/notify.ts';
import { putPhoto, removeAllPhotos, removeOlderPhotos } from './photo-files.ts';

const longestWaitMs = 30_000;

/** @throws the data client's error, or Error if the profile does not belong to the cook (any more) */
async function writeAddress(supabase: Supabase, cookId: string, address: string | null) {
  const { data, error } = await supabase
    .from('profiles')
    .update({ avatar_url: address })
    .eq('id', cookId)
    .select('id')
    .abortSignal(AbortSignal.timeout(longestWaitMs));
  if (error) throw error;
  if (data.length === 0) throw new Error('No profile was changed.');
}

/** Returns the server's message for a 4xx refusal (spec §8: "the message"); other errors have no message for a user. */
function messageOf(cause: unknown): string {
  const { statusCode, message } = (cause ?? {}) as { statusCode?: unknown; message?: unknown };
  const isRefusal = /^4\d\d$/.test(String(statusCode ?? ''));
  return isRefusal && typeof message === 'string' && message !== ''
    ? message
    : notices.avatarFailed.message;
}

/** @returns the notice for a photo that could not be saved or removed */
export function failureOf(cause: unknown): Notice {
  if (isServerUnreachable()) return notices.avatarUnreachable;
  return { ...notices.avatarFailed, message: messageOf(cause) };
}

function tellFailure(cause: unknown): false {
  console.warn('The photo was not changed.', cause);
  notify(failureOf(cause));
  return false;
}

/** The new photo is already saved: an old one that cannot be removed now is removed with the next change. */
function noteLeftovers(cause: unknown) {
  console.warn('An older photo could not be removed.', cause);
}

/**
 * Uploads a photo, writes its address into the profile and shows it everywhere. Notifies the user of the result; never throws.
 * @returns whether it is saved
 */
export async function savePhoto(cookId: string, photo: Blob): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { path, address } = await putPhoto(supabase, cookId, photo);
    await writeAddress(supabase, cookId, address);
    await showChangedProfile();
    // Runs in the background.
    removeOlderPhotos(supabase, cookId, path).catch(noteLeftovers);
  } catch (cause) {
    return tellFailure(cause);
  }
  notify(notices.avatarUpdated);
  return true;
}

/** Removes the photo, its file first, so that its address no longer works. Never throws. @returns whether it is removed */
export async function removePhoto(cookId: string): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    await removeAllPhotos(supabase, cookId);
    await writeAddress(supabase, cookId, null);
    await showChangedProfile();
  } catch (cause) {
    return tellFailure(cause);
  }
  notify(notices.avatarRemoved);
  return true;
}
