import { expect, test } from 'vitest';
import { convertRecipe } from '#recipes/measures/convert/convert-recipe.ts';
import { pantryFood } from '#recipes/measures/convert/pantry-foods.ts';
import { scaleRecipe } from '#recipes/measures/scale/scale-recipe.ts';
import { readSteps } from './step-ingredients.ts';

const amountsIn = (list: string[], steps: string[]) =>
  readSteps(list, steps).map(({ ingredients }) =>
    ingredients.map(({ amount, name }) => `${amount} ${name}`.replaceAll('\u00a0', ' ').trim()),
  );

test.each([
  ['2½ tbsp oil', 'Fry in half of the oil.', '1¼ tbsp oil'],
  ['2 tbsp oil', 'Fry in a third of the oil.', '2 tsp oil'],
  ['1 tbsp oil', 'Fry in a quarter of the oil.', '¾ tsp oil'],
  ['¼ tsp salt', 'Stir in half of the salt.', '⅛ tsp salt'],
  ['¾ cup sugar', 'Stir in half of the sugar.', '6 tbsp sugar'],
  ['3 cups flour', 'Stir in half the flour.', '1½ cups flour'],
  ['1½ cups flour', 'Stir in two-thirds of the flour.', '1 cup flour'],
  ['1 lb beef', 'Brown half of the beef.', '½ lb beef'],
  ['¾ lb beef', 'Brown half of the beef.', '6 oz beef'],
  ['75 g butter', 'Melt half of the butter.', '38 g butter'],
  ['1.5 kg potatoes', 'Boil half of the potatoes.', '750 g potatoes'],
  ['5 litres water', 'Boil half of the water.', '2.5 litres water'],
  ['2–3 tbsp oil', 'Fry in half of the oil.', '1–1½ tbsp oil'],
  ['3 onions', 'Fry half of the onions.', '1½ onions'],
  ['2 onions', 'Fry half of the onions.', '1 of 2 onions'],
  ['1 onion', 'Fry half of the onion.', '½ onion'],
  ['2 tins beans', 'Add half of the beans.', '1 tin beans'],
  ['2 × 400 g tins beans', 'Add half of the beans.', 'half of 2 × 400 g tins beans'],
  ['2 tbsp oil', 'Fry in most of the oil.', 'most of 2 tbsp oil'],
  ['½ tbsp oil', 'Fry in half of the oil.', '¾ tsp oil'],
  ['2 tablespoons oil', 'Fry in half of the oil.', '1 tbsp oil'],
  ['a handful mint', 'Add half of the mint.', 'half of a handful mint'],
])('%s: %s', (line, step, expected) => {
  expect(amountsIn([line], [step])).toEqual([[expected]]);
});

test('the remaining amount is calculated as long as the amounts are known', () => {
  expect(
    amountsIn(
      ['3 tbsp oil', '40 g butter', '20 g dill'],
      [
        'Fry in 1 tbsp of the oil. Melt half of the butter. Add some of the dill.',
        'Add the remaining oil, half of the butter and the rest of the dill.',
      ],
    ),
  ).toEqual([
    ['1 tbsp oil', '20 g butter', 'some of 20 g dill'],
    ['2 tbsp oil', '20 g butter', 'rest of 20 g dill'],
  ]);
  expect(
    amountsIn(['3 tbsp oil'], ['Fry in 1 tbsp of the oil, then in the remaining oil.']),
  ).toEqual([['3 tbsp oil']]);
});

const written = {
  servings: 4,
  cookTimeMinutes: 20,
  notes: [],
  tips: [],
  ingredients: ['2½ tbsp olive oil', '250 g plain flour'],
  instructions: [
    'Rub half of the flour with half of the olive oil.',
    'Add 1 tbsp of the olive oil, then the remaining flour.',
  ],
};

test('shares are taken of the scaled and the converted amounts', () => {
  const { ingredients, instructions } = scaleRecipe(written, 4, 8);
  expect(amountsIn(ingredients, instructions)).toEqual([
    ['250 g plain flour', '2¼ tbsp olive oil'],
    ['2 tbsp olive oil', '250 g plain flour'],
  ]);
  const american = convertRecipe(written, 'us', pantryFood);
  expect(amountsIn(american.ingredients, american.instructions)[0]).toEqual([
    '1 cup plain flour',
    '1¼ tbsp olive oil',
  ]);
});
