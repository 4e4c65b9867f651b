import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { readDish } from '../dish/dish.ts';
import { type Judged, linesOf } from '../dish/lines.ts';
import { understand } from '../selections/understand.ts';
import { judgeDish } from './judge.ts';

/** These texts contain a forbidden food and are close to texts that the exceptions allow. */
const plain: Judged = {
  title: 'Rice',
  description: 'A bowl of rice.',
  ingredients: ['200 g rice', '2 tbsp olive oil'],
  instructions: ['Boil the rice.'],
  tips: [],
};

function isFound(selections: Selections, recipe: Partial<Judged>): boolean {
  const understood = understand({ selections, wish: '' });
  if (!understood.ok) throw new Error('not understood');
  const dish = readDish(linesOf({ ...plain, ...recipe }));
  const judged = judgeDish(dish, understood.requirements.bans, { refusesUnknown: true });
  return judged.some(({ broken }) => broken.length > 0);
}

const vegetarian: Selections = { 'Dietary Constraints': ['Vegetarian'] };
const milk: Selections = { Allergens: ['Milk'] };
const gluten: Selections = { Allergens: ['Gluten'] };

describe('foods that an exception must not hide', () => {
  test.each<[Selections, Partial<Judged>]>([
    [vegetarian, { instructions: ['Add a length of chorizo, sliced.'] }],
    [
      { 'Dietary Constraints': ['Low-Sodium'] },
      {
        ingredients: ['300 g carrots', '1 l no-salt-added vegetable stock'],
        instructions: ['Simmer the carrots in the stock.', 'Crumble in the stock cubes.'],
      },
    ],
    [
      { Allergens: ['Mustard'] },
      {
        ingredients: ['8 mustard-free pork sausages', '2 tbsp honey', '2 tbsp cider vinegar'],
        instructions: [
          'Stir the honey with the vinegar.',
          'Finish with the honey mustard dressing.',
        ],
      },
    ],
    [
      { 'Dietary Constraints': ['Low-FODMAP'] },
      {
        title: 'Rice with French Onion Soup',
        ingredients: ['200 g rice', '2 green onions, green tops only'],
      },
    ],
    [vegetarian, { instructions: ['Lay a 20 cm length of black pudding on it.'] }],
    [{ Allergens: ['Peanuts'] }, { instructions: ['Heat a 3 cm depth of groundnut oil.'] }],
    [milk, { instructions: ['Rub in half the weight of butter.'] }],
    [
      milk,
      { instructions: ['Grate until you have a good handful of cheese.', 'Scatter it over.'] },
    ],
    [
      milk,
      {
        ingredients: ['2 tbsp peanut butter', '200 g rice noodles'],
        instructions: ['Blend the peanut butter.', 'Melt butter and fry the noodles.'],
      },
    ],
    [milk, { tips: ['Good with or without chilli or extra cheese.'] }],
    [milk, { instructions: ['Whisk until free of lumps and cream is all taken up.'] }],
    [gluten, { ingredients: ['200 g rice', '2 part-baked white batons'] }],
    [{ Allergens: ['Eggs'] }, { instructions: ['Poach the pike quenelles.'] }],
    [{ Allergens: ['Eggs'] }, { instructions: ['Drop in quenelles and poach for 5 minutes.'] }],
    [gluten, { instructions: ['Fry the rice, then add the pan sit and toss.'] }],
    [gluten, { instructions: ['Slice the onion and add to a split baton.'] }],
    [vegetarian, { instructions: ['Chop the onion and stir it into the hot mince.'] }],
    [vegetarian, { instructions: ['Chop the onion and add it to a browned mince.'] }],
    [{ Allergens: ['Soybeans'] }, { instructions: ['Fry the temper with the onion until crisp.'] }],
    [
      { Allergens: ['Peanuts'] },
      {
        ingredients: ['8 corn tortillas', '4 tomatoes'],
        instructions: ['Dice the tomatoes.', 'Drizzle the salsa macha over the tortillas.'],
      },
    ],
    [
      { Avoid: ['Tomatoes'] },
      {
        ingredients: ['4 corn tortillas', '1 cucumber'],
        instructions: ['Chop the cucumber.', 'Spoon the salsa over the tortillas.'],
      },
    ],
    [gluten, { instructions: ['Serve the rice beside pansit.'] }],
    [
      milk,
      {
        ingredients: ['1 tsp cornflour', '100 ml chicken stock', '200 g beef'],
        instructions: ['Fry the beef.', 'Spoon the white sauce over the top.'],
      },
    ],
    [
      milk,
      {
        ingredients: ['30 g plain flour', '400 ml soya drink', '200 g lentils'],
        instructions: ['Simmer the lentils in the soya drink. Spoon the white sauce over.'],
      },
    ],
    [
      milk,
      {
        ingredients: ['100 g vegan cheese'],
        instructions: ['Pour cheese sauce over and bake.'],
      },
    ],
    [{ 'Dietary Constraints': ['Halal'] }, { instructions: ['Cut the sausage into shapes.'] }],
    [{ 'Dietary Constraints': ['Kosher'] }, { ingredients: ['300 g frankfurters'] }],
    [vegetarian, { tips: ['For more depth, add a little Speck.'] }],
    [milk, { instructions: ['Serve with a frappé.'] }],
    [gluten, { instructions: ['Stir in the pasta shapes.'] }],
    [{ 'Dietary Constraints': ['Halal'] }, { instructions: ['Add the sausage shapes and fry.'] }],
    [{ 'Dietary Constraints': ['Halal'] }, { instructions: ['Stir in the sausage shapes.'] }],
    [
      milk,
      {
        ingredients: ['2 tbsp plain flour', '400 ml soya drink', '200 g lentils'],
        instructions: [
          'Toss the lentils in the flour; pour in the soya drink and simmer. Spoon the white sauce over.',
        ],
      },
    ],
    [
      milk,
      { instructions: ['The drink to pour is frappé.'], tips: ['Best is frappé from a café.'] },
    ],
    [
      milk,
      {
        ingredients: ['2 tbsp plain flour', '400 ml soya drink', '200 g lentils'],
        instructions: [
          'Dust the lentils with the flour and fry. Pour in the soya drink and simmer.',
          'Spoon the white sauce over and bake.',
        ],
      },
    ],
  ])('reports %j: %j', (selections, recipe) => {
    expect(isFound(selections, recipe)).toBe(true);
  });

  test.each<[Selections, Partial<Judged>]>([
    [
      { Allergens: ['Eggs'] },
      { instructions: ['Finish with 60 g of the rice in small quenelles.'] },
    ],
    [gluten, { instructions: ['Let the pan sit off the heat.'] }],
    [
      milk,
      {
        ingredients: ['30 g plain flour', '400 ml soya drink', '2 tbsp oil', '200 g lentils'],
        instructions: [
          'For the white sauce, heat the oil, stir in the 30 g plain flour and cook for 1 minute. Add the soya drink, whisking.',
          'Spoon the white sauce over the lentils.',
        ],
      },
    ],
    [
      { 'Dietary Constraints': ['Kosher'] },
      {
        ingredients: ['300 g kosher beef frankfurters, sliced'],
        instructions: ['Return the frankfurters to the pot.'],
      },
    ],
    [
      milk,
      { instructions: ['Blend until the texture is frappé.'], tips: ['A frappé-cold shake.'] },
    ],
    [
      { 'Dietary Constraints': ['Halal'] },
      { instructions: ['Press the mixture along 8 skewers in long, thin sausage shapes.'] },
    ],
    [gluten, { instructions: ['Cut the rice cake into 12 batons.'] }],
    [{ Allergens: ['Tree Nuts'] }, { instructions: ['Roll balls the width of a walnut.'] }],
    [milk, { instructions: ['Boil the rice in approx. 150 ml water etc. and serve.'] }],
    [milk, { tips: ['Whisk it with a chasen.', 'Top with coconutty rice that is reheatable.'] }],
    [milk, { ingredients: ['250 g cured sausage, free of sugar, starch and milk, sliced'] }],
  ])('allows %j: %j', (selections, recipe) => {
    expect(isFound(selections, recipe)).toBe(false);
  });
});
