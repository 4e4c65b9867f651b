import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredient, pantry } from '../../pantry/pantry.ts';
import { gramsOf } from '../grams-of.ts';
import { readIngredientLine } from '../read-line.ts';
import { plural } from './plural.ts';
import { scaleLine } from './scale-line.ts';
import { scaleRecipe } from './scale-recipe.ts';
import { scaleStep } from './scale-step.ts';

const by = (factor: number) => ({ factor, isBaked: false });

describe('lines for twice and half the servings', () => {
  test.each([
    ['400 g spaghetti', '800 g spaghetti', '200 g spaghetti'],
    ['600 g potatoes', '1.2 kg potatoes', '300 g potatoes'],
    ['1 kg potatoes', '2 kg potatoes', '500 g potatoes'],
    ['100-150 g breadcrumbs', '200-300 g breadcrumbs', '50-75 g breadcrumbs'],
    ['200 g (7 oz) feta', '400 g (14 oz) feta', '100 g (3½ oz) feta'],
    ['1½ cups rice', '3 cups rice', '¾ cup rice'],
    ['¼ cup sugar', '½ cup sugar', '2 tbsp sugar'],
    ['15 tbsp soy sauce', '30 tbsp soy sauce', '8 tbsp soy sauce'],
    ['1½ tsp dried thyme', '1 tbsp dried thyme', '¾ tsp dried thyme'],
    ['1 cup plus 2 tbsp flour', '2 cups plus 4 tbsp flour', '½ cup plus 1 tbsp flour'],
    ['2 × 400 g tins tomatoes', '4 × 400 g tins tomatoes', '1 × 400 g tin tomatoes'],
    ['400 g tin kidney beans', '2 × 400 g tins kidney beans', '½ × 400 g tin kidney beans'],
    ['1 (14 oz) can tomatoes', '2 (14 oz) cans tomatoes', '½ (14 oz) can tomatoes'],
    ['1 onion, finely chopped', '2 onions, finely chopped', '½ onion, finely chopped'],
    ['2 onions (300 g), sliced', '4 onions (600 g), sliced', '1 onion (150 g), sliced'],
    [
      '4 chicken breasts (about 150 g each)',
      '8 chicken breasts (about 150 g each)',
      '2 chicken breasts (about 150 g each)',
    ],
    ['half an onion', '1 onion', '¼ onion'],
    ['1 large tomato', '2 large tomatoes', '½ large tomato'],
    ['3 eggs', '6 eggs', '2 eggs'],
    ['1 egg, beaten', '2 eggs, beaten', '1 egg, beaten'],
    ['eggs, 3', 'eggs, 6', 'eggs, 2'],
    ['1 garlic clove', '2 garlic cloves', '1 garlic clove'],
    ['1,5 dl cream', '3 dl cream', '¾ dl cream'],
    [
      '1 thumb-sized piece ginger, grated',
      '2 thumb-sized pieces ginger, grated',
      '½ thumb-sized piece ginger, grated',
    ],
    ['1-2 carrots, diced', '2-4 carrots, diced', '½-1 carrot, diced'],
    ['1 onion or 2 shallots', '2 onions or 4 shallots', '½ onion or 1 shallot'],
    ['juice of 1 lemon', 'juice of 2 lemons', 'juice of ½ lemon'],
    ['Flour: 200 g', 'Flour: 400 g', 'Flour: 100 g'],
    ['85% dark chocolate, 100 g', '85% dark chocolate, 200 g', '85% dark chocolate, 50 g'],
    ['1 handful of spinach', '2 handfuls of spinach', '½ handful of spinach'],
    [
      '600 g chicken, cut into 3 cm chunks',
      '1.2 kg chicken, cut into 3 cm chunks',
      '300 g chicken, cut into 3 cm chunks',
    ],
    ['1 tsp salt', '1¾ tsp salt', '½ tsp salt'],
    ['2 tbsp olive oil', '3½ tbsp olive oil', '1 tbsp olive oil'],
  ])('%s', (line, twice, half) => {
    expect(scaleLine(line, by(2))).toBe(twice);
    expect(scaleLine(line, by(0.5))).toBe(half);
  });

  test.each(['salt to taste', 'a pinch of nutmeg', 'fresh basil, to serve', 'For the sauce:'])(
    '%s does not scale',
    (line) => {
      for (const factor of [0.25, 0.5, 2, 6]) expect(scaleLine(line, by(factor))).toBe(line);
    },
  );

  test.each([
    [0.25, '1 bay leaf'],
    [0.5, '1 bay leaf'],
    [2, '1 bay leaf'],
    [6, '2 bay leaves'],
  ])('a bay leaf seasons nearly any pot: times %d it is %s', (factor, expected) => {
    expect(scaleLine('1 bay leaf', by(factor))).toBe(expected);
  });

  test('oil in a dough scales like the flour, oil for the pan more slowly', () => {
    expect(scaleLine('100 ml olive oil', { factor: 3, isBaked: true })).toBe('300 ml olive oil');
    expect(scaleLine('100 ml olive oil', by(3))).toBe('270 ml olive oil');
  });
});

