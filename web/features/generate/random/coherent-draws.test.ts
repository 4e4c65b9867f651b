import { expect, test } from 'vitest';
import type { ConstraintLabel } from '#contract/constraint-labels.ts';
import { createRandom } from '#recipes/random.ts';
import { readStartingCatalogue } from '../../../../scripts/chef/starting-catalogue.ts';
import { docketRows } from '../docket-rows.ts';
import type { Selection } from '../selection.ts';
import { randomSelection } from './random-selection.ts';

/** The starting catalogue in the shape that the screen uses. */
const groups = Object.entries(readStartingCatalogue()).map(([label, names = []]) => ({
  slug: label === 'Course' ? 'meal-type' : label,
  name: label,
  description: null,
  constraintLabel: label,
  categories: names.map((name) => ({ id: name, slug: name, name, icon: null })),
}));

type Draw = (label: ConstraintLabel) => readonly string[];
const drawOf =
  (selection: Selection): Draw =>
  (label) =>
    selection[label === 'Course' ? 'meal-type' : label] ?? [];

const numberIn = (name = '') => Number(/\d+/.exec(name)?.[0] ?? 0);
const has = (draw: Draw, label: ConstraintLabel, ...names: string[]) =>
  draw(label).some((name) => names.includes(name));
const both =
  (one: [ConstraintLabel, ...string[]], other: [ConstraintLabel, ...string[]]) => (draw: Draw) =>
    has(draw, ...one) && has(draw, ...other);
const isOf = (...courses: string[]): [ConstraintLabel, ...string[]] => ['Course', ...courses];

const oneOf: ConstraintLabel[] = [
  ...(['Servings', 'Time Target', 'Prep Time', 'Cook Time', 'Difficulty'] as const),
  ...(['Spice Level', 'Macronutrient Targets', 'Cuisine', 'Plating'] as const),
];

