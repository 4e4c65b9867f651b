import { readStored } from './browser-storage.ts';

/** The localStorage key of cook mode's timers and current steps. */
export const cookingStorageKey = 'saffron-cooking';

/** Returns whether timers are stored, without parsing them: the code that parses them is loaded only if there are any. */
export function hasKeptTimers(): boolean {
  return readStored(cookingStorageKey)?.includes('"timers":[{') ?? false;
}
