import { forgetMarks } from '../marks-of-cook.ts';
import { keepsNothing } from './kept-for.ts';
import { withOfflineDatabase } from './offline-database.ts';
import { pictureCacheName } from './picture-cache.ts';

async function forgetPictures(): Promise<void> {
  // The Cache API is missing on pages that were served without TLS.
  if (!('caches' in globalThis)) return;
  try {
    await caches.delete(pictureCacheName);
  } catch (cause) {
    console.warn('The kept pictures could not be removed.', cause);
  }
}

/** Deletes all recipes from the offline database. @returns whether that succeeded */
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
 * Deletes everything that this device stores of a cook's recipes: at sign-out, at the sign-in of another cook, when the server ends the
 * session, and when the account is deleted. The app itself stays. Never throws.
 */
export async function forgetOfflineData(): Promise<void> {
  forgetMarks();
  const [isForgotten] = await Promise.all([forgetRecipes(), forgetPictures()]);
  // Cleared last, and only on success: if the browser is closed before that or refuses, the next start tries again.
  if (isForgotten) keepsNothing();
}
