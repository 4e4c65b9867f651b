import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { understand } from '../selections/understand.ts';
import { foodsIn } from './classify.ts';
import { judge } from './judge.ts';
import { type Line, linesAt, linesOf } from './lines.ts';
import { foodsNamedBy, isComparison, ownDishOf } from './own-dish.ts';

const plain = {
  title: 'Lemon Rice',
  description: 'Bright.',
  ingredients: ['300 g basmati rice', '200 g firm tofu'],
  instructions: ['Boil the rice.', 'Fry the tofu.'],
  tips: [],
};

function placesBroken(recipe: Partial<typeof plain>, selections: Selections): string[] {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  return judge({ ...plain, ...recipe }, understood.requirements.bans).flatMap(({ broken }) =>
    broken.map(({ where }) => where),
  );
}
const titleOf = (title: string): Line | undefined =>
  linesAt(linesOf({ ...plain, title }), 'title')[0];

describe('the dish by its name', () => {
  test.each([
    ['Lentil Burgers with Slaw', ['burger']],
    ['Chickpea Tagine with Couscous', ['tagine']],
    ['Rice with Pesto', []],
    ['Roast Carrots and Butter', []],
  ])('%s', (title, own) => {
    const found = [...ownDishOf(titleOf(title))];
    for (const name of own) expect(found).toContain(name);
    if (own.length === 0) expect(found).toEqual([]);
  });

  test.each<[string, Partial<typeof plain>, Selections]>([
    [
      'pancakes',
      { title: 'Banana Pancakes', instructions: ['Flip the pancakes.'] },
      { Allergens: ['Eggs'] },
    ],
    ['meatballs', { title: 'Lentil Meatballs' }, { 'Dietary Constraints': ['Vegetarian'] }],
    ['sausage rolls', { title: 'Lentil Sausage Rolls' }, { 'Dietary Constraints': ['Vegetarian'] }],
    ['a pie said to be vegan', { title: 'Vegan Fish Pie' }, { 'Dietary Constraints': ['Vegan'] }],
  ])('may be made of something else: %s', (_name, recipe, selections) => {
    expect(placesBroken(recipe, selections)).toEqual([]);
  });

  test.each<[string, Partial<typeof plain>, Selections]>([
    ['Egg Fried Rice', { title: 'Egg Fried Rice' }, { Allergens: ['Eggs'] }],
    ['Peanut Noodles', { title: 'Peanut Noodles' }, { Allergens: ['Peanuts'] }],
    ['Butter Chicken', { title: 'Butter Chicken' }, { 'Dietary Constraints': ['Vegan'] }],
    ['Fish Pie', { title: 'Fish Pie' }, { Allergens: ['Fish'] }],
    ['Rum Cake', { title: 'Rum Cake' }, { 'Dietary Constraints': ['Halal'] }],
  ])('but not of what its name says is in it: %s', (_name, recipe, selections) => {
    expect(placesBroken(recipe, selections)).toContain('title');
  });

  test.each([
    ['beside another', 'Serve with cake.'],
    ['by a longer name', 'Cut the chocolate cake.'],
  ])('is none of this recipe %s', (_how, step) => {
    const recipe = { title: 'Lemon Cake', instructions: [step] };
    expect(placesBroken(recipe, { Allergens: ['Eggs'] })).toEqual(['instructions']);
  });

  test('names what is in it by all but its last word', () => {
    const named = (text: string) =>
      foodsIn(text)
        .flatMap(foodsNamedBy)
        .map((food) => food.text);
    expect(named('Egg fried rice')).toContain('Egg');
    expect(named('cheesecake')).toEqual([]);
    expect(named('sausage roll')).toEqual([]);
  });
});

/** Whether the last food that a line names is only likened to. */
function isOnlyLikened(text: string): boolean {
  const [line] = linesAt(linesOf({ ...plain, instructions: [text] }), 'instructions');
  const food = line?.foods.at(-1);
  if (!line || !food) throw new Error(`No food in: ${text}`);
  return isComparison(food, line);
}

describe('a food that something is likened to', () => {
  test.each([
    'Whisk until smooth as cream.',
    'It tastes like butter.',
    'The paste stands in for butter.',
    'You won’t miss the meat.',
    'Aquafaba replaces eggs.',
  ])('is not there: %s', (text) => {
    expect(isOnlyLikened(text)).toBe(true);
  });

  test.each([
    'Use a fat like butter.',
    'Toppings like feta are good.',
    'Something creamy like mascarpone goes well.',
    'Add dairy like yoghurt.',
    'Stir until smooth. Add cream.',
    'It is richer with butter.',
  ])('is there as an example: %s', (text) => {
    expect(isOnlyLikened(text)).toBe(false);
  });

  test('is there in the list all the same', () => {
    const [line] = linesAt(
      linesOf({ ...plain, ingredients: ['something like butter'] }),
      'ingredients',
    );
    const food = line?.foods.at(-1);
    expect(line && food && isComparison(food, line)).toBe(false);
  });
});
