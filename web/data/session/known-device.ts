import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../browser-storage.ts';

const storageKey = 'saffron-known-device';

/** Records that a user signed in on this device, but not which one. The next visitor is offered sign-in rather than registration. */
export function markKnownDevice() {
  if (!isKnownDevice()) writeStored(storageKey, 'yes');
}

function isKnownDevice(): boolean {
  return readStored(storageKey) !== null;
}

/** Returns whether a user signed in on this device before; false on the server. */
export const useKnownDevice = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    isKnownDevice,
    () => false,
  );
