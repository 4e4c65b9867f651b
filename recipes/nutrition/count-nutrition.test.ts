import { describe, expect, test } from 'vitest';
import { countNutrition } from './count-nutrition.ts';

describe('nutrition from the printed lines', () => {
  test('adds up what USDA says of each, per serving', () => {
    // By hand: 300 g rice 365 kcal and 7.13 g protein per 100 g; 27 g olive oil 884 kcal per 100 g.
    const nutrition = countNutrition(['300 g basmati rice, rinsed', '2 tbsp olive oil'], 4);
    expect(nutrition.energyKcal).toBe(Math.round((3 * 365 + 0.27 * 884) / 4));
    expect(nutrition.proteinG).toBeCloseTo((3 * 7.13) / 4, 1);
    expect(nutrition.matchedShare).toBe(1);
    expect(nutrition.unmatched).toEqual([]);
  });

  test('says what it could not count, and how much it knows', () => {
    const nutrition = countNutrition(['150 g basmati rice', '2 blobs of moon dust'], 2);
    expect(nutrition.unmatched).toEqual(['2 blobs of moon dust']);
    expect(nutrition.matchedShare).toBe(0.75);
  });

  test('salt to taste lowers nothing, and no list is no nutrition', () => {
    expect(countNutrition(['200 g rice', 'salt and pepper to taste'], 2).unmatched).toEqual([]);
    expect(countNutrition([], 4)).toMatchObject({ energyKcal: 0, matchedShare: 0 });
  });

  test('a tin of lentils is cooked, a bag of them is dry', () => {
    const tin = countNutrition(['1 × 400 g tin green lentils, drained'], 1);
    const dry = countNutrition(['240 g green lentils'], 1);
    expect(tin.energyKcal).toBe(Math.round(2.4 * 116));
    expect(dry.energyKcal).toBe(Math.round(2.4 * 352));
  });

  test('the same lines give the same bytes', () => {
    const lines = ['2 onions, diced', '400 g chicken breast', '1 tsp salt'];
    expect(JSON.stringify(countNutrition(lines, 3))).toBe(JSON.stringify(countNutrition(lines, 3)));
  });
});
