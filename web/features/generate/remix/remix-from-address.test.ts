import { expect, test } from 'vitest';
import { remixFromAddress } from './remix-from-address.ts';

const id = '0b9b1a9e-4f0a-4c55-9a53-5a6b8b0d2a11';
const of = (query: string) => remixFromAddress(new URLSearchParams(query));

test('an address names a saved recipe, or one that was made', () => {
  expect(of(`remix=${id}`)).toEqual({ recipeId: id });
  expect(of(`remixGeneration=${id}`)).toEqual({ generationId: id });
});

test('without either it asks for no remix; with nonsense for one that cannot be', () => {
  expect(of('mealType=dinner')).toBeUndefined();
  expect(of('remix=soup')).toBeNull();
  expect(of('remix=')).toBeNull();
});
