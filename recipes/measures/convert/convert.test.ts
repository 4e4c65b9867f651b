import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredient } from '../../pantry/pantry.ts';
import { gramsOf } from '../grams-of.ts';
import { readIngredientLine } from '../read-line.ts';
import { convertLine } from './convert-line.ts';
import { convertRecipe } from './convert-recipe.ts';
import { convertStep } from './convert-step.ts';
import { pantryFood } from './pantry-foods.ts';

const writtenList = ['300 g plain flour', '300 g caster sugar', '500 ml milk', '200 g butter'];
const toUs = (line: string) => convertLine(line, 'us', pantryFood);
const toMetric = (line: string) => convertLine(line, 'metric', pantryFood);

describe('a line for a US kitchen', () => {
  test.each([
    ['500 g plain flour', '4 cups plain flour'],
    ['200g caster sugar', '1 cup caster sugar'],
    ['150 g basmati rice, rinsed', '¾ cup plus 1 tbsp basmati rice, rinsed'],
    ['225 g butter, softened', '2 sticks butter, softened'],
    ['50 g butter', '3½ tbsp butter'],
    ['125 g butter', '½ cup plus 1 tbsp butter'],
    ['250 ml double cream', '1 cup double cream'],
    ['100–150 g breadcrumbs', '1–1⅓ cups breadcrumbs'],
    ['2 × 400 g tins chickpeas, drained', '2 × 14 oz tins chickpeas, drained'],
    ['1 × 400 ml tin coconut milk', '1 × 13½ fl oz tin coconut milk'],
    ['600 g chicken thighs, cut into 3 cm chunks', '1⅓ lb chicken thighs, cut into 1¼-inch chunks'],
    ['450 g beef mince', '1 lb beef mince'],
    ['200 g (7 oz) feta', '7 oz feta'],
    ['1 cup (240 ml) milk', '1 cup milk'],
    ['500 g 00 flour', '4 cups 00 flour'],
    ['100 g dark chocolate (85%)', '3½ oz dark chocolate (85%)'],
    ['2 tbsp olive oil', '2 tbsp olive oil'],
    ['9 tbsp olive oil', '½ cup plus 1 tbsp olive oil'],
    ['500 g prawns', '18 oz prawns'],
    ['750 g spinach', '1⅔ lb spinach'],
    ['100 g flaked almonds', '1 cup plus 1 tbsp flaked almonds'],
    ['190 ml rice vinegar', '¾ cup rice vinegar'],
    ['10 g fresh dill, chopped', '3½ tbsp fresh dill, chopped'],
    ['25 g fresh mint, chopped', '½ cup fresh mint, chopped'],
    ['3 eggs', '3 eggs'],
    ['1,5 dl double cream', '½ cup plus 2 tbsp double cream'],
    ['1,5 kg potatoes', '3⅓ lb potatoes'],
  ])('%s', (line, expected) => expect(toUs(line)).toBe(expected));
});

describe('a line for a metric kitchen', () => {
  test.each([
    ['2¼ cups all-purpose flour', '280 g all-purpose flour'],
    ['1 cup (2 sticks) unsalted butter', '225 g unsalted butter'],
    ['1 stick butter, melted', '115 g butter, melted'],
    ['2 lbs chicken breasts', '900 g chicken breasts'],
    ['1/3 cup honey', '110 g honey'],
    ['3 cups chicken broth', '720 ml chicken broth'],
    ['¾ cup plus 1 tbsp rice', '150 g rice'],
    ['1 (15-ounce) can black beans', '1 (425 g) can black beans'],
    ['1 14-oz can coconut milk', '1 × 400 g can coconut milk'],
    ['1-inch piece ginger', '2.5 cm piece ginger'],
    ['half a cup of milk', '120 ml of milk'],
    ['2 celery sticks', '2 celery sticks'],
  ])('%s', (line, expected) => expect(toMetric(line)).toBe(expected));

  test('without the pantry, masses stay masses and volumes stay volumes', () => {
    expect(convertLine('1 cup flour', 'metric')).toBe('240 ml flour');
    expect(convertLine('2 lb flour', 'metric')).toBe('900 g flour');
  });
});

