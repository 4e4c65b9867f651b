import { expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { refusal, write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));
const refusalOf = (wish: string) => refusal(readConstraints({}, wish));

test.each([
  ['zapiekanka', 'a word that no dish knows'],
  ['chicken machboos', 'a rare word after a food'],
  ['llapingachos', 'a name that the pantry reads as its main food'],
  ['seitan', 'a food that no dish uses'],
  ['kiwi pie', 'a pie of a food that no pie has'],
  ['durian sorbet', 'a sorbet of a food that no sorbet has'],
  ['yak butter latte', 'a kind of drink of a food that no dish has'],
  ['dubai brownies', 'a place that makes it another dish'],
  ['orange curd', 'a curd of a fruit that no curd has, and tofu is none'],
  ['pumpkin pancakes', 'pancakes of a squash that no courgette replaces'],
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
  ['affordable chicken', 'a rare word that describes a food'],
  ['tin of tuna', 'a food in its tin'],
  ['berry smoothie', 'a kind of dish of a food'],
  ['smoked salmon', 'a food that dishes have as an option'],
])('“%s” is not refused: it is %s', (wish) => {
  expect(refusalOf(wish)).toBeUndefined();
});

test('a choice beside the wish does not make its word unknown', () => {
  const ask = (selections: Selections, wish: string) => refusal(readConstraints(selections, wish));
  expect(ask({ 'Prefer Using': ['Tofu'] }, 'pie')).toBeUndefined();
  expect(ask({ 'Time Target': ['Under 15 Minutes'] }, 'soup')).toBeUndefined();
  expect(ask({ 'Prefer Using': ['Venison'] }, '')).toBeUndefined();
});

test.each([
  [{ 'Time Target': ['Under 15 Minutes'] }, 'pie'],
  [{ 'Dietary Constraints': ['Paleo'] }, 'paella'],
])('with %j, no dish of another kind is served for “%s”', (selections, wish) => {
  expect(refusal(readConstraints(selections, wish))).toBe(
    `We have no “${wish}” that fits everything you asked for, so nothing was made and no credit was used. Change a choice, or ask for another dish.`,
  );
});

test.each([
  ['pickled onions for burgers', /pickled/i],
  ['chocolate cake for my mum', /cake/i],
  ['chiken curry', /curry/i],
  ['oat cookies', /cookies|biscuits/i],
  ['tomato soup with basil', /soup/i],
  ['biscuits and gravy', /^biscuits and gravy$/i],
  ['bread and butter pudding', /^bread and butter pudding$/i],
  ['bagels', /^bagels$/i],
  ['bread, not banana bread', /^(?!.*banana bread)/i],
  ['a soup that is not tomato soup', /^(?!.*tomato)/i],
  ['pea risotto', /risotto/i],
  ['something to go with curry', /^(?!.*curry)/i],
  ['use up my leftover curry', /./],
  ['sweet potatoes and a curry paste', /./],
])('“%s” is answered by its kind of dish', (wish, title) => {
  const written = write(readConstraints({}, wish), 'seed');
  expect('draft' in written ? written.draft.title : written.refusal).toMatch(title);
});

test.each([
  ['roast chicken', /roast chicken/i],
  ['sunday roast chicken', /roast chicken/i],
  ['roast beef hash', /roast beef hash/i],
])('“%s” is that dish', (wish, title) => {
  const written = write(readConstraints({}, wish), 'seed');
  expect('draft' in written ? written.draft.title : '').toMatch(title);
});

test.each(['roast chicken, cold', 'roast chicken pasta', 'I cooked roast chicken yesterday'])(
  '“%s” asks for a dish of the leftovers',
  (wish) => {
    const written = write(readConstraints({}, wish), 'seed');
    expect('draft' in written ? written.draft.ingredients.join(' ') : '').toMatch(
      /(?:cooked|roast) chicken/,
    );
  },
);
