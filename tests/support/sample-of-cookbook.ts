import { createHash } from 'node:crypto';
import { readCompiledCookbook } from '#chef/cookbook/cookbook.ts';
import { printDish } from '#chef/cookbook/printing/print-dish.ts';
import type { Draft } from '#recipes/reading/read-recipe.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';

/**
 * Returns about one in `share` of the cookbook's dishes as printed, each with its path. A dish is in the sample by the hash of its path, so that
 * new dishes and the chef's ranking do not exchange the others.
 */
export async function sampleOfCookbook(share: number): Promise<{ name: string; draft: Draft }[]> {
  const book = readCompiledCookbook(await readCookbookFile());
  return book.dishes
    .filter(({ courses }) => courses.length > 0)
    .filter(({ path }) => createHash('sha256').update(path).digest().readUInt32BE() % share === 0)
    .map((dish) => ({ name: dish.path, draft: printDish(dish, dish.servings, book.find) }));
}
