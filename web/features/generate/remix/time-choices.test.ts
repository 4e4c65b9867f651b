import { expect, test } from 'vitest';
import { timeChoices } from './time-choices.ts';

test('offers what a recipe can lose, the larger steps for the longer ones', () => {
  expect(timeChoices(30)).toEqual([5, 10, 15, 20]);
  expect(timeChoices(55)).toEqual([5, 10, 15, 20, 30]);
  expect(timeChoices(180)).toEqual([20, 30, 45, 60, 90]);
});

test('offers nothing where there is no time to take out', () => {
  expect(timeChoices(9)).toEqual([]);
  expect(timeChoices(0)).toEqual([]);
  expect(timeChoices(10)).toEqual([5]);
});
