import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readConstraints } from '#recipes/generate.ts';
import { readCookbookFile } from '#server/disk/cookbook-file.ts';
import { readCompiledCookbook } from '../cookbook/cookbook.ts';
import { createRecipeWriter } from '../write-recipe.ts';
import { knowDish } from './known-dish.ts';
import { sortsApart } from './sort-of-dish.ts';

const book = readCompiledCookbook(await readCookbookFile());
const { write } = createRecipeWriter(book);

function written(wish: string, selections: Selections = {}) {
  const recipe = write(readConstraints(selections, wish), 'seed');
  if ('refusal' in recipe) throw new Error(recipe.refusal);
  return recipe;
}
const titleOf = (wish: string) => written(wish).draft.title;

describe('a named dish that keeps every ban comes before its relatives', () => {
  test.each([
    ['spaghetti carbonara without cream', 'Spaghetti alla Carbonara'],
    ['carbonara without cream', 'Spaghetti alla Carbonara'],
  ])('“%s” is %s, which has none', (wish, title) => {
    expect(titleOf(wish)).toBe(title);
  });

  test.each([
    ['butter chicken without cream please', 'Butter Chicken without Cream'],
    ['hummus without tahini', 'Hummus without Tahini'],
    ['pancakes without eggs', 'Egg-Free Buttermilk Pancakes'],
  ])('“%s” is %s, for the plain dish has it', (wish, title) => {
    expect(titleOf(wish)).toBe(title);
  });
});

describe('the dish nearest to one that cannot be made', () => {
  const known = (path: string) => {
    const dish = book.find(path);
    if (!dish) throw new Error(`There is no ${path}.`);
    return knowDish(dish, book);
  };
  test('is of the same kind', () => {
    const borscht = known('other-cuisines/borscht');
    expect(sortsApart(borscht, known('cuisines/indian/vegetable-mulligatawny'))).toBe(0);
    expect(sortsApart(borscht, known('cuisines/american/vegetarian-chilli'))).toBe(1);
    expect(sortsApart(borscht, known('breads/rye-bread'))).toBe(2);
  });
  test('is no bread for a soup', () => {
    expect(written('borscht vegetarian').course).toBe('Soup');
  });
  test('is of any kind where the dish is of none', () => {
    expect(
      sortsApart(known('other-cuisines/chicken-adobo'), known('cuisines/indian/chicken-curry')),
    ).toBe(0);
  });
});

describe('a roast that a wish names', () => {
  test('is cooked, whatever the oven is like', () => {
    expect(written('sunday roast beef dinner for two, tiny oven').draft.title).toMatch(
      /^Roast Beef/,
    );
    const { draft, notes } = written('roast beef and yorkshire puddings for two, tiny oven');
    expect(draft.title).toBe('Roast Beef and Yorkshire Puddings');
    expect(notes.join()).toMatch(/a joint smaller than the times are meant for/);
  });
  test('is what is left, where it is cold', () => {
    expect(written('roast chicken, cold, small kitchen').draft.ingredients.join()).toMatch(
      /cooked chicken|leftover|roast chicken/i,
    );
  });
});

describe('a dish of a cuisine outside the catalogue', () => {
  test('needs no note that it is not of it', () => {
    const { draft, notes } = written('adobo chicken filipino');
    expect(draft.title).toBe('Chicken Adobo');
    expect(notes).toEqual([]);
  });
  test('is noted under the name of the wish where none is served', () => {
    const { notes } = written('stuffed cabbage rolls in tomato sauce, romanian sarmale');
    expect(notes.join()).not.toContain('Ukrainian');
  });
});

test('a dish named by two foods has both; its own name may still say it without them', () => {
  const list = written('sausages and lentils, french style').draft.ingredients.join();
  expect(list).toMatch(/sausage|frankfurter/i);
  expect(list).toMatch(/lentil/i);
  expect(titleOf('lentil sausages')).toBe('Lentil and Mushroom Bangers and Mash');
});
