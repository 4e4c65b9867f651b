import { readStored } from '../browser-storage.ts';
import { sessionStorageKey } from '../browser-storage-keys.ts';
import { forgetReturnPath } from '../return-path.ts';
import { configureSupabase } from '../supabase-client.ts';
import { refuseAnotherSession } from './another-session.ts';
import { setSession } from './session-store.ts';

/** Returns true when a redirect carries a session or a code (confirmation, recovery, social sign-in). */
export function addressCarriesSession(address: { search: string; hash: string }): boolean {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  return query.has('code') || fragment.has('access_token');
}

/** Whether this is the sign-in screen, which sends a signed-in user on to the remembered page. */
function isAuthScreen(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/auth';
}

let following: Promise<void> | undefined;

/**
 * Loads the data client and keeps the session in sync with it. Repeated calls share one run.
 * Never rejects: when the code cannot be loaded, the user counts as signed out, and the next call retries.
 */
export function followSession(): Promise<void> {
  // Catch after both steps: the data client is a second chunk that may fail to load.
  following ??= import('./follow-session.ts')
    .then((module) => module.followAuthEvents())
    .catch((cause: unknown) => {
      following = undefined;
      console.warn('The sign-in code could not be loaded.', cause);
      setSession({ status: 'signed-out' });
    });
  return following;
}

/**
 * Starts the session of the stored user. Without a stored session the data client is not loaded.
 * @returns a function that stops listening to other tabs
 */
export function startSession(anonKey: string): () => void {
  configureSupabase(anonKey);
  if (refuseAnotherSession()) return () => {};
  const arriving = addressCarriesSession(window.location);
  // A redirect that carries a session counts as a stored one, so that the visitor's page does not flash up.
  if (arriving) document.documentElement.dataset.session = 'stored';
  if (arriving || readStored(sessionStorageKey)) {
    // A user who arrives signed in is already on the wanted page. Only /auth itself still goes on to the remembered page.
    if (!isAuthScreen(window.location.pathname)) forgetReturnPath();
    void followSession();
  } else {
    setSession({ status: 'signed-out' });
  }
  // Another tab signed in while this one has not loaded the client. A loaded client notices this itself.
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) void followSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
