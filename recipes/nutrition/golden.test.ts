import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { workOutGolden } from '../../scripts/work-out-golden-nutrition.ts';
import { countNutrition } from './count-nutrition.ts';
import { goldenLightDishes } from './golden/light-dishes.ts';
import { goldenMains } from './golden/mains.ts';
import { goldenSweetThings } from './golden/sweet-things.ts';

const tolerance = 0.05;
const values = ['energyKcal', 'proteinG', 'fatG', 'carbohydrateG'] as const;

const recipes = [goldenMains, goldenLightDishes, goldenSweetThings]
  .flatMap((table) => table.split(/^# /m).slice(1))
  .map((text) => {
    const [heading = '', ...lines] = text.trim().split('\n');
    const [title = '', servings = '', ...expected] = heading.split('|').map((cell) => cell.trim());
    return { title, servings: Number(servings), expected: expected.map(Number), lines };
  });

describe('the golden table', () => {
  test('has at least 36 recipes, each with four expected numbers', () => {
    expect(recipes.length).toBeGreaterThanOrEqual(36);
    for (const { title, expected, lines } of recipes) {
      expect(expected.filter((value) => value >= 0).length, title).toBe(4);
      expect(lines.length, title).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(['mains', 'light-dishes', 'sweet-things'])('%s is what the script prints', (part) => {
    const file = new URL(`golden/${part}.ts`, import.meta.url);
    expect(readFileSync(file, 'utf8')).toBe(workOutGolden(part));
  });

  test.each(recipes)('$title is counted within 5 %', ({ servings, expected, lines }) => {
    const counted = countNutrition(lines, servings);
    expect(counted.unmatched).toEqual([]);
    expect(counted.matchedShare).toBe(1);
    values.forEach((name, at) => {
      const target = expected[at] ?? 0;
      const apart = Math.abs(counted[name] - target);
      expect(apart, `${name}: ${counted[name]}, not ${target}`).toBeLessThanOrEqual(
        target * tolerance,
      );
    });
  });
});
