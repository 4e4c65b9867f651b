import { expect, test } from 'vitest';
import type { Random } from '#recipes/random.ts';
import { drawCases, shrinkCase } from './draw.ts';

const letters = ['a', 'b', 'c', 'd'];
const wordOf = (random: Random) =>
  Array.from({ length: random.between(1, 20) }, () => random.pick(letters)).join('');

test('a seed gives the same cases, and each index another case', () => {
  const words = drawCases(7, 50, wordOf);
  expect(drawCases(7, 50, wordOf)).toEqual(words);
  expect(drawCases(8, 50, wordOf)).not.toEqual(words);
  expect(new Set(words).size).toBeGreaterThan(40);
});

test('choices are as frequent as their weights', () => {
  const kinds = drawCases(7, 2_000, (random) =>
    random.weighted([
      ['often', 9],
      ['seldom', 1],
      ['never', 0],
    ]),
  );
  const seldom = kinds.filter((kind) => kind === 'seldom').length;
  expect(seldom).toBeGreaterThan(140);
  expect(seldom).toBeLessThan(260);
  expect(kinds).not.toContain('never');
});

test('a failing case is shrunk to what makes it fail', async () => {
  const fails = (word: string) => /c.*d/.test(word);
  const words = drawCases(7, 50, wordOf);
  const index = words.findIndex((word) => word.length > 10 && fails(word));
  const smallest = await shrinkCase(7, index, async (random) => {
    const word = wordOf(random);
    return fails(word) ? word : undefined;
  });
  // Nothing after the last letter that matters, and the first choice wherever any will do.
  expect(smallest).toMatch(/^a*ca*d$/);
});

test('a case that does not fail again has no smallest one', async () => {
  expect(await shrinkCase(7, 3, async () => undefined)).toBeUndefined();
});

test('a fault that never stops failing ends the search', async () => {
  let runs = 0;
  const smallest = await shrinkCase(7, 3, async (random) => {
    runs += 1;
    return `${runs} ${wordOf(random)}`;
  });
  expect(smallest).toBeDefined();
  expect(runs).toBeLessThanOrEqual(300);
});
