import type { RecipeToImport } from './plan-import.ts';

const mostRecipes = 40;
/** Well below what the server takes as one request, however many bytes a character has. */
const mostBytes = 400_000;
const bytesPerCharacter = 3;

/**
 * Cuts an import into requests. The last recipe goes first: what is saved last is newest, and stands first in the list as it
 * stood in the file.
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
