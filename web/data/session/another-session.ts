import { parseStored, readStored } from '../browser-storage.ts';
import { sessionStorageKey } from '../browser-storage-keys.ts';
import { claimOf } from './token-claims.ts';

/** @param stored the session as the data client keeps it */
function userIdIn(stored: string): string | null {
  const { user }: { user?: { id?: unknown } | null } = parseStored(stored) ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}

/**
 * Returns whether an address carries tokens of another user than the signed-in one. An attacker can send a link like this to make
 * the user continue under the attacker's account without noticing (login CSRF).
 * @param stored the session as the data client keeps it, null without one
 */
export function bringsAnotherSession(hash: string, stored: string | null): boolean {
  const token = new URLSearchParams(hash.replace(/^#/, '')).get('access_token');
  const userId = stored && userIdIn(stored);
  return token !== null && !!userId && claimOf(token, 'sub') !== userId;
}

const explanation =
  "You're already signed in. To continue as someone else, log out first and sign in again.";

/**
 * Keeps the current session when a link carries another user's session, and shows the refusal at the site's root, like a refused redirect.
 * @returns whether the page is navigating away, so that nothing may read its address any more. At the root only the fragment changes
 */
export function refuseAnotherSession(): boolean {
  if (!bringsAnotherSession(window.location.hash, readStored(sessionStorageKey))) return false;
  const refusal = new URLSearchParams({
    error_code: 'session_exists',
    error_description: explanation,
  });
  const isLeaving = `${window.location.pathname}${window.location.search}` !== '/';
  window.location.replace(`/#${refusal}`);
  return isLeaving;
}
