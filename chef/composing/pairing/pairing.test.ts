import { expect, test } from 'vitest';
import { ingredient } from '#recipes/pantry/pantry.ts';
import { createCompany } from './company.ts';
import { harmonyOf, pairScore, pairs } from './pairing.ts';

const score = (one: string, other: string) => pairScore(ingredient(one), ingredient(other));

test.each([
  ['lamb-leg', 'mint'],
  ['salmon', 'dill'],
  ['beetroot', 'goat-cheese'],
  ['apple', 'cinnamon'],
  ['prawns', 'feta'],
])('%s and %s are a classic, whichever comes first', (one, other) => {
  expect([score(one, other), score(other, one)]).toEqual([pairs.classic, pairs.classic]);
});

test.each([
  ['cod', 'feta'],
  ['tamarind', 'thyme'],
  ['dill', 'basil'],
  ['mango', 'tomato-puree'],
  ['star-anise', 'potato'],
  ['turnip', 'tamarind'],
  ['basmati', 'potato'],
  ['chicken-breast', 'salmon'],
])('%s and %s never meet', (one, other) => {
  expect(score(one, other)).toBe(pairs.never);
});

test('what never goes with anything that is in is not welcome, a classic is more than welcome', () => {
  const company = createCompany();
  company.add(ingredient('salmon'));
  expect(company.welcome(ingredient('feta'))).toBe(0);
  expect(company.welcome(ingredient('dill'))).toBeGreaterThan(2);
  expect(company.welcome(ingredient('salt'))).toBe(1);
});

test('a dish of friends is worth more than one of strangers', () => {
  const worth = (...ids: string[]) => harmonyOf(ids.map(ingredient));
  expect(worth('salmon', 'dill', 'potato')).toBeGreaterThan(worth('salmon', 'cumin', 'pasta'));
});
