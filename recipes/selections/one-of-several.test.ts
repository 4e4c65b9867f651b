import { expect, test } from 'vitest';
import { keepsOne, oneOfSeveral } from './one-of-several.ts';
import { understand } from './understand.ts';

test.each([
  ['Time Target', ['Under 60 Minutes', 'Under 15 Minutes', 'Over 2 Hours'], 'Under 15 Minutes'],
  ['Cook Time', ['30 Minute Cook', 'No Cook'], 'No Cook'],
  ['Prep Time', ['20 Minute Prep', '10 Minute Prep'], '10 Minute Prep'],
  ['Servings', ['2 Servings', '12 Servings', '4 Servings'], '12 Servings'],
  ['Difficulty', ['Hard', 'Medium'], 'Medium'],
  ['Spice Level', ['Extra Hot', 'Mild Heat', 'Hot and Spicy'], 'Mild Heat'],
] as const)('returns the one of several choices under %s that counts', (label, chosen, used) => {
  expect(keepsOne(label)).toBe(true);
  expect(oneOfSeveral(label, chosen)).toBe(used);
  expect(oneOfSeveral(label, chosen.slice(0, 1))).toBeUndefined();
});

test('returns the same choice that the engine reads', () => {
  const selections = {
    Servings: ['2 Servings', '12 Servings'],
    'Time Target': ['Under 60 Minutes', 'Under 15 Minutes'],
    Difficulty: ['Hard', 'Medium'],
    'Spice Level': ['Extra Hot', 'Mild Heat'],
  };
  expect(understand({ selections, wish: '' })).toMatchObject({
    requirements: { servings: 12, maxTotalMinutes: 15, difficulty: 'Medium', spice: 'mild' },
  });
});

test.each(['Cuisine', 'Allergens'] as const)('all choices under %s count', (label) => {
  expect(keepsOne(label)).toBe(false);
  expect(oneOfSeveral(label, ['Thai', 'Indian'])).toBeUndefined();
});

test('ignores names that have no rank', () => {
  expect(oneOfSeveral('Servings', ['A Few', '4 Servings'])).toBe('4 Servings');
  expect(oneOfSeveral('Servings', ['A Few', 'Some'])).toBeUndefined();
});
