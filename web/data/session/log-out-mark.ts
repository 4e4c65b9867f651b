import { readStored, removeStored, writeStored } from '../browser-storage.ts';

export const logOutMarkKey = 'saffron-logged-out-at';
/** Other tabs hear of it within milliseconds; one that sleeps wakes up to a session that is gone, and says so. */
const countsForMs = 10_000;

/** Logged out; or the whole account is deleted. */
export type WayOut = 'left' | 'deleted';

/** Written before a session is ended on purpose, where every tab can read it. */
export function markLogOut(way: WayOut = 'left', now = Date.now()) {
  writeStored(logOutMarkKey, `${now} ${way}`);
}

/** It did not end after all. */
export function unmarkLogOut() {
  removeStored(logOutMarkKey);
}

/** How the session that has just gone was ended by its cook, in this tab or in another one; null where it was not. */
export function wayOut(now = Date.now()): WayOut | null {
  const [at, way] = (readStored(logOutMarkKey) ?? '').split(' ');
  const age = now - Number(at || Number.NaN);
  if (!(age >= 0 && age < countsForMs)) return null;
  return way === 'deleted' ? 'deleted' : 'left';
}
