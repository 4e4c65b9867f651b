import { createClient, isAuthApiError, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '#contract/database.ts';
import { sessionStorageKey } from './before-paint.ts';
import { fetchAndNoteWaits } from './retry-wait.ts';

const askAgainAfterMs = 30_000;

/** A refusal of the data API or a function that a new token may help, or tell more of. */
function isTokenRefused(input: RequestInfo | URL, response: Response): boolean {
  if (response.status !== 401) return false;
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://localhost');
  return !pathname.startsWith('/auth/v1/');
}

/** By itself the client keeps a session whose access token has not run out, whatever the accounts door says of its refresh token. */
async function leaveWhenEnded(auth: SupabaseClient['auth']): Promise<void> {
  const { error } = await auth.refreshSession();
  const isEnded = isAuthApiError(error) && error.status < 500 && error.status !== 429;
  if (isEnded) await auth.signOut({ scope: 'local' });
}

/**
 * The browser's client: same origin, session in local storage, refreshed by itself, synced across tabs. Where a call is refused for its
 * token, that one is exchanged at once: of a session that was ended elsewhere the accounts door says so, and the client signs out.
 */
export function createSupabaseClient(anonKey: string) {
  let askedAtMs = Number.NEGATIVE_INFINITY;
  const client = createClient<Database>(window.location.origin, anonKey, {
    auth: { storageKey: sessionStorageKey, experimental: { recoveryCodes: true } },
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