/** Combinations that no cook would ask for: written by hand, without looking at how Random avoids them. */
const contradictions: Record<string, (draw: Draw) => boolean> = {
  ...Object.fromEntries(
    oneOf.map((label) => [`two of ${label}`, (draw) => draw(label).length > 1]),
  ),
  'a quick dish that takes hours': (draw) =>
    has(draw, 'Time Target', 'Over 2 Hours') &&
    (draw('Prep Time').length > 0 || draw('Cook Time').length > 0),
  'parts that take longer than the whole': (draw) => {
    const [total = ''] = draw('Time Target');
    if (!total.startsWith('Under')) return false;
    return numberIn(draw('Prep Time')[0]) + numberIn(draw('Cook Time')[0]) > numberIn(total);
  },
  'slow cooking in a hurry': (draw) =>
    has(draw, 'Techniques', 'Slow Cooking', 'Braising') &&
    (has(draw, 'Time Target', 'Under 15 Minutes', 'Under 30 Minutes', 'Under 45 Minutes') ||
      has(draw, 'Cook Time', 'No Cook', '10 Minute Cook', '20 Minute Cook', '30 Minute Cook')),
  'an oven dish in ten minutes': (draw) =>
    has(draw, 'Techniques', 'Roasting', 'Baking') &&
    (has(draw, 'Time Target', 'Under 15 Minutes') || has(draw, 'Cook Time', '10 Minute Cook')),
  'cooked without heat': (draw) =>
    has(draw, 'Cook Time', 'No Cook') && draw('Techniques').some((name) => name !== 'Pickling'),
  'a cold soup pot': both(['Cook Time', 'No Cook'], isOf('Soup', 'Dinner')),
  'raw chicken': both(
    ['Cook Time', 'No Cook'],
    ['Prefer Using', 'Chicken', 'Beef', 'Rice', 'Pasta', 'Potatoes'],
  ),
  'fast food by stir-frying for hours': both(
    ['Time Target', 'Over 2 Hours'],
    ['Techniques', 'Stir-Frying', 'Pan-Searing', 'Steaming', 'Poaching'],
  ),
  'a drink that is cooked': (draw) => has(draw, 'Course', 'Drink') && draw('Techniques').length > 0,
  'a drink that takes long': (draw) =>
    has(draw, 'Course', 'Drink') &&
    [...draw('Cook Time'), ...draw('Time Target')].some((name) => numberIn(name) > 30),
  'a drink that simmers': both(isOf('Drink'), ['Cook Time', '20 Minute Cook', '30 Minute Cook']),
  'meat in a drink or a dessert': both(isOf('Drink', 'Dessert'), [
    ...(['Prefer Using', 'Chicken', 'Beef', 'Salmon', 'Tofu', 'Chickpeas', 'Lentils'] as const),
    ...(['Rice', 'Pasta', 'Potatoes', 'Tomatoes', 'Broccoli', 'Mushrooms'] as const),
  ]),
  'a hot dessert or drink': (draw) =>
    has(draw, 'Course', 'Dessert', 'Drink') &&
    has(draw, 'Spice Level', 'Mild Heat', 'Medium Heat', 'Hot and Spicy', 'Extra Hot'),
  'a dessert from the wok': both(isOf('Dessert'), [
    'Techniques',
    'Stir-Frying',
    'Pan-Searing',
    'Braising',
    'Grilling',
    'Pickling',
  ]),
  'a soup that is grilled or fried': both(isOf('Soup'), [
    'Techniques',
    'Grilling',
    'Stir-Frying',
    'Air Frying',
    'Pan-Searing',
    'Baking',
    'Pickling',
  ]),
  'a salad that is braised': both(isOf('Salad'), [
    'Techniques',
    'Braising',
    'Slow Cooking',
    'Simmering',
    'Baking',
    'Stir-Frying',
  ]),
  'a soup in a lunchbox or on a board': both(isOf('Soup', 'Drink'), [
    'Plating',
    'Lunchbox',
    'Bento Box',
    'Sharing Board',
    'Fine Dining',
    'Classic Plate',
  ]),
  'a dinner in a glass': both(isOf('Dinner', 'Lunch', 'Side Dish'), ['Plating', 'Layered Glass']),
  'fruit for dinner': both(isOf('Dinner', 'Lunch'), [
    'Prefer Using',
    'Berries',
    'Apples',
    'Bananas',
  ]),
  'a vegan with meat, cheese or eggs': both(
    ['Dietary Constraints', 'Vegan'],
    ['Prefer Using', 'Chicken', 'Beef', 'Salmon', 'Cheese', 'Eggs'],
  ),
  'a vegetarian with meat or fish': both(
    ['Dietary Constraints', 'Vegetarian'],
    ['Prefer Using', 'Chicken', 'Beef', 'Salmon'],
  ),
  'a pescatarian with meat': both(
    ['Dietary Constraints', 'Pescatarian'],
    ['Prefer Using', 'Chicken', 'Beef'],
  ),
  'few carbohydrates with rice': both(
    ['Dietary Constraints', 'Keto', 'Low-Carb', 'Paleo'],
    ['Prefer Using', 'Rice', 'Pasta', 'Potatoes', 'Lentils', 'Chickpeas', 'Bananas'],
  ),
  'few carbohydrates aimed at with starch': both(
    ['Macronutrient Targets', 'Reduced Carb'],
    ['Prefer Using', 'Rice', 'Pasta', 'Potatoes'],
  ),
  'without eggs, with eggs': both(['Dietary Constraints', 'Egg-Free'], ['Prefer Using', 'Eggs']),
  'without dairy, with cheese': both(
    ['Dietary Constraints', 'Dairy-Free'],
    ['Prefer Using', 'Cheese'],
  ),
  'without nuts, with nuts': both(
    ['Dietary Constraints', 'Nut-Free'],
    ['Prefer Using', 'Nuts and Seeds'],
  ),
  'allergic to what is preferred': (draw) => {
    const holds: Record<string, string> = {
      ...{ Fish: 'Salmon', Eggs: 'Eggs', Milk: 'Cheese', Soybeans: 'Tofu', Gluten: 'Pasta' },
      ...{ 'Tree Nuts': 'Nuts and Seeds', Sesame: 'Nuts and Seeds' },
    };
    return draw('Allergens').some((name) => has(draw, 'Prefer Using', holds[name] ?? ''));
  },
  'avoids what is preferred': (draw) => has(draw, 'Avoid', ...draw('Prefer Using')),
  'avoids chilli, and hot': both(
    ['Avoid', 'Chilli'],
    ['Spice Level', 'Medium Heat', 'Hot and Spicy', 'Extra Hot'],
  ),
  'two ways of eating': (draw) =>
    draw('Dietary Constraints').filter((name) => !/-Free$|^Low-Sodium$/.test(name)).length > 1,
  'keto and low in fat': both(
    ['Dietary Constraints', 'Keto'],
    ['Macronutrient Targets', 'Low Fat', 'Balanced Macros'],
  ),
  'a date for one or for many': (draw) =>
    has(draw, 'Style', 'Date Night') &&
    draw('Servings').length > 0 &&
    !has(draw, 'Servings', '2 Servings'),
  'a family of one': both(
    ['Style', 'Family Friendly', 'Festive'],
    ['Servings', '1 Serving', '2 Servings'],
  ),
  'children and extra hot': both(
    ['Style', 'Family Friendly'],
    ['Spice Level', 'Hot and Spicy', 'Extra Hot'],
  ),
  'hard in a quarter of an hour': both(
    ['Difficulty', 'Hard'],
    ['Time Target', 'Under 15 Minutes', 'Under 30 Minutes'],
  ),
  'fine dining from a lunchbox mood': both(
    ['Plating', 'Fine Dining'],
    ['Style', 'Street Food', 'Budget Friendly', 'Meal Prep', 'One Pot', 'Family Friendly'],
  ),
  'light and slow': both(['Style', 'Light and Fresh'], ['Techniques', 'Braising', 'Slow Cooking']),
  'one pot, with another thing': both(
    ['Style', 'One Pot'],
    ['Techniques', 'Grilling', 'Baking', 'Roasting', 'Air Frying'],
  ),
  'two mains on one plate': (draw) =>
    draw('Prefer Using').filter((name) => ['Chicken', 'Beef', 'Salmon', 'Tofu'].includes(name))
      .length > 1,
  'two starches on one plate': (draw) =>
    draw('Prefer Using').filter((name) => ['Rice', 'Pasta', 'Potatoes'].includes(name)).length > 1,
  'pasta from Thailand': both(
    ['Prefer Using', 'Pasta'],
    [
      'Cuisine',
      'Thai',
      'Korean',
      'Japanese',
      'Vietnamese',
      'Chinese',
      'Indian',
      'Ethiopian',
      'Persian',
    ],
  ),
  'no heat from where it is hot': both(
    ['Spice Level', 'No Heat'],
    ['Cuisine', 'Thai', 'Indian', 'Korean', 'Ethiopian', 'Cajun'],
  ),
};

