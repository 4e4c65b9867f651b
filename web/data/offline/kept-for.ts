import { readStored, removeStored, writeStored } from '../browser-storage.ts';

/** Whose recipes this device keeps, told without opening a database for every visitor. */
const storageKey = 'saffron-kept-for';

/** Where the worker and the pages keep pictures of recipes, and how many at most. */
export const pictureCacheName = 'saffron-pictures';
export const mostPictures = 400;

export function isKeptFor(cookId: string): boolean {
  return readStored(storageKey) === cookId;
}

/** Whether something of a cook may still lie here although nobody is signed in. */
export function isSomethingKept(): boolean {
  return readStored(storageKey) !== null;
}

export function keepsFor(cookId: string) {
  writeStored(storageKey, cookId);
}

export function keepsNothing() {
  removeStored(storageKey);
}
