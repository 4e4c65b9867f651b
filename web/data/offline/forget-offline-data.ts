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

/** @returns whether nothing is left in it */
function forgetRecipes(): Promise<boolean> {
  return withOfflineDatabase(async (database) => {
    const work = database.transaction(['saved', 'visited'], 'readwrite');
    await Promise.all([
      work.objectStore('saved').clear(),
      work.objectStore('visited').clear(),
      work.done,
    ]);
    return true;
  }, false);
}

/**
 * Removes everything that this device keeps of a cook's recipes: at sign-out, at somebody else's sign-in, when the server ended the
 * session, when the account is deleted. The app itself stays. Never throws.
 */
export async function forgetOfflineData(): Promise<void> {
  forgetMarks();
  const [isForgotten] = await Promise.all([forgetRecipes(), forgetPictures()]);
  // Last, and only then: where the browser is closed on the way, or refuses, the next start tries again.
  if (isForgotten) keepsNothing();
}
