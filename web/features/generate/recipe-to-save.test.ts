import { expect, test } from 'vitest';
import { categoriesOfRemix } from './recipe-to-save.ts';

const category = (name: string) => ({ id: name, slug: name, name, icon: null });
const groups = [
  {
    slug: 'diets',
    name: 'Diets',
    description: null,
    constraintLabel: 'Dietary Constraints',
    categories: ['Vegan', 'Vegetarian', 'Keto'].map(category),
  },
];

test('a remix stands where its base stood', () => {
  expect(categoriesOfRemix(['Dinner', 'Italian'], [], groups)).toEqual(['Dinner', 'Italian']);
});

test('it is filed under the diets that it was checked for itself, and no other', () => {
  expect(categoriesOfRemix(['Dinner', 'Vegetarian'], ['Vegan', 'Milk'], groups)).toEqual([
    'Dinner',
    'Vegan',
  ]);
  expect(categoriesOfRemix(['Dinner', 'Vegetarian'], ['vegetarian'], groups)).toEqual([
    'Dinner',
    'Vegetarian',
  ]);
});
