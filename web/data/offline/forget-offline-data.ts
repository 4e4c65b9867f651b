import { forgetMarks } from '../marks-of-cook.ts';
import { keepsNothing, pictureCacheName } from './kept-for.ts';
import { withOfflineDatabase } from './offline-database.ts';

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
  keepsNothing();
  forgetMarks();
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
