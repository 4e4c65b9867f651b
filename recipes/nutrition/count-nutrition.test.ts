import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ingredient } from '../pantry/pantry.ts';
import { countLine, countNutrition } from './count-nutrition.ts';
import { energyAddsUp } from './energy-adds-up.ts';
import { incompleteIn } from './sum-nutrients.ts';

const kcalOf = (line: string) => countNutrition([line], 1).energyKcal;

test.each([
  ['1 tin plum tomatoes', 'tinned-tomatoes'],
  ['1 tin cherry tomatoes', 'tinned-tomatoes'],
  ['1 can sweetcorn', 'tinned-corn'],
  ['500 g plum tomatoes', 'tomato'],
])('%s is the tinned food only when the line means a tin', (line, id) => {
  expect(countLine(line).ingredient?.id).toBe(id);
});

describe('nutrition of ingredient lines', () => {
  test('adds up the USDA values of each line, per serving', () => {
    // By hand: 300 g rice 365 kcal and 7.13 g protein per 100 g; 27 g olive oil 884 kcal per 100 g.
    const nutrition = countNutrition(['300 g basmati rice, rinsed', '2 tbsp olive oil'], 4);
    expect(nutrition.energyKcal).toBe(Math.round((3 * 365 + 0.27 * 884) / 4));
    expect(nutrition.proteinG).toBeCloseTo((3 * 7.13) / 4, 1);
    expect(nutrition.matchedShare).toBe(1);
    expect(nutrition.unmatched).toEqual([]);
  });

  test('lists the unmatched lines and returns the matched share', () => {
    const nutrition = countNutrition(['150 g basmati rice', '2 blobs of moon dust'], 2);
    expect(nutrition.unmatched).toEqual(['2 blobs of moon dust']);
    expect(nutrition.matchedShare).toBe(0.75);
    expect(countNutrition(['150 g basmati rice', '450 g moon dust'], 2).matchedShare).toBe(0.25);
  });

  test('seasoning without an amount is not unmatched; an empty list counts zero', () => {
    const seasoned = ['200 g rice', 'salt and pepper to taste', 'butter, for greasing'];
    expect(countNutrition(seasoned, 2).unmatched).toEqual([]);
    expect(countNutrition([], 4)).toMatchObject({ energyKcal: 0, matchedShare: 0 });
  });

  test('skips headers and optional lines, and counts the first of several alternatives', () => {
    const plain = countNutrition(['200 g rice', '1 tbsp butter'], 2);
    const more = ['For the rice:', '200 g rice', '1 tbsp butter or oil', '50 g walnuts (optional)'];
    expect(countNutrition(more, 2)).toEqual(plain);
  });
});

test.each([
  ['150 g padlock peppers, diced', 'red-pepper'],
  ['100 g green sivri peppers', 'green-pepper'],
  ['1 tsp pepper', 'black-pepper'],
  ['1 tsp black peppers', 'black-pepper'],
])('peppers are vegetables and pepper is the spice: %s', (line, id) => {
  expect(countLine(line).ingredient?.id).toBe(id);
});

