import { expect, test } from 'vitest';
import { timeChoices } from './time-choices.ts';

test('offers larger reductions for longer recipes', () => {
  expect(timeChoices(30)).toEqual([5, 10, 15, 20]);
  expect(timeChoices(55)).toEqual([5, 10, 15, 20, 30]);
  expect(timeChoices(180)).toEqual([20, 30, 45, 60, 90]);
});

test('offers no reduction that leaves less than five minutes', () => {
  expect(timeChoices(9)).toEqual([]);
  expect(timeChoices(0)).toEqual([]);
  expect(timeChoices(10)).toEqual([5]);
});
