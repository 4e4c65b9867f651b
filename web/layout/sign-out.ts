import { notices } from '#contract/notices.ts';
import { removeStored } from '../data/browser-storage.ts';
import { sessionStorageKey } from '../data/browser-storage-keys.ts';
import { forgetOfflineData } from '../data/device/forget-offline-data.ts';
import { forgetReturnPath } from '../data/return-path.ts';
import { forgetTraces } from '../data/session/forget-traces.ts';
import { markLogOut } from '../data/session/log-out-mark.ts';
import { getSession, setSession } from '../data/session/session-store.ts';
import { getSupabase } from '../data/supabase-client.ts';
import { notify } from '../ui/notify.ts';

/** Signs out locally when the server cannot be reached, without the half minute that the data client would wait. */
function leaveAtOnce() {
  removeStored(sessionStorageKey);
  setSession({ status: 'signed-out', reason: 'left' });
}

/** @throws the auth client's refusal, or the error that its code could not be loaded */
async function endSession() {
  const session = getSession();
  const isRemembered = session.status === 'signed-in' && session.remembered === true;
  markLogOut();
  if (isRemembered) leaveAtOnce();
  // Clear local data before the client signs out, so that another person who takes the device finds nothing.
  forgetTraces();
  await forgetOfflineData();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

/** Signs out on this device. The session store handles what follows. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (cause) {
    console.warn('Signing out was not heard by the server.', cause);
    // The client drops the session before it calls the server, where the session then stays open. The notice says
    // that (spec §8), although this device is already signed out.
    notify(notices.signOutFailed);
  } finally {
    // Last, because the route guard of the page has remembered the path in the meantime: neither this user nor
    // the next user of the device expects to return to it.
    forgetReturnPath();
  }
}
