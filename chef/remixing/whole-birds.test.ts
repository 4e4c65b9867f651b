import { expect, test } from 'vitest';
import { generateRecipe } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { createChef } from '../chef.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { printDish } from '../cookbook/printing/print-dish.ts';

const book = readCompiledCookbook(await readCookbookFile());
const chef = createChef(book);

/** Returns the remix of a dish in which one food takes the place of another. */
async function swapped(path: string, out: string, into: string) {
  const dish = book.find(path);
  if (!dish) throw new Error(`There is no ${path}.`);
  const printed = printDish(dish, dish.servings, book.find);
  const base = { ...printed, nutrition: null, imageUrl: null };
  const change = { kind: 'swap', out, in: into } as const;
  const constraints = { selections: {}, wish: '', remix: { base, change } };
  const signal = new AbortController().signal;
  const outcome = await generateRecipe({ constraints, model: chef, seed: 's', signal });
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.recipe;
}

test('pieces do not take the place of a whole bird: another dish has them', async () => {
  const recipe = await swapped('cuisines/french/canard-a-l-orange', 'whole duck', 'duck breast');
  expect(recipe.title).not.toBe("Canard à l'Orange");
  expect(recipe.ingredients.join()).toMatch(/duck breast/);
  expect(recipe.instructions.join()).not.toMatch(/cavity|carve the duck breast into legs/i);
});

test('a whole bird takes the place of another', async () => {
  const recipe = await swapped('cuisines/french/canard-a-l-orange', 'whole duck', 'chicken');
  expect(recipe.ingredients.join()).toMatch(/whole chicken/);
});
