import { withOfflineDatabase } from '../device/offline-database.ts';
import type { RecipeView } from '../recipes/recipe-view.ts';

/** Version of the stored shape. Increment it when RecipeView changes so that a page cannot show an older one. */
const shape = 1;
/** The maximum number of stored public recipes. */
const mostKept = 50;

/** Reads a public recipe that was opened on this device before. */
export async function readVisitedRecipe(id: string): Promise<RecipeView | undefined> {
  const visited = await withOfflineDatabase((database) => database.get('visited', id), undefined);
  return visited?.shape === shape ? visited.recipe : undefined;
}

/** Stores an opened public recipe, and deletes the least recently opened ones above the limit. */
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
