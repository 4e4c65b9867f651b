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

test('a remix keeps the categories of its base', () => {
  expect(categoriesOfRemix(['Dinner', 'Italian'], [], groups)).toEqual(['Dinner', 'Italian']);
});

test('a remix keeps only the diets that it was checked for itself', () => {
  expect(categoriesOfRemix(['Dinner', 'Vegetarian'], ['Vegan', 'Milk'], groups)).toEqual([
    'Dinner',
    'Vegan',
  ]);
  expect(categoriesOfRemix(['Dinner', 'Vegetarian'], ['vegetarian'], groups)).toEqual([
    'Dinner',
    'Vegetarian',
  ]);
});
