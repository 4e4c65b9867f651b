import { readStored } from './browser-storage.ts';

/** Where cook mode keeps its timers and places on this device. */
export const cookingStorageKey = 'saffron-cooking';

/** Whether timers are kept there, without reading them: what reads them is loaded only then. */
export function hasKeptTimers(): boolean {
  return readStored(cookingStorageKey)?.includes('"timers":[{') ?? false;
}
