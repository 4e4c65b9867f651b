import { removeStored } from './browser-storage.ts';
import { cookingStorageKey } from './cooking-key.ts';

/** Where the servings and the system of measures are kept that a cook chose. */
export const measuresStorageKey = 'saffron-measures';
/** Where it is kept what a cook ticked of their shopping lists. */
export const shoppingStorageKey = 'saffron-shopping';

const listeners = new Set<() => void>();

/** For whoever holds such marks in memory too, and would write them back. */
export function onMarksForgotten(listener: () => void) {
  listeners.add(listener);
}

/** Forgets what this device noted while somebody cooked and shopped: it names their recipes. */
export function forgetMarks() {
  for (const key of [cookingStorageKey, measuresStorageKey, shoppingStorageKey]) removeStored(key);
  for (const listener of listeners) listener();
}
