import { sessionStorageKey } from '../before-paint.ts';
import { readStoredJson } from '../browser-storage.ts';
import type { SessionUser } from './cook.ts';
import type { UserWithFactors } from './second-factors-owed.ts';

/** The session as the data client keeps it in the browser, as far as we read it without that client. */
export type StoredSession = {
  user: SessionUser & UserWithFactors;
  accessToken: string;
  /** When the access token ends, in milliseconds since 1970. */
  expiresAtMs: number;
};

/** @returns null where nobody is signed in on this device, or what is kept there is no session */
export function readStoredSession(): StoredSession | null {
  const kept: { user?: unknown; access_token?: unknown; expires_at?: unknown } =
    readStoredJson(sessionStorageKey) ?? {};
  const { user, access_token, expires_at } = kept;
  if (typeof access_token !== 'string' || typeof user !== 'object' || user === null) return null;
  if (typeof (user as SessionUser).id !== 'string') return null;
  return {
    user: user as SessionUser & UserWithFactors,
    accessToken: access_token,
    expiresAtMs: typeof expires_at === 'number' ? expires_at * 1000 : 0,
  };
}

/** Whose session lies in this browser: the one person whose kept recipes may be shown here. */
export function storedCookId(): string | null {
  return readStoredSession()?.user.id ?? null;
}

/** Whether what is asked for now is asked for as this cook, and not, for want of a token, as a visitor. */
export function isStoredTokenLive(now = Date.now()): boolean {
  const session = readStoredSession();
  return session !== null && session.expiresAtMs > now;
}
