import { readStoredJson, removeStored, writeStored } from '../browser-storage.ts';

const storageKey = 'saffron-waiting-choices';
const keptForMs = 60 * 60_000;

/**
 * Remembers the choices on a cook's generate screen, so that a purchase leads back to them however the cook went to Get Credits.
 * @param path the URL that selects them; null when nothing waits
 */
export function rememberWaitingChoices(cookId: string, path: string | null, now = Date.now()) {
  if (path === null) removeStored(storageKey);
  else writeStored(storageKey, JSON.stringify({ cookId, path, at: now }));
}

/** @returns the URL of the cook's waiting choices, null if there are none or they are older than an hour */
export function readWaitingChoices(cookId: string, now = Date.now()): string | null {
  const kept: { cookId?: unknown; path?: unknown; at?: unknown } = readStoredJson(storageKey) ?? {};
  if (kept.cookId !== cookId || typeof kept.path !== 'string') return null;
  return typeof kept.at === 'number' && now - kept.at <= keptForMs ? kept.path : null;
}
