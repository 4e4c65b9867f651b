import { readStored, removeStored, writeStored } from '../browser-storage.ts';

/** The localStorage key of the id of the cook whose recipes this device stores. Reading it does not open a database for every visitor. */
const storageKey = 'saffron-kept-for';

export function isKeptFor(cookId: string): boolean {
  return readStored(storageKey) === cookId;
}

/** Returns whether this device may still store data of a cook, even if no cook is signed in. */
export function isSomethingKept(): boolean {
  return readStored(storageKey) !== null;
}

export function keepsFor(cookId: string) {
  writeStored(storageKey, cookId);
}

export function keepsNothing() {
  removeStored(storageKey);
}
