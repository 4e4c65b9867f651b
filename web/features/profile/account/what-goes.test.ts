import { expect, test } from 'vitest';
import { wordsForLoss } from './what-goes.ts';

test('names only counts above zero, and none while one is unknown', () => {
  expect(wordsForLoss(12, 1)).toBe('Your 12 recipes and 1 unused credit');
  expect(wordsForLoss(1, 0)).toBe('Your 1 recipe');
  expect(wordsForLoss(0, 7)).toBe('Your 7 unused credits');
  expect(wordsForLoss(0, 0)).toBe('Everything in it');
  expect(wordsForLoss(12, undefined)).toBe('Everything in it');
  expect(wordsForLoss(undefined, 3)).toBe('Everything in it');
});
