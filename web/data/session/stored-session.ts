import { readStoredJson } from '../browser-storage.ts';
import { sessionStorageKey } from '../browser-storage-keys.ts';
import type { SessionUser } from './cook.ts';
import type { UserWithFactors } from './required-second-factors.ts';

/** The part of the data client's stored session that we read without loading that client. */
export type StoredSession = {
  user: SessionUser & UserWithFactors;
  accessToken: string;
  /** When the access token expires, in milliseconds since 1970. */
  expiresAtMs: number;
};

/** @returns the stored session; null when no user is signed in on this device or the stored value is no session */
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

/** Returns the user id of the stored session. Only this user's offline recipes may be shown here. */
export function storedCookId(): string | null {
  return readStoredSession()?.user.id ?? null;
}

/** Returns whether the stored token is still valid, so that requests run as this cook and not as a visitor. */
export function isStoredTokenLive(now = Date.now()): boolean {
  const session = readStoredSession();
  return session !== null && session.expiresAtMs > now;
}
