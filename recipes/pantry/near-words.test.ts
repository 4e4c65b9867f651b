import { expect, test } from 'vitest';
import { nearWord } from './near-words.ts';

test.each([
  ['almnd', undefined],
  ['almomd', 'almond'],
  ['worcestershiree', 'worcestershire'],
  ['worchestershiree', 'worcestershire'],
])('%s is meant to be %s', (word, meant) => {
  expect(nearWord(word)).toBe(meant);
});

test('a word that no cook would write is not looked at letter by letter', () => {
  // A line of a saved recipe may have five hundred signs, a hundred such lines took many seconds. This one would take days.
  expect(nearWord('almond'.repeat(1_000_000))).toBeUndefined();
});
