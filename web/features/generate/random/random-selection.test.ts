import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenIn, countSelected } from '../selection.ts';
import { randomSelection } from './random-selection.ts';

const group = (slug: string, names: string[]) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel: null,
  categories: names.map((name) => ({ id: name, slug: name, name, icon: null })),
});
const groups = [
  group('meal-type', ['breakfast', 'lunch', 'dinner']),
  group('cuisine', ['thai', 'indian', 'italian']),
  group('style', ['rustic']),
];

test('picks one meal type, up to two per other group, and at least two in all', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 0.999, noNaN: true }), { minLength: 40, maxLength: 40 }),
      (rolls) => {
        let next = 0;
        const selection = randomSelection(groups, () => rolls[next++ % rolls.length] ?? 0);
        expect(chosenIn(selection, 'meal-type')).toHaveLength(1);
        for (const slug of ['cuisine', 'style']) {
          const chosen = chosenIn(selection, slug);
          expect(chosen.length).toBeLessThanOrEqual(2);
          expect(new Set(chosen).size).toBe(chosen.length);
        }
        expect(countSelected(selection)).toBeGreaterThanOrEqual(2);
      },
    ),
  );
});

test('picks one or two of another group depending on the random number', () => {
  const cuisines = (roll: number) =>
    chosenIn(
      randomSelection(groups, () => roll),
      'cuisine',
    );
  expect(cuisines(0.34)).toHaveLength(1);
  expect(cuisines(0.67)).toHaveLength(2);
  expect(cuisines(0.999)).toHaveLength(2);
});

test('adds a category when only the meal type was drawn', () => {
  const selection = randomSelection(groups, () => 0);
  expect(selection).toEqual({ 'meal-type': ['breakfast'], cuisine: ['thai'] });
});

test('works with an empty or a tiny catalogue', () => {
  expect(randomSelection([], () => 0.5)).toEqual({});
  expect(randomSelection([group('meal-type', ['lunch'])], () => 0.5)).toEqual({
    'meal-type': ['lunch'],
  });
});
