import { expect, test } from 'vitest';
import { remixFromAddress } from './remix-from-address.ts';

const id = '0b9b1a9e-4f0a-4c55-9a53-5a6b8b0d2a11';
const of = (query: string) => remixFromAddress(new URLSearchParams(query));

test('reads the id of a saved recipe or of a generation', () => {
  expect(of(`remix=${id}`)).toEqual({ recipeId: id });
  expect(of(`remixGeneration=${id}`)).toEqual({ generationId: id });
});

test('returns undefined without a parameter and null for an invalid id', () => {
  expect(of('mealType=dinner')).toBeUndefined();
  expect(of('remix=soup')).toBeNull();
  expect(of('remix=')).toBeNull();
});
