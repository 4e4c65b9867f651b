import { notices } from '#contract/notices.ts';
import { sessionStorageKey } from '../data/before-paint.ts';
import { removeStored } from '../data/browser-storage.ts';
import { forgetOfflineData } from '../data/offline/forget-offline-data.ts';
import { forgetReturnPath } from '../data/return-path.ts';
import { forgetTraces } from '../data/session/forget-traces.ts';
import { markLogOut } from '../data/session/log-out-mark.ts';
import { getSession, setSession } from '../data/session/session-store.ts';
import { getSupabase } from '../data/supabase-client.ts';
import { notify } from '../ui/notify.ts';

/** The server cannot be asked: this device does not wait for it, as the data client would for half a minute. */
function leaveAtOnce() {
  removeStored(sessionStorageKey);
  setSession({ status: 'signed-out', reason: 'left' });
}

/** @throws the auth client's refusal, or that its code could not be loaded */
async function endSession() {
  const session = getSession();
  const isRemembered = session.status === 'signed-in' && session.remembered === true;
  markLogOut();
  if (isRemembered) leaveAtOnce();
  // Before the client has done its part: whoever takes the device from their hands finds nothing.
  forgetTraces();
  await forgetOfflineData();
  const supabase = await getSupabase();
  const { error } = await supabase.auth.signOut({ scope: 'local' });
  if (error) throw error;
}

/** Signs out on this device; what follows is the session store's business. */
export async function signOut(): Promise<void> {
  try {
    await endSession();
  } catch (cause) {
    console.warn('Signing out was not heard by the server.', cause);
    // The client lets go of the session before it asks the server, which then still holds it open: that is what the
    // notice says (spec §8), though this device is signed out already.
    notify(notices.signOutFailed);
  } finally {
    // Afterwards, because the guard of the page that was left has remembered it in between: whoever logs out
    // does not ask to come back, and the next person at this device even less.
    forgetReturnPath();
  }
}
