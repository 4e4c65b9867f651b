import { describe, expect, test } from 'vitest';
import type { Selections } from '#contract/constraint-labels.ts';
import { attemptDish, refusalOf } from './attempt-dish.ts';
import { printLine } from './dish.ts';

function dishesOf(selections: Selections, count: number) {
  return Array.from({ length: count }, (_, seed) =>
    attemptDish({ selections, wish: '' }, `reviewed ${seed}`),
  ).flatMap((attempt) => ('dish' in attempt ? attempt.dish : []));
}

describe('regressions found in a review', () => {
  test.each<[Selections, RegExp]>([
    [{ 'Dietary Constraints': ['Low-FODMAP'], Course: ['Breakfast'] }, /greek yoghurt/i],
    [{ 'Dietary Constraints': ['Halal'], Course: ['Dessert'] }, /vanilla extract|wine/i],
    [{ Avoid: ['Alcohol'], Course: ['Drink'] }, /vanilla extract|wine/i],
    [
      { Allergens: ['Sulphites'], Course: ['Salad'] },
      /vinegar|prawn|dates|dried (apricot|cranberr)|raisin/i,
    ],
    [{ 'Dietary Constraints': ['Low-Carb'], Course: ['Dinner'] }, /potato|chickpea|lentil/i],
  ])('dishes for %j never contain %s', (selections, never) => {
    const dishes = dishesOf(selections, 30);
    expect(dishes.length).toBeGreaterThan(20);
    const lines = dishes.flatMap(({ chosen }) => chosen.map(printLine));
    expect(lines.filter((line) => never.test(line) && !/rice vinegar/.test(line))).toEqual([]);
  });

  test('a request that passes the check before charging succeeds at every seed', () => {
    const selections = {
      'Dietary Constraints': ['Gluten-Free'],
      Allergens: ['Milk', 'Fish'],
      Cuisine: ['German'],
      Course: ['Dessert'],
      'Prefer Using': ['Apples'],
    };
    expect(refusalOf({ selections, wish: '' })).toBeUndefined();
    expect(dishesOf(selections, 80)).toHaveLength(80);
  });
});
