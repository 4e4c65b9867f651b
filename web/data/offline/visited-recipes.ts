import type { RecipeView } from '../recipes/recipe-view.ts';
import { withOfflineDatabase } from './offline-database.ts';

/** Raised when RecipeView changes so that a page could not show an older one. */
const shape = 1;
/** More than anybody has in mind for tonight. */
const mostKept = 50;

/** A public recipe that was opened on this device before. */
export async function readVisitedRecipe(id: string): Promise<RecipeView | undefined> {
  const visited = await withOfflineDatabase((database) => database.get('visited', id), undefined);
  return visited?.shape === shape ? visited.recipe : undefined;
}

/** Keeps a public recipe that was opened, and lets go of the one that was opened longest ago. */
export async function keepVisitedRecipe(recipe: RecipeView, now = Date.now()): Promise<void> {
  await withOfflineDatabase(async (database) => {
    const work = database.transaction('visited', 'readwrite');
    await work.store.put({ id: recipe.id, shape, visitedAtMs: now, recipe });
    let surplus = (await work.store.count()) - mostKept;
    let oldest = await work.store.index('byVisit').openCursor();
    while (oldest && surplus > 0) {
      await oldest.delete();
      surplus -= 1;
      oldest = await oldest.continue();
    }
    await work.done;
  }, undefined);
}
