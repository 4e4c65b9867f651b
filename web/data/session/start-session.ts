import { sessionStorageKey } from '../before-paint.ts';
import { readStored } from '../browser-storage.ts';
import { forgetReturnPath } from '../return-path.ts';
import { configureSupabase } from '../supabase-client.ts';
import { refuseAnotherSession } from './another-session.ts';
import { setSession } from './session-store.ts';

/** True when a redirect brought a session, a code or a refusal with it (confirmation, recovery, social sign-in). */
export function addressCarriesSession(address: { search: string; hash: string }): boolean {
  const query = new URLSearchParams(address.search);
  const fragment = new URLSearchParams(address.hash.replace(/^#/, ''));
  return query.has('code') || fragment.has('access_token');
}

/** The screen that sends somebody who is signed in on to where they wanted to be. */
function isAuthScreen(pathname: string): boolean {
  return pathname.replace(/\/$/, '') === '/auth';
}

let following: Promise<void> | undefined;

/**
 * Loads the data client and keeps the session in step with it. Asking twice is one asking.
 * Never rejects: where the code cannot be loaded everybody is a visitor, and the next asking tries again.
 */
export function followSession(): Promise<void> {
  // Caught behind both steps: the data client is a second piece of code that may not arrive.
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
 * Finds out who is there. Without a stored session this costs nothing: the data client stays unloaded.
 * @returns a function that stops listening to other tabs
 */
export function startSession(anonKey: string): () => void {
  configureSupabase(anonKey);
  if (refuseAnotherSession()) return () => {};
  const arriving = addressCarriesSession(window.location);
  // A redirect with a session in its hands counts as a stored one: no visitor's page in between.
  if (arriving) document.documentElement.dataset.session = 'stored';
  if (arriving || readStored(sessionStorageKey)) {
    // Whoever arrives signed in is where they want to be; only /auth itself still leads on to a remembered page.
    if (!isAuthScreen(window.location.pathname)) forgetReturnPath();
    void followSession();
  } else {
    setSession({ status: 'signed-out' });
  }
  // Another tab signed in while this one had no client yet; with a client, the client itself hears it.
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionStorageKey && event.newValue) void followSession();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
