import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';

const { write } = createRecipeWriter(readCompiledCookbook(await readCookbookFile()));

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  return { title: recipe.draft.title, notes: recipe.notes.join('\n') };
}

const titleOf = (wish: string): string => written(wish).title;

describe('what follows the name of a dish does not hide it', () => {
  test.each([
    ['omelette filled with cheese and herbs, creamy in the middle', /omelette/i],
    ['burger topped with blue cheese and onions, juicy', /burger/i],
    ['i want something like lasagne but faster', /lasagne/i],
    ['pot roast like mom made, gravy, carrots falling apart', /pot roast/i],
  ])('%s', (wish, title) => {
    expect(written(wish).title).toMatch(title);
  });
});

describe('a named dish of another meat comes before any other dish, with a note', () => {
  test.each([
    ['lamb jalfrezi', /jalfrezi/i, 'lamb'],
    ['duck rendang', /rendang/i, 'duck'],
    ['chicken goulash', /goulash/i, 'chicken'],
  ])('%s', (wish, title, food) => {
    const recipe = written(wish);
    expect(recipe.title).toMatch(title);
    expect(recipe.notes).toContain(food);
  });

  test('a meat that no dish has is in the note', () => {
    expect(written('venison stew').notes).toContain('venison');
  });
});

test('a dish for one in a mug is not made for twelve where there is another', () => {
  const brownies = written('birthday brownies for the office', { Servings: ['12 Servings'] });
  expect(brownies.title).not.toMatch(/mug/i);
});

test('a dish for a diet comes after the dish itself where nobody is on the diet', () => {
  expect(written('pancakes without eggs').title).not.toMatch(/vegan/i);
});

test('a dinner for one is not made for a family', () => {
  const { title } = written('roast chicken, proper sunday one, crispy skin, gravy');
  expect(title).toMatch(/roast chicken/i);
  expect(title).not.toMatch(/for one/i);
});

test('of a kind without the meat of the wish the dish with its other foods comes first', () => {
  expect(written('pork tagine with apricots').title).toMatch(/apricot/i);
});

test('cookies for the neighbours are no single cookie, and one for me alone is', () => {
  expect(titleOf('christmas cookies to give to neighbours')).not.toMatch(/single/i);
  expect(titleOf('an air fryer cookie just for me')).toMatch(/single/i);
});

test('crunchy roast potatoes are no leftovers', () => {
  expect(titleOf('crunchy roast potatoes')).toMatch(/roast potatoes/i);
});

test('cooked rice stands in for no cooked meat', () => {
  const title = titleOf('what can i do with leftover roast lamb, about 300g, and some cooked rice');
  expect(title).not.toMatch(/rice flatbread/i);
});
