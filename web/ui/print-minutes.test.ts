import { expect, test } from 'vitest';
import { printMinutes } from './print-minutes.ts';

test.each([
  [0, '0 min'],
  [90, '90 min'],
  [91, '1 h 31 min'],
  [150, '2 h 30 min'],
  [180, '3 h'],
])('%i minutes are printed as %s', (minutes, words) => {
  expect(printMinutes(minutes)).toBe(words);
});
