import { expect, test } from 'vitest';
import { chosenInWords, docketRows } from './docket-rows.ts';

const group = (name: string, constraintLabel: string | null = null) => ({
  slug: name.toLowerCase(),
  name,
  description: null,
  constraintLabel,
  categories: [],
});
const groups = [
  group('Diet'),
  group('Allergies', 'Allergens'),
  group('Cuisine'),
  group('Servings', 'Servings'),
  group('Style'),
];

test('the docket lists groups in their order', () => {
  expect(docketRows({ style: ['Rustic'], diet: ['Vegan', 'Keto'] }, groups)).toEqual([
    { name: 'Diet', value: 'Vegan, Keto' },
    { name: 'Style', value: 'Rustic' },
  ]);
});

test('allergens are listed as "Without", whatever their group is called', () => {
  expect(docketRows({ allergies: ['Peanuts', 'Tree Nuts'] }, groups)).toEqual([
    { name: 'Without', value: 'peanuts, tree nuts' },
  ]);
});

test('unused choices are listed separately when only one counts', () => {
  expect(docketRows({ servings: ['2 Servings', '6 Servings'] }, groups)).toEqual([
    { name: 'Servings', value: '6 Servings', unused: '2 Servings' },
  ]);
});

test('chosenInWords returns the choices of a group in one line', () => {
  const [diet, allergies] = [group('Diet'), group('Allergies', 'Allergens')];
  expect(chosenInWords(diet, ['Vegan'])).toBe('Vegan');
  expect(chosenInWords(allergies, ['Milk'])).toBe('Without milk');
  expect(chosenInWords(diet, [])).toBe('');
});
