import { readStoredJson, removeStored, writeStored } from './browser-storage.ts';

const storageKey = 'saffron-return-path';
const keptForMs = 60 * 60_000;
/** Our longest path is a generate request with every choice and a wish; our screens write no longer one. */
const maxLength = 8_000;
/** A placeholder for our own origin: a path that leaves it would leave any origin. */
const anyOrigin = 'https://saffron.invalid';

/**
 * Accepts only paths of our own site: a remembered address must never lead to another site (open redirect).
 * @returns the path, or null for anything else (other origins, protocol-relative, the auth screens themselves)
 */
export function safePath(path: string | null | undefined): string | null {
  if (
    !path ||
    path.length > maxLength ||
    !/^\/(?![/\\])/.test(path) ||
    !URL.canParse(path, anyOrigin)
  )
    return null;
  // Parse like the browser, which drops tabs and line breaks and resolves dot segments.
  const address = new URL(path, anyOrigin);
  if (address.origin !== anyOrigin) return null;
  return /^\/auth(\/|$)/.test(address.pathname) ? null : path;
}

/** Remembers the page that a visitor wanted to open. Uses local storage, so that a confirmation link in a new tab finds it. */
export function rememberReturnPath(path: string, now = Date.now()) {
  if (safePath(path)) writeStored(storageKey, JSON.stringify({ path, at: now }));
}

/** @returns the remembered path, or null when it is older than one hour */
export function readReturnPath(now = Date.now()): string | null {
  const kept: { path?: unknown; at?: unknown } = readStoredJson(storageKey) ?? {};
  const { path, at } = kept;
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > keptForMs) return null;
  return safePath(path);
}

export function forgetReturnPath() {
  removeStored(storageKey);
}
