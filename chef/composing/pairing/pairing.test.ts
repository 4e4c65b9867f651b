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
])('%s and %s are a classic pair in either order', (one, other) => {
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
])('%s and %s are never combined', (one, other) => {
  expect(score(one, other)).toBe(pairs.never);
});

test('welcomes a classic pair and excludes a food that never goes with one in the dish', () => {
  const company = createCompany();
  company.add(ingredient('salmon'));
  expect(company.welcome(ingredient('feta'))).toBe(0);
  expect(company.welcome(ingredient('dill'))).toBeGreaterThan(2);
  expect(company.welcome(ingredient('salt'))).toBe(1);
});

test('scores a dish of good pairs higher than one of neutral pairs', () => {
  const worth = (...ids: string[]) => harmonyOf(ids.map(ingredient));
  expect(worth('salmon', 'dill', 'potato')).toBeGreaterThan(worth('salmon', 'cumin', 'pasta'));
});
