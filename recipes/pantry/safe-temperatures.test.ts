import { expect, test } from 'vitest';
import { ingredient, pantry, safeTemperatureOf } from './pantry.ts';

test.each([
  ['chicken-thigh', 'poultry', 74, 0],
  ['duck-leg', 'poultry', 74, 0],
  ['turkey-mince', 'poultry', 74, 0],
  ['beef-mince', 'minced', 71, 0],
  ['pork-sausage', 'minced', 71, 0],
  ['lamb-liver', 'offal', 71, 0],
  ['venison', 'game', 63, 3],
  ['beef-steak', 'whole-cut', 63, 3],
  ['pork-chop', 'whole-cut', 63, 3],
  ['cod', 'fish', 63, 0],
  ['prawns', 'crustaceans', 63, 0],
  ['mussels', 'molluscs', 63, 0],
  ['egg', 'eggs', 71, 0],
])('%s is %s: %s °C, then %s minutes of rest', (id, kind, minC, restMinutes) => {
  expect(safeTemperatureOf(ingredient(id))).toEqual({ kind, minC, restMinutes, readyToEat: false });
});

test.each([
  'ham',
  'smoked-salmon',
  'tinned-tuna',
  'cooked-prawns',
  'cooked-chicken',
  'corned-beef',
])('%s is sold ready to eat', (id) => {
  expect(safeTemperatureOf(ingredient(id))).toMatchObject({ readyToEat: true, minC: null });
});

test.each(['carrot', 'fish-sauce', 'chicken-stock', 'mayonnaise', 'egg-noodles', 'worcestershire'])(
  '%s has no safe temperature',
  (id) => {
    expect(safeTemperatureOf(ingredient(id))).toBeUndefined();
  },
);

test('every raw cut, mince and organ has a safe temperature', () => {
  const raw = [...pantry.values()].filter(({ tags }) =>
    (['whole-cut', 'minced', 'offal'] as const).some((tag) => tags.has(tag)),
  );
  expect(raw.filter((item) => item.safety?.readyToEat !== false).map(({ id }) => id)).toEqual([]);
  expect(raw.length).toBeGreaterThan(120);
});