describe('steps', () => {
  const list = [
    '2 onions, chopped',
    '400 g flour',
    '3 eggs',
    '2 × 400 g tins tomatoes',
    '4 chicken breasts',
    '1 tsp salt',
  ];
  test.each([
    [
      'Fry 2 onions and 3 eggs for 10 minutes at 180 °C.',
      'Fry 4 onions and 6 eggs for 10 minutes at 180 °C.',
    ],
    ['Add 200 g of the flour, 1 egg at a time.', 'Add 400 g of the flour, 1 egg at a time.'],
    [
      'Pour in 2 tins (400 g tins); cut into 2 cm pieces.',
      'Pour in 4 tins (400 g tins); cut into 2 cm pieces.',
    ],
    [
      'Step 2: rub the 4 chicken breasts with 1 tsp salt.',
      'Step 2: rub the 8 chicken breasts with 1¾ tsp salt.',
    ],
    ['Divide between 4 plates in 2 batches.', 'Divide between 8 plates in 2 batches.'],
    [
      'Bake 20-25 minutes in a 23 cm tin, 74 °C inside.',
      'Bake 20-25 minutes in a 23 cm tin, 74 °C inside.',
    ],
    ['Use a 2 l dish; allow 2 eggs per person.', 'Use a 2 l dish; allow 2 eggs per person.'],
    ['Add the two tins of tomatoes.', 'Add the 4 tins of tomatoes.'],
    ['Add 2 × 400 g tins of tomatoes and 1 onion.', 'Add 4 × 400 g tins of tomatoes and 2 onions.'],
    ['Cut two pieces of string.', 'Cut two pieces of string.'],
    ['Mix 300–400 ml water with 1 onion.', 'Mix 600–800 ml water with 2 onions.'],
  ])('%s', (step, expected) => {
    expect(scaleStep(step, list, by(2), { from: 4, to: 8 })).toBe(expected);
  });
});

describe('any recipe', () => {
  const recipe = {
    title: 'Pancakes',
    servings: 4,
    cookTimeMinutes: 20,
    notes: [],
    tips: ['Add 1 egg more.'],
    ingredients: ['200 g plain flour', '2 eggs', '300 ml milk', 'salt to taste'],
    instructions: ['Whisk 200 g flour with the 2 eggs.', 'Fry for 2 minutes at 200 °C.'],
  };

  test('the same servings give the same recipe, byte for byte', () => {
    expect(scaleRecipe(recipe, 4, 4)).toEqual(recipe);
  });

  test('scales ingredients, steps and servings; keeps times and adds a note', () => {
    const twice = scaleRecipe(recipe, 4, 8);
    expect(twice.ingredients).toEqual([
      '400 g plain flour',
      '4 eggs',
      '600 ml milk',
      'salt to taste',
    ]);
    expect(twice.instructions).toEqual([
      'Whisk 400 g flour with the 4 eggs.',
      'Fry for 2 minutes at 200 °C.',
    ]);
    expect(twice.servings).toBe(8);
    expect(twice.notes).toEqual([expect.stringContaining('for 4 servings')]);
    expect(scaleRecipe(recipe, 4, 5).notes).toEqual([]);
  });

  test('throws a RangeError for zero servings', () => {
    expect(() => scaleRecipe(recipe, 4, 0)).toThrow(RangeError);
  });

  const amounts = fc.constantFrom(
    '250 g',
    '80 g',
    '1.5 kg',
    '400 ml',
    '3 tbsp',
    '2 tsp',
    '1½ cups',
    '6',
    '3',
    '200–300 g',
    '12 oz',
    '2 lb',
  );
  const foods = fc.constantFrom(
    'onions',
    'plain flour',
    'rice',
    'potatoes',
    'salt',
    'olive oil',
    'eggs',
    'cumin',
  );
  const factors = fc.constantFrom(0.25, 1 / 3, 0.5, 0.75, 1.5, 2, 3, 5);

  test('never scales to zero, and a round trip stays within kitchen rounding', () => {
    fc.assert(
      fc.property(amounts, foods, factors, (amount, food, factor) => {
        const line = `${amount} ${food}`;
        const there = scaleLine(line, by(factor));
        expect(there).not.toMatch(/(?<![\d.½¼¾⅓⅔])0 /);
        const back = scaleLine(there, by(1 / factor));
        const item = ingredient(food === 'eggs' ? 'egg' : 'onion');
        const grams = (text: string) => gramsOf(readIngredientLine(text), item) ?? 0;
        const apart = Math.abs(grams(back) - grams(line));
        // One rounding may change a piece, a quarter spoon or a tenth; scaling back multiplies that error by the factor.
        const piece = /^\d+ \p{L}{4}/u.test(line) ? grams(`1 ${food}`) : 4;
        expect(apart, `${line} → ${there} → ${back}`).toBeLessThanOrEqual(
          Math.max(piece * Math.max(1, 1 / factor), grams(line) * 0.2),
        );
      }),
      { numRuns: 400 },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        scaleLine(text, by(2));
        scaleStep(text, [text], by(0.5));
      }),
    );
  });
});

test('plural() agrees with the plurals of the pantry', () => {
  const named = [...pantry.values()].filter(
    ({ one, many }) => one !== many && !one.startsWith('tin '),
  );
  expect(named.length).toBeGreaterThan(50);
  const last = (name: string) => name.split(' ').at(-1) ?? '';
  const differing = named.filter(({ one, many }) => plural(last(one)) !== last(many));
  expect(differing.map(({ id }) => id)).toEqual([]);
});
