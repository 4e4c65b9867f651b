import { expect, test } from 'vitest';
import { choicesInAddress, orderAddress } from './order-address.ts';

const group = (slug: string, ...categories: [slug: string, name: string][]) => ({
  slug,
  name: slug,
  description: null,
  constraintLabel: null,
  categories: categories.map(([slug, name]) => ({ id: slug, slug, name, icon: null })),
});
const groups = [
  group('meal-type', ['lunch', 'Lunch'], ['dinner', 'Dinner']),
  group('allergens', ['peanuts', 'Peanuts'], ['tree-nuts', 'Tree Nuts']),
  group('avoid', ['peanuts', 'Peanuts']),
];
const readBack = (address: string) =>
  choicesInAddress(new URL(address, 'https://saffron.test').searchParams, groups);

test.each([
  [{}, '', '/generate'],
  [{ 'meal-type': ['Dinner'] }, '  ', '/generate?choice=meal-type.dinner'],
  [
    { 'meal-type': ['Dinner'], allergens: ['Peanuts', 'Tree Nuts'] },
    ' no fuss & "fast" ',
    '/generate?choice=meal-type.dinner&choice=allergens.peanuts&choice=allergens.tree-nuts&q=no+fuss+%26+%22fast%22',
  ],
])('an order of %j survives the round trip through the URL', (selection, q, address) => {
  expect(orderAddress({ selection, q }, groups)).toBe(address);
  expect(readBack(address)).toEqual(selection);
});

test('matches choices within their group and ignores unknown ones', () => {
  const address =
    '/generate?choice=avoid.peanuts&choice=avoid.salt&choice=__proto__.x&choice=dinner';
  expect(readBack(address)).toEqual({ avoid: ['Peanuts'] });
});

test('applies a repeated choice once and keeps only one of two meal types', () => {
  const twice = 'choice=allergens.peanuts&choice=allergens.peanuts';
  const meals = 'choice=meal-type.lunch&choice=meal-type.dinner';
  expect(readBack(`/generate?${twice}&${meals}`)).toEqual({
    allergens: ['Peanuts'],
    'meal-type': ['Dinner'],
  });
});

test('reads at most 60 choices', () => {
  const endless = 'choice=a.b&'.repeat(60);
  expect(readBack(`/generate?${endless}choice=meal-type.dinner`)).toEqual({});
});
