import { type Notice, notices } from '#contract/notices.ts';
import { isOutOfReach } from '../../../data/offline/reach.ts';
import { showChangedProfile } from '../../../data/session/profile-changes.ts';
import { getSupabase, type Supabase } from '../../../data/supabase-client.ts';
import { notify } from '../../../ui/notify.ts';
import { putPhoto, removeAllPhotos, removeOlderPhotos } from './photo-files.ts';

const longestWaitMs = 30_000;

/** @throws the data client's error, or Error where the profile is not the cook's to change (any more) */
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

/** The server's own words where it refused (spec §8: "the message"); what broke on the way has none for a person. */
function messageOf(cause: unknown): string {
  const { statusCode, message } = (cause ?? {}) as { statusCode?: unknown; message?: unknown };
  const isRefusal = /^4\d\d$/.test(String(statusCode ?? ''));
  return isRefusal && typeof message === 'string' && message !== ''
    ? message
    : notices.avatarFailed.message;
}

/** @returns what to say of a photo that could not be saved or removed */
export function failureOf(cause: unknown): Notice {
  if (isOutOfReach()) return notices.avatarUnreachable;
  return { ...notices.avatarFailed, message: messageOf(cause) };
}

function tellFailure(cause: unknown): false {
  console.warn('The photo was not changed.', cause);
  notify(failureOf(cause));
  return false;
}

/** The new photo stands already: an old one that cannot be taken away now goes with the next change. */
function noteLeftovers(cause: unknown) {
  console.warn('An older photo could not be removed.', cause);
}

/** Uploads, writes the address into the profile, and shows it everywhere. Says how it went; never throws. @returns whether it is saved */
export async function savePhoto(cookId: string, photo: Blob): Promise<boolean> {
  try {
    const supabase = await getSupabase();
    const { path, address } = await putPhoto(supabase, cookId, photo);
    await writeAddress(supabase, cookId, address);
    await showChangedProfile();
    // Nobody waits for it.
    removeOlderPhotos(supabase, cookId, path).catch(noteLeftovers);
  } catch (cause) {
    return tellFailure(cause);
  }
  notify(notices.avatarUpdated);
  return true;
}

/** Takes the photo away, its bytes first: whoever has its address sees it no more. Never throws. @returns whether it is gone */
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
