import { expect, test } from 'vitest';
import { lowerCaseOf } from './lower-case.ts';

test.each([
  ['Crème BRÛLÉE', 'crème brûlée'],
  ['ΟΔΥΣΣΕΥΣ', 'οδυσσευσ'],
  ['İstanbul', 'istanbul'],
  ['ẞ 100%_\\ 李 🍕', 'ß 100%_\\ 李 🍕'],
  ['', ''],
])('lower-cases %j to %j', (typed, searched) => {
  expect(lowerCaseOf(typed)).toBe(searched);
});
