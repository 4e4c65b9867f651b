import { removeStored } from './browser-storage.ts';
import { cookingStorageKey } from './cooking-key.ts';

/** Where the servings and the system of measures are kept that a cook chose. */
export const measuresStorageKey = 'saffron-measures';
/** Where it is kept what a cook ticked of their shopping lists. */
export const shoppingStorageKey = 'saffron-shopping';
/** Where the kitchen is kept as the server last told it. */
export const kitchenStorageKey = 'saffron-kitchen';

const keys = [cookingStorageKey, measuresStorageKey, shoppingStorageKey, kitchenStorageKey];

const listeners = new Set<() => void>();

/** For whoever holds such marks in memory too, and would write them back. */
export function onMarksForgotten(listener: () => void) {
  listeners.add(listener);
}

/** Forgets what this device noted of a cook: it names their recipes, and what they cannot eat. */
export function forgetMarks() {
  for (const key of keys) removeStored(key);
  for (const listener of listeners) listener();
}
