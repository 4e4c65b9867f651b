import { expect, test } from 'vitest';
import { shorten } from './shorten.ts';

test.each([
  ['A short text.', 20, 'A short text.'],
  ['Two  lines\nof text', 20, 'Two lines of text'],
  ['Exactly twenty chars', 20, 'Exactly twenty chars'],
  ['Lentils, slowly cooked with cumin', 20, 'Lentils, slowly…'],
  ['Lentils and rice, and more', 18, 'Lentils and rice…'],
  ['Donaudampfschifffahrtsgesellschaft', 10, 'Donaudamp…'],
])('%s, at most %d', (text, longest, short) => {
  expect(shorten(text, longest)).toBe(short);
  expect(shorten(text, longest).length).toBeLessThanOrEqual(longest);
});
