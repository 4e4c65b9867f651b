import { expect, test } from 'vitest';
import { parseCredits } from './parse-credits.ts';

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['3.9', 3],
  ['-4', 0],
  ['1e3', 1000],
  ['', 0],
  ['many', 0],
])('%j is %i', (typed, credits) => {
  expect(parseCredits(typed)).toBe(credits);
});
