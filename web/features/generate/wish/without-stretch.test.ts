import { expect, test } from 'vitest';
import { withoutStretch } from './without-stretch.ts';

const without = (wish: string, words: string, now = wish) => {
  const from = wish.indexOf(words);
  return withoutStretch(wish, { from, to: from + words.length }, now);
};

test.each([
  ['curry for 6, no oven', 'for 6', 'curry, no oven'],
  ['for 6, no oven', 'for 6', 'no oven'],
  ['curry, no oven', 'no oven', 'curry'],
  ['curry, for 6, no oven', 'for 6', 'curry, no oven'],
  ['half a cabbage and 3 eggs', '3 eggs', 'half a cabbage'],
  ['half a cabbage and 3 eggs', 'half a cabbage', '3 eggs'],
  ['quick', 'quick', ''],
  ['quick. And crispy!', 'quick', 'crispy!'],
])('“%s” without the words “%s” is “%s”', (wish, words, left) => {
  expect(without(wish, words)).toBe(left);
});

test('finds words that have moved and leaves a text without them unchanged', () => {
  expect(without('curry for 6', 'for 6', 'hot curry for 6 tonight')).toBe('hot curry tonight');
  expect(without('curry for 6', 'for 6', 'hot curry for 8')).toBe('hot curry for 8');
});
