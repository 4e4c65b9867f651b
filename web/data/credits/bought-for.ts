import { readStoredJson, removeStored, writeStored } from '../browser-storage.ts';
import { safePath } from '../return-path.ts';

const storageKey = 'saffron-bought-for';
/** A checkout stays open for one hour at most. */
const keptForMs = 60 * 60_000;

/** Returns the path if it leads to a remix; null for every other page. */
function remixIn(path: unknown): string | null {
  const safe = typeof path === 'string' ? safePath(path) : null;
  return safe !== null && /^\/generate\?.*remix/i.test(safe) ? safe : null;
}

/** Returns the remix from which the cook came to Get Credits, read from the router state of the link. */
export function remixBefore(state: unknown): string | null {
  return state !== null && typeof state === 'object' && 'backTo' in state
    ? remixIn(state.backTo)
    : null;
}

/** Remembers during a checkout which remix the credits are for. @param path null: no known remix */
export function rememberBoughtFor(path: string | null, now = Date.now()): void {
  if (path === null) removeStored(storageKey);
  else writeStored(storageKey, JSON.stringify({ path, at: now }));
}

/** @returns the remix that the credits were bought for, if it was remembered within the last hour */
export function readBoughtFor(now = Date.now()): string | null {
  const kept: { path?: unknown; at?: unknown } = readStoredJson(storageKey) ?? {};
  const isFresh = typeof kept.at === 'number' && now - kept.at <= keptForMs;
  return isFresh ? remixIn(kept.path) : null;
}