const contradictionsIn = (selection: Selection): string[] =>
  Object.entries(contradictions)
    .filter(([, isIn]) => isIn(drawOf(selection)))
    .map(([name]) => name);

const { next } = createRandom('2000 draws');
const draws = Array.from({ length: 2_000 }, () => randomSelection(groups, next));

test('the list detects the contradictions of the former way of drawing', () => {
  const old: Selection = {
    'meal-type': ['Drink'],
    'Time Target': ['Under 15 Minutes', 'Over 2 Hours'],
    Servings: ['2 Servings', '8 Servings'],
    Techniques: ['Grilling'],
    'Dietary Constraints': ['Vegan'],
    'Prefer Using': ['Beef'],
  };
  expect(contradictionsIn(old).length).toBeGreaterThanOrEqual(5);
});

test('none of 2,000 draws contradicts itself', () => {
  const found = draws.flatMap((draw) =>
    contradictionsIn(draw).map((name) => `${name}: ${JSON.stringify(draw)}`),
  );
  expect(found).toEqual([]);
});

test('draws go together with what the kitchen keeps', () => {
  const kept: Selection = { 'Dietary Constraints': ['Vegetarian'], Allergens: ['Milk'] };
  for (let drawn = 0; drawn < 500; drawn += 1) {
    const draw = drawOf(randomSelection(groups, next, kept));
    expect(has(draw, 'Avoid', 'Chicken', 'Beef', 'Pork', 'Lamb', 'Shellfish')).toBe(false);
    expect(has(draw, 'Prefer Using', 'Chicken', 'Beef', 'Salmon', 'Cheese')).toBe(false);
    expect(has(draw, 'Dietary Constraints', 'Vegetarian', 'Vegan', 'Keto')).toBe(false);
  }
});

test('every draw has one meal type, at most two per group and at least two in all', () => {
  for (const draw of draws) {
    const counts = Object.entries(draw).map(([slug, names]) => [slug, names.length] as const);
    expect(draw['meal-type']).toHaveLength(1);
    expect(Math.max(...counts.map(([, count]) => count))).toBeLessThanOrEqual(2);
    expect(counts.reduce((sum, [, count]) => sum + count, 0)).toBeGreaterThanOrEqual(2);
  }
});

test('draws cover every meal type, cuisine and category and hardly repeat', () => {
  const drawn = new Set(draws.flatMap((draw) => Object.values(draw).flat()));
  const all = new Set(groups.flatMap(({ categories }) => categories.map(({ name }) => name)));
  expect([...all].filter((name) => !drawn.has(name))).toEqual([]);
  const texts = draws.map((draw) => JSON.stringify(docketRows(draw, groups)));
  expect(new Set(texts).size).toBeGreaterThanOrEqual(1_900);
  const courses = groups.find(({ slug }) => slug === 'meal-type')?.categories ?? [];
  for (const { name } of courses) {
    const share = draws.filter((draw) => draw['meal-type']?.[0] === name).length / draws.length;
    expect(share, name).toBeGreaterThan(0.06);
  }
});
