import { sessionStorageKey } from '../before-paint.ts';
import { parseStored, readStored } from '../browser-storage.ts';
import { claimOf } from './token-claims.ts';

/** @param stored the session as the data client keeps it */
function userIdIn(stored: string): string | null {
  const { user }: { user?: { id?: unknown } | null } = parseStored(stored) ?? {};
  return typeof user?.id === 'string' ? user.id : null;
}

/**
 * Whether an address brings the tokens of somebody else than the person who is signed in. Such a link can come from anybody, and
 * would have them go on under a stranger's account without noticing (login CSRF).
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
 * Keeps who is signed in where a link brings somebody else's session, and says so at the site's root, as a refused redirect does.
 * @returns whether the page is left for that: nothing may read its address any more. At the root itself only the fragment changes
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
