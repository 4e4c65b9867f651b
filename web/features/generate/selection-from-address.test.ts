import { expect, test } from 'vitest';
import { selectionFromAddress } from './selection-from-address.ts';

const category = (slug: string, name: string) => ({ id: slug, slug, name, icon: null });
const group = (slug: string, ...categories: ReturnType<typeof category>[]) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel: null,
  categories,
});
const groups = [
  group('cuisine', category('thai', 'Thai'), category('middle-eastern', 'Middle Eastern')),
  group('meal-type', category('breakfast', 'Breakfast'), category('dinner', 'Dinner')),
];
const from = (query: string) => selectionFromAddress(new URLSearchParams(query), groups);

test.each([
  ['mealType=breakfast', { 'meal-type': ['Breakfast'] }],
  ['mealType=Dinner', { 'meal-type': ['Dinner'] }],
  ['mealType=thai', {}],
  ['category=dinner', { 'meal-type': ['Dinner'] }],
  ['category=middle-eastern', { cuisine: ['Middle Eastern'] }],
  ['category=Middle+Eastern', { cuisine: ['Middle Eastern'] }],
  ['category=thai&mealType=dinner', { cuisine: ['Thai'], 'meal-type': ['Dinner'] }],
  ['category=breakfast&mealType=dinner', { 'meal-type': ['Dinner'] }],
  ['category=unknown', {}],
  ['', {}],
])('reads the selection from the query "%s"', (query, selection) => {
  expect(from(query)).toEqual(selection);
});
