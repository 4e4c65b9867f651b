import { expect, test } from 'vitest';
import { publicCategories, selectionsByLabel } from './selections-by-label.ts';

const group = (slug: string, constraintLabel: string | null) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel,
  categories: [],
});

test('maps a renamed group to its label', () => {
  expect(
    selectionsByLabel({ 'what-i-skip': ['Peanuts'], mood: ['Sunny'], 'meal-type': ['Dinner'] }, [
      group('what-i-skip', 'Allergens'),
      group('mood', null),
      group('meal-type', 'Course'),
    ]),
  ).toEqual({ Course: ['Dinner'], Allergens: ['Peanuts'] });
});

test('allergens and avoids do not become public categories', () => {
  expect(
    publicCategories({
      Cuisine: ['Thai'],
      Course: ['Dinner'],
      Allergens: ['Peanuts'],
      Avoid: ['Cilantro'],
      Servings: ['4'],
    }),
  ).toEqual(['Dinner', 'Thai']);
});
