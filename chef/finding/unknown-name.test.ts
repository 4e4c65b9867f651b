import { expect, test } from 'vitest';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { refusal } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));
const refusalOf = (wish: string) => refusal(readConstraints({}, wish));

test.each([
  ['khachapuri', 'a word that no dish knows'],
  ['jewelled rice', 'a rare word beside a food'],
  ['paneer tikka', 'a name that the pantry reads as its main food'],
  ['seitan', 'a food that no dish uses'],
  ['marmalade cake', 'a cake of a food that no cake has'],
])('“%s” is refused as unknown before the charge: %s', (wish) => {
  expect(refusalOf(wish)).toContain(`We don't have “${wish}” in our cookbook`);
});

test.each([
  ['tres leches', 'the name of a dish'],
  ['roast chicken', 'the name of a dish, not a leftover'],
  ['orange chicken', 'a dish of the second food'],
  ['fancy toast', 'a kind of dish'],
  ['chicken thighs', 'a cut'],
  ['quick pasta', 'a food and a time'],
  ['beetroot in some form', 'a food in a sentence'],
  ['cheap and filling', 'what the dish should be like'],
  ['a cake with olive oil', 'a kind of dish with a food'],
])('“%s” is not refused: it is %s', (wish) => {
  expect(refusalOf(wish)).toBeUndefined();
});