describe('steps', () => {
  test.each([
    ['Heat the oven to 180°C (160°C fan)/350°F/gas mark 4.', 'Heat the oven to 350°F.'],
    ['Bake at 170 °C fan (190 °C without) now.', 'Bake at 325 °F fan (375 °F without) now.'],
    ['To 180 °C (160 °C in a fan oven).', 'To 350 °F (325 °F in a fan oven).'],
    ['Bake at gas mark 6 in a 20 cm tin.', 'Bake at 400°F in an 8-inch tin.'],
    ['Heat to 220 °C; line a 20 x 30 cm tin.', 'Heat to 425 °F; line an 8 x 12-inch tin.'],
    ['Use a 2 l dish.', 'Use a 2-quart dish.'],
    ['Shape patties, about 5 cm each.', 'Shape patties, about 2 inches each.'],
    ['Roast until it reads 74 °C.', 'Roast until it reads 165 °F.'],
    [
      'Rest at 63°C for 3 minutes, or cook to 71 °C.',
      'Rest at 145°F for 3 minutes, or cook to 160 °F.',
    ],
    [
      'Add 200 g of the flour and the sugar (150 g).',
      'Add 1⅔ cups of the flour and the sugar (¾ cup).',
    ],
    ['Step 2: boil the 7-minute eggs.', 'Step 2: boil the 7-minute eggs.'],
    [
      'Makes 4 servings with 00 flour, 5-spice and 85% chocolate.',
      'Makes 4 servings with 00 flour, 5-spice and 85% chocolate.',
    ],
  ])('%s', (step, expected) =>
    expect(convertStep(step, 'us', writtenList, pantryFood)).toBe(expected),
  );

  test.each([
    [
      'Preheat to 350 degrees F and grease a 9x13-inch pan.',
      'Preheat to 180°C and grease a 23 x 33 cm pan.',
    ],
    ['Bake at 425°F until 165°F inside.', 'Bake at 220°C until 74°C inside.'],
    ['Bake at 350°F (175°C) for 1 hour.', 'Bake at 175°C for 1 hour.'],
    [
      'Add 1 cup of the flour and half a cup of milk.',
      'Add 125 g of the flour and 120 ml of milk.',
    ],
    [
      'Spread in an 8-inch tin; heat the oil to 350°F.',
      'Spread in a 20 cm tin; heat the oil to 175°C.',
    ],
  ])('%s', (step, expected) =>
    expect(convertStep(step, 'metric', writtenList, pantryFood)).toBe(expected),
  );

  test.each([
    [180, 350],
    [200, 400],
    [220, 425],
    [160, 325],
    [74, 165],
    [63, 145],
    [71, 160],
  ])('%i °C is %i °F, and back', (celsius, fahrenheit) => {
    expect(convertStep(`Cook at ${celsius} °C.`, 'us', [])).toBe(`Cook at ${fahrenheit} °F.`);
    expect(convertStep(`Cook at ${fahrenheit} °F.`, 'metric', [])).toBe(`Cook at ${celsius} °C.`);
  });
});

describe('a round trip between the systems', () => {
  const foods = fc.constantFrom(
    'plain-flour',
    'caster-sugar',
    'butter',
    'basmati',
    'honey',
    'chicken-breast',
    'onion',
    'walnuts',
    'feta',
  );
  const volumes = fc.constantFrom('milk', 'olive-oil', 'vegetable-stock', 'double-cream');
  const isNear = (line: string, id: string) => {
    const item = ingredient(id);
    const back = toMetric(toUs(line));
    const grams = gramsOf(readIngredientLine(line), item) ?? 0;
    const again = gramsOf(readIngredientLine(back), item) ?? 0;
    expect(Math.abs(again - grams), `${line} → ${toUs(line)} → ${back}`).toBeLessThanOrEqual(
      Math.max(6, grams * 0.1),
    );
  };

  test('changes masses and volumes by no more than kitchen rounding', () => {
    fc.assert(
      fc.property(foods, fc.integer({ min: 10, max: 2500 }), (id, grams) =>
        isNear(`${grams} g ${ingredient(id).many}`, id),
      ),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(volumes, fc.integer({ min: 10, max: 3000 }), (id, millilitres) =>
        isNear(`${millilitres} ml ${ingredient(id).many}`, id),
      ),
      { numRuns: 200 },
    );
  });

  test('leaves an amount that is already in the wanted system unchanged', () => {
    fc.assert(
      fc.property(foods, fc.integer({ min: 10, max: 2500 }), (id, grams) => {
        const metric = `${grams} g ${ingredient(id).many}`;
        expect(toMetric(metric)).toBe(metric);
        expect(toUs(toUs(metric))).toBe(toUs(metric));
      }),
      { numRuns: 200 },
    );
  });

  test('text without amounts is unchanged byte for byte', () => {
    const words = fc.constantFrom(
      'stir',
      'the',
      'pan',
      'for',
      '20',
      'minutes',
      '2',
      'batches',
      'step',
      '3.',
      'in',
      'a',
      '85%',
      '5-spice',
      '4',
      'servings',
      '00',
      'flour',
      'Cook',
      ',',
      '7-minute',
      '12 May',
      '(optional)',
      '1',
      'onion',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(words).map((list) => list.join(' ')),
          fc.string({ unit: fc.constantFrom(...'abc äé🍲,.()-/ \n') }),
        ),
        (text) => {
          for (const system of ['us', 'metric'] as const) {
            expect(convertStep(text, system, writtenList, pantryFood)).toBe(text);
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        (text) => typeof convertLine(text, 'us') === 'string',
      ),
    );
  });
});

test('converts the ingredients, steps and tips of a recipe, and nothing else', () => {
  const recipe = {
    title: '100 g cake',
    servings: 4,
    ingredients: ['250 g plain flour', '100 ml milk'],
    instructions: ['Mix 250 g flour with the milk. Bake at 180 °C.'],
    tips: ['A 20 cm tin is best.'],
  };
  expect(convertRecipe(recipe, 'us', pantryFood)).toEqual({
    title: '100 g cake',
    servings: 4,
    ingredients: ['2 cups plain flour', '⅓ cup plus 1½ tbsp milk'],
    instructions: ['Mix 2 cups flour with the milk. Bake at 350 °F.'],
    tips: ['An 8-inch tin is best.'],
  });
});