describe('foods as eaten', () => {
  test('tinned lentils count as cooked, other lentils as dry', () => {
    const tin = countNutrition(['1 × 400 g tin green lentils, drained'], 1);
    const dry = countNutrition(['240 g green lentils'], 1);
    expect(tin.energyKcal).toBe(Math.round(2.4 * 116));
    expect(dry.energyKcal).toBe(Math.round(2.4 * 352));
  });

  test.each([
    // USDA SR28: boiled long-grain rice 130, boiled pasta 158, boiled chickpeas 164 kcal per 100 g.
    ['300 g cooked basmati rice', 3 * 130],
    ['2 cups cooked white rice', 3.16 * 130],
    ['400 g cooked spaghetti', 4 * 158],
    ['250 g dried chickpeas', 2.5 * 378],
    // Ground beef: 254 kcal at 20 % fat, 137 at 5 %, 176 at 10 %.
    ['500 g ground beef (80/20)', 5 * 254],
    ['500 g beef mince, 5% fat', 5 * 137],
    ['500 g lean minced lamb, 10 % fat', 5 * 177],
    ['500 g lean lamb mince', 5 * 177],
    ['500 g turkey mince, 2% fat', 5 * 104],
    ['10 large Chinese leaf leaves', 10 * 40 * 0.16 * 1.35],
    ['1 Chinese leaf', 128],
    ['6 cabbage leaves', 6 * 30 * 0.25],
    ['1 lb 90% lean ground beef', 4.536 * 176],
    // As bought with bones and shells: drumstick 161, chicken with its skin 215, mussel meat 86 kcal.
    ['1 kg chicken drumsticks', 6.7 * 161],
    ['1 whole chicken (about 1.5 kg)', 15 * 0.68 * 215],
    ['1 kg mussels, scrubbed', 3 * 86],
    ['300 g cooked mussel meat', 3 * 86],
  ])('%s', (line, expected) => {
    expect(Math.abs(kcalOf(line) - expected) / expected, `${kcalOf(line)}`).toBeLessThan(0.05);
  });

  test('counts only the frying oil that the food absorbs', () => {
    const oil = '1 litre sunflower oil, for deep-frying';
    const plain = countNutrition(['500 g potatoes'], 1);
    const fried = countNutrition(['500 g potatoes', oil], 1);
    expect(fried.fatG - plain.fatG).toBeCloseTo(50, 0);
    expect(countNutrition(['500 g potatoes', '4 tbsp oil, for frying'], 1).fatG).toBeCloseTo(
      54.5,
      0,
    );
  });

  test('salt for the pasta water is mostly not counted', () => {
    expect(countNutrition(['1 tbsp salt, for the pasta water'], 1).sodiumMg).toBeLessThan(400);
    expect(countNutrition(['1 tbsp salt'], 1).sodiumMg).toBeGreaterThan(6500);
  });
});

describe('missing and inconsistent nutrients', () => {
  test('lists unstated nutrients as incomplete, except for foods below 2 % of the mass', () => {
    const silent = {
      ...ingredient('onion'),
      per100g: { ...ingredient('onion').per100g, sugarsG: null },
    };
    const known = { ingredient: ingredient('carrot'), grams: 900 };
    expect(incompleteIn([known, { ingredient: silent, grams: 100 }])).toEqual(['sugarsG']);
    expect(incompleteIn([known, { ingredient: silent, grams: 10 }])).toEqual([]);
  });

  test('energy that protein, fat, carbohydrate and alcohol do not explain is doubtful', () => {
    const rice = ingredient('basmati');
    const wrong = { ...rice.per100g, energyKcal: 520 };
    expect(energyAddsUp([{ ingredient: rice, grams: 100 }])).toBe(true);
    expect(energyAddsUp([{ ingredient: rice, grams: 100, per100g: wrong }])).toBe(false);
    expect(energyAddsUp([{ ingredient: ingredient('red-wine'), grams: 100 }])).toBe(true);
    expect(countNutrition(['200 g rice', '1 onion'], 2)).not.toHaveProperty('energyIsDoubtful');
  });
});

describe('the same recipe', () => {
  const lines = [
    '2 onions, diced',
    '400 g chicken breast',
    '1 tsp salt',
    '1 tbsp olive oil',
    '300 g rice',
  ];

  test('gives the same bytes for any order of its lines', () => {
    const once = JSON.stringify(countNutrition(lines, 3));
    fc.assert(
      fc.property(fc.shuffledSubarray(lines, { minLength: lines.length }), (shuffled) => {
        expect(JSON.stringify(countNutrition(shuffled, 3))).toBe(once);
      }),
    );
  });

  test('is counted in a few milliseconds', () => {
    const many = [...lines, ...lines, '2 eggs', '1 × 400 g tin tomatoes, drained'];
    // Different lines in each round, so that the cache is not hit.
    const fresh = (round: number) => many.map((line) => `${line}, batch ${round}`);
    for (let round = 0; round < 30; round++) countNutrition(fresh(round), 4);
    // CPU time, so that a busy machine does not affect the result. Measured: 1 to 2 ms.
    const before = process.cpuUsage();
    for (let round = 30; round < 60; round++) countNutrition(fresh(round), 4);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 30 / 1000).toBeLessThan(10);
  });
});
