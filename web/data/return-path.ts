import { readStoredJson, removeStored, writeStored } from './browser-storage.ts';

const storageKey = 'saffron-return-path';
const keptForMs = 60 * 60_000;
/** The longest is an order with every choice and a wish; what is longer was not written by our screens. */
const maxLength = 8_000;
/** Stands for our own: what leads away from it leads away from any. */
const anyOrigin = 'https://saffron.invalid';

/**
 * Only paths of our own: a remembered address must never lead away from the site.
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
  // As the browser reads it: it drops tabs and line ends, and resolves the dots.
  const address = new URL(path, anyOrigin);
  if (address.origin !== anyOrigin) return null;
  return /^\/auth(\/|$)/.test(address.pathname) ? null : path;
}

/** Remembers where a visitor wanted to go. In local storage, so that a confirmation link in a new tab finds it. */
export function rememberReturnPath(path: string, now = Date.now()) {
  if (safePath(path)) writeStored(storageKey, JSON.stringify({ path, at: now }));
}

/** @returns the remembered path while it is fresh (one hour) */
export function readReturnPath(now = Date.now()): string | null {
  const kept: { path?: unknown; at?: unknown } = readStoredJson(storageKey) ?? {};
  const { path, at } = kept;
  if (typeof path !== 'string' || typeof at !== 'number' || now - at > keptForMs) return null;
  return safePath(path);
}

export function forgetReturnPath() {
  removeStored(storageKey);
}
