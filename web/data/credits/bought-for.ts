import { readStoredJson, removeStored, writeStored } from '../browser-storage.ts';
import { safePath } from '../return-path.ts';

const storageKey = 'saffron-bought-for';
/** A checkout stays open for one hour at most. */
const keptForMs = 60 * 60_000;

/** Returns the path if it leads to a remix or to choices of the generate screen; null for every other page. */
function orderIn(path: unknown): string | null {
  const safe = typeof path === 'string' ? safePath(path) : null;
  return safe !== null && /^\/generate\?(.*remix|(.*&)?(choice|q)=)/i.test(safe) ? safe : null;
}

/** What an order's path leads to, as its link names it. */
export const orderName = (path: string): 'remix' | 'choices' =>
  /[?&]remix/i.test(path) ? 'remix' : 'choices';

/** Returns the order from which the cook came to Get Credits, read from the router state of the link. */
export function orderBefore(state: unknown): string | null {
  return state !== null && typeof state === 'object' && 'backTo' in state
    ? orderIn(state.backTo)
    : null;
}

/** Remembers during a checkout which order of a cook the credits are for. @param path null: no known order */
export function rememberBoughtFor(cookId: string, path: string | null, now = Date.now()): void {
  if (path === null) removeStored(storageKey);
  else writeStored(storageKey, JSON.stringify({ cookId, path, at: now }));
}

/**
 * @param cookId who is signed in; null: nobody, as when the session ended during the checkout
 * @returns the order that the credits were bought for, if it was remembered within the last hour and no other cook is signed in
 */
export function readBoughtFor(cookId: string | null, now = Date.now()): string | null {
  const kept: { cookId?: unknown; path?: unknown; at?: unknown } = readStoredJson(storageKey) ?? {};
  const isFresh = typeof kept.at === 'number' && now - kept.at <= keptForMs;
  const isOwn = cookId === null || kept.cookId === cookId;
  return isFresh && isOwn ? orderIn(kept.path) : null;
}
