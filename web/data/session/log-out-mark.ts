import { readStored, writeStored } from '../browser-storage.ts';

const storageKey = 'saffron-logged-out-at';
/** Other tabs hear of it within milliseconds; one that sleeps wakes up to a session that is gone, and says so. */
const countsForMs = 10_000;

/** Written before a session is ended on purpose, where every tab can read it. */
export function markLogOut(now = Date.now()) {
  writeStored(storageKey, String(now));
}

/** Whether the session that has just gone was ended by its cook, in this tab or in another one. */
export function wasLoggedOut(now = Date.now()): boolean {
  const age = now - Number(readStored(storageKey) ?? Number.NaN);
  return age >= 0 && age < countsForMs;
}
