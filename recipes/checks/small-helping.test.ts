import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readDish } from '../dish/dish.ts';
import { linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { type Judged, judgeDish } from './judge.ts';

const plain: Judged = {
  title: 'A Dish',
  description: '',
  ingredients: ['200 g tofu'],
  instructions: ['Cook.'],
  tips: [],
};

function breaks(diet: string, servings: number, recipe: Partial<Judged>): boolean {
  return isBroken({ 'Dietary Constraints': [diet] }, servings, recipe);
}

function isBroken(selections: Selections, servings: number, recipe: Partial<Judged>): boolean {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const dish = readDish(linesOf({ ...plain, ...recipe }));
  const judged = judgeDish(dish, understood.requirements.bans, { servings });
  return judged.some(({ broken }) => broken.length > 0);
}

describe('spelt sourdough under Low-FODMAP', () => {
  const pure = '270 g spelt sourdough bread, made only of spelt flour, water and salt';

  test.each<[string, Partial<Judged>]>([
    ['of pure spelt', { ingredients: [pure] }],
    ['of 100 % spelt', { ingredients: ['4 slices 100 % spelt sourdough bread'] }],
    [
      'that steps and tips name again',
      {
        description: 'Made with spelt sourdough.',
        ingredients: [pure],
        instructions: ['Cut the 270 g spelt sourdough bread.', 'Pour it over the bread.'],
        tips: ['The bread is dense.'],
      },
    ],
  ])('passes within its helping: %s', (_, recipe) => {
    expect(breaks('Low-FODMAP', 6, recipe)).toBe(false);
  });

  test.each<[string, Partial<Judged>]>([
    ['more than a helping', { ingredients: ['800 g pure spelt sourdough bread'] }],
    ['a loaf that may be half wheat', { ingredients: ['270 g spelt sourdough bread'] }],
    [
      'a loaf with wheat',
      { ingredients: ['270 g spelt sourdough bread, made only of spelt flour and wheat flour'] },
    ],
    ...[
      '270 g spelt sourdough bread, crusts only',
      '270 g spelt sourdough bread, the crumb only',
      '270 g spelt sourdough bread (100 % hydration)',
      '270 g spelt sourdough bread, 100% organic',
      '270 g spelt sourdough bread, not pure',
      '270 g spelt sourdough bread, not pure spelt',
      '270 g spelt sourdough bread, made only of spelt flour, strong white bread flour and water',
      '270 g spelt sourdough bread, made only of spelt flour and rye sourdough',
      '270 g pure spelt sourdough bread, made only of spelt flour and garlic bread',
    ].map((line): [string, Partial<Judged>] => [line, { ingredients: [line] }]),
    ['spelt flour', { ingredients: ['100 g pure spelt flour'] }],
    ['spelt bread without souring', { ingredients: ['100 g pure spelt bread'] }],
    ['sourdough of wheat', { ingredients: ['270 g pure sourdough bread'] }],
    ['more of it in a tip', { ingredients: [pure], tips: ['Serve with more sourdough.'] }],
    ['bread that only a tip names', { tips: ['Serve with spelt sourdough.'] }],
  ])('is rejected: %s', (_, recipe) => {
    expect(breaks('Low-FODMAP', 6, recipe)).toBe(true);
  });

  test('is never gluten-free', () => {
    expect(breaks('Gluten-Free', 6, { ingredients: [pure] })).toBe(true);
  });
});

describe('dried fruit under Low-Carb', () => {
  const dates = ['60 g pitted dates'];

  test('passes up to 5 g of carbohydrate a serving, also in title and steps', () => {
    const instructions = ['Chop the 60 g pitted dates.', 'Stir in the dates.'];
    const recipe = { title: 'Tofu with Dates', ingredients: dates, instructions };
    expect(breaks('Low-Carb', 12, recipe)).toBe(false);
  });

  test.each<[string, Partial<Judged>]>([
    ['more', { ingredients: ['120 g pitted dates'] }],
    ['two kinds that are too much together', { ingredients: [...dates, '60 g raisins'] }],
    ['no amount', { ingredients: ['a few raisins'] }],
    ['sweetened fruit', { ingredients: ['20 g dried cranberries'] }],
    ['honey', { ingredients: ['20 g honey'] }],
    ['date syrup', { ingredients: [...dates, '20 g date syrup'] }],
    ...[
      '20 g yoghurt-coated raisins',
      '20 g sugared dates',
      '20 g raisins in syrup',
      '20 g date paste',
      '20 ml prune juice',
      '20 g dates, plus extra to serve',
      '60 g pitted dates, made only of dates and date syrup',
    ].map((line): [string, Partial<Judged>] => [line, { ingredients: [line] }]),
    ['more in a step', { ingredients: ['20 g dates'], instructions: ['Stir in 200 g dates.'] }],
    ['more in a tip', { ingredients: dates, tips: ['Serve with a few extra dates.'] }],
    ['fruit of a step alone', { instructions: ['Stir in 10 g raisins.'] }],
  ])('is rejected: %s', (_, recipe) => {
    expect(breaks('Low-Carb', 12, recipe)).toBe(true);
  });

  test('stays forbidden under Keto', () => {
    expect(breaks('Keto', 12, { ingredients: dates })).toBe(true);
  });
});

test.each([
  ['2 tsp vanilla extract', false],
  ['2 tbsp bourbon', true],
  ['150 ml vanilla extract', true],
])('“%s” in a pie for eight breaks Paleo: %s', (line, isBroken) => {
  expect(breaks('Paleo', 8, { ingredients: ['450 g pumpkin', line] })).toBe(isBroken);
});

test.each<[Selections, string, boolean]>([
  [{ Avoid: ['Onion'] }, '3 tbsp chopped chives', false],
  [{ Avoid: ['Onion'] }, '120 g chives', true],
  [{ Avoid: ['Onion'] }, '1 shallot', true],
  [{ Avoid: ['Onion'] }, '2 tbsp garlic chives', true],
  [{ Avoid: ['Onion allergy'] }, '3 tbsp chopped chives', true],
  [{ Avoid: ['Onions and chives'] }, '3 tbsp chopped chives', true],
  [{ Allergens: ['Onion'] }, '3 tbsp chopped chives', true],
])('%j with “%s” for four is broken: %s', (selections, line, expected) => {
  expect(isBroken(selections, 4, { ingredients: ['600 g potatoes', line] })).toBe(expected);
});

test('kimchi, which has garlic, passes Low-FODMAP within its helping and no further', () => {
  expect(breaks('Low-FODMAP', 4, { ingredients: ['180 g kimchi'] })).toBe(false);
  expect(breaks('Low-FODMAP', 4, { ingredients: ['450 g kimchi'] })).toBe(true);
});
