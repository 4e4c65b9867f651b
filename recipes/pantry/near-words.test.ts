import { expect, test } from 'vitest';
import { nearWord } from './near-words.ts';

test.each([
  ['almnd', undefined],
  ['almomd', 'almond'],
  ['worcestershiree', 'worcestershire'],
  ['worchestershiree', 'worcestershire'],
])('corrects %s to %s', (word, meant) => {
  expect(nearWord(word)).toBe(meant);
});

test('skips an extremely long word without computing edit distances', () => {
  // A line of a saved recipe may have 500 characters; a hundred lines of that length took many seconds. This one would take days.
  expect(nearWord('almond'.repeat(1_000_000))).toBeUndefined();
});
