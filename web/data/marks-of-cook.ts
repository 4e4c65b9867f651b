import { removeStored } from './browser-storage.ts';
import { cookingStorageKey } from './cooking-key.ts';

/** The localStorage key of the servings and the unit system that a cook chose. */
export const measuresStorageKey = 'saffron-measures';
/** The localStorage key of the ticked lines of a cook's shopping lists. */
export const shoppingStorageKey = 'saffron-shopping';
/** The localStorage key of the kitchen as the server last returned it. */
export const kitchenStorageKey = 'saffron-kitchen';

const keys = [cookingStorageKey, measuresStorageKey, shoppingStorageKey, kitchenStorageKey];

const listeners = new Set<() => void>();

/** Registers a listener for modules that also hold these marks in memory and would otherwise write them back. */
export function onMarksForgotten(listener: () => void) {
  listeners.add(listener);
}

/** Deletes what this device stored about a cook. It contains their recipe ids and what they cannot eat. */
export function forgetMarks() {
  for (const key of keys) removeStored(key);
  for (const listener of listeners) listener();
}
