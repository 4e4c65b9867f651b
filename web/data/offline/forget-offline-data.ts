import { readStored, removeStored } from '../browser-storage.ts';
import { withOfflineDatabase } from './offline-database.ts';

/** Says that this device keeps something of a cook, without opening a database for every visitor. */
export const keptForKey = 'saffron-kept-for';
/** Where the worker and the pages keep pictures of recipes. */
export const pictureCacheName = 'saffron-pictures';

async function forgetPictures(): Promise<void> {
  // Missing where the page came without encryption.
  if (!('caches' in globalThis)) return;
  try {
    await caches.delete(pictureCacheName);
  } catch (cause) {
    console.warn('The kept pictures could not be removed.', cause);
  }
}

/**
 * Removes everything that this device keeps of a cook's recipes: at sign-out, at somebody else's sign-in, when the server ended the
 * session, when the account is deleted. The app itself stays. Never throws.
 */
export async function forgetOfflineData(): Promise<void> {
  removeStored(keptForKey);
  await Promise.all([
    forgetPictures(),
    withOfflineDatabase(async (database) => {
      const work = database.transaction(['saved', 'visited'], 'readwrite');
      await Promise.all([
        work.objectStore('saved').clear(),
        work.objectStore('visited').clear(),
        work.done,
      ]);
    }, undefined),
  ]);
}

/** Whether something of a cook may still lie here although nobody is signed in. */
export function isSomethingKept(): boolean {
  return readStored(keptForKey) !== null;
}
