import { readStored, writeStored } from '../browser-storage.ts';

const storageKey = 'saffron-known-device';

/** Somebody signed in here: the next visitor at this device is asked to sign in rather than to register. It says not who. */
export function markKnownDevice() {
  if (!isKnownDevice()) writeStored(storageKey, 'yes');
}

export function isKnownDevice(): boolean {
  return readStored(storageKey) !== null;
}
