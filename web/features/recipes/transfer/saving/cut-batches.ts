import type { RecipeToImport } from './plan-import.ts';

const mostRecipes = 40;
/** Well below the server's request size limit, however many bytes a character has. */
const mostBytes = 400_000;
const bytesPerCharacter = 3;

/**
 * Splits an import into requests. The last recipe is sent first: the recipe saved last is the newest and comes first in the list,
 * so the list keeps the order of the file.
 */
export function cutBatches(recipes: readonly RecipeToImport[]): RecipeToImport[][] {
  const batches: RecipeToImport[][] = [];
  let room = 0;
  for (const one of [...recipes].reverse()) {
    const bytes = JSON.stringify(one).length * bytesPerCharacter;
    const batch = batches.at(-1);
    if (!batch || batch.length >= mostRecipes || bytes > room) {
      batches.push([one]);
      room = mostBytes - bytes;
    } else {
      batch.push(one);
      room -= bytes;
    }
  }
  return batches;
}
