import { describe, expect, test } from 'vitest';
import { createWishIndex } from './wish-index.ts';

const index = createWishIndex([
  { path: 'salad', wishes: ['crunchy salad after a heavy meal', 'something sharp and fresh'] },
  { path: 'soup', wishes: ['when i have a cold or the flu', 'reheats well at work'] },
  { path: 'cake', wishes: ['birthday cake for the office', 'cake that travels well'] },
  { path: 'bake', wishes: ['filling dinner for a crowd', 'reheated on the next day'] },
]);
const best = (wish: string) => [...index(wish)].toSorted((one, other) => other[1] - one[1])[0]?.[0];

describe('finds the dish whose wishes share the rarest words', () => {
  test.each([
    ['something crunchy after all that heavy food', 'salad'],
    ['I have the flu', 'soup'],
    ['a cake to take to the office', 'cake'],
    ['filling, for a crowd of hungry people', 'bake'],
  ])('%s → %s', (wish, path) => {
    expect(best(wish)).toBe(path);
  });
});

test('forms of a word count as the same word', () => {
  const [one, other] = [index('reheating'), index('reheats')];
  expect(one.get('soup')).toBe(other.get('soup'));
  expect(one.has('bake')).toBe(true);
});

test('a single common word is weak evidence, several words are strong', () => {
  expect(index('well').get('cake')).toBeLessThan(0.3);
  expect(index('birthday cake for the office').get('cake')).toBeGreaterThan(0.7);
});

test('words that no wish has, and words without meaning, find nothing', () => {
  expect([...index('quixotic zeppelin')]).toEqual([]);
  expect([...index('I would like something to eat, please')]).toEqual([]);
  expect([...index('')]).toEqual([]);
});
