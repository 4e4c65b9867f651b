import { createClient, isAuthApiError, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#contract/database.ts';
import { sessionStorageKey } from './browser-storage-keys.ts';
import { fetchAndNoteWaits } from './retry-wait.ts';

const askAgainAfterMs = 30_000;

/** Returns whether the data API or a function answered 401: a token refresh may fix that, or show that the session has ended. */
function isTokenRefused(input: RequestInfo | URL, response: Response): boolean {
  if (response.status !== 401) return false;
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return !pathname.startsWith('/auth/v1/');
}

/** Signs out if the auth server rejects the refresh token. By itself the client keeps the session until its access token expires. */
async function leaveWhenEnded(auth: SupabaseClient['auth']): Promise<void> {
  const { error } = await auth.refreshSession();
  const isEnded = isAuthApiError(error) && error.status < 500 && error.status !== 429;
  if (isEnded) await auth.signOut({ scope: 'local' });
}

/**
 * Creates the browser's Supabase client: same origin, session in localStorage, automatic token refresh, synced across tabs. After a 401
 * it refreshes the token at once. If the session was ended elsewhere, the auth server rejects the refresh and the client signs out.
 */
export function createSupabaseClient(anonKey: string) {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const client = createClient<Database>(window.location.origin, anonKey, {
    auth: { storageKey: sessionStorageKey, experimental: { recoveryCodes: true } },
    // TanStack Query retries a failed read once (spec §9). With three more retries by the client, an error would show after 16 s.
    db: { retry: false },
    global: {
      async fetch(input, init) {
        const response = await fetchAndNoteWaits(input, init);
        if (isTokenRefused(input, response) && performance.now() - askedAtMs > askAgainAfterMs) {
          askedAtMs = performance.now();
          void leaveWhenEnded(client.auth);
        }
        return response;
      },
    },
  });
  return client;
}
