import { readStored, removeStored, writeStored } from '../browser-storage.ts';

export const logOutMarkKey = 'saffron-logged-out-at';
/** Other tabs see the sign-out within milliseconds. A tab that wakes up later reports that the session has ended. */
const countsForMs = 10_000;

/** `left`: the cook logged out. `deleted`: the cook deleted the account. */
export type SignOutReason = 'left' | 'deleted';

/** Marks a deliberate sign-out where every tab can read it. Call it before ending the session. */
export function markLogOut(way: SignOutReason = 'left', now = Date.now()) {
  writeStored(logOutMarkKey, `${now} ${way}`);
}

/** Removes the mark when the session did not end after all. */
export function unmarkLogOut() {
  removeStored(logOutMarkKey);
}

/** Returns how the cook ended the session just now, in this tab or another one; null when the cook did not end it. */
export function recentSignOutReason(now = Date.now()): SignOutReason | null {
  const [at, way] = (readStored(logOutMarkKey) ?? '').split(' ');
  const age = now - Number(at || Number.NaN);
  if (!(age >= 0 && age < countsForMs)) return null;
  return way === 'deleted' ? 'deleted' : 'left';
}
