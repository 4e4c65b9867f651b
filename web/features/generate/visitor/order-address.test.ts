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
])('an order of %j goes into an address and comes back', (selection, q, address) => {
  expect(orderAddress({ selection, q }, groups)).toBe(address);
  expect(readBack(address)).toEqual(selection);
});

test('a choice is one of its group, and what nobody offers is left out', () => {
  const address =
    '/generate?choice=avoid.peanuts&choice=avoid.salt&choice=__proto__.x&choice=dinner';
  expect(readBack(address)).toEqual({ avoid: ['Peanuts'] });
});

test('a choice that stands there twice is made once, and of two meal types one holds', () => {
  const twice = 'choice=allergens.peanuts&choice=allergens.peanuts';
  const meals = 'choice=meal-type.lunch&choice=meal-type.dinner';
  expect(readBack(`/generate?${twice}&${meals}`)).toEqual({
    allergens: ['Peanuts'],
    'meal-type': ['Dinner'],
  });
});

test('an endless address is not read to its end', () => {
  const endless = 'choice=a.b&'.repeat(60);
  expect(readBack(`/generate?${endless}choice=meal-type.dinner`)).toEqual({});
});
