import { expect, test } from 'vitest';
import { middleOf, missedBars } from './judge.ts';

const visit = {
  performance: 97,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstPaintMs: 1200,
  largestPaintMs: 1800,
  blockedMs: 40,
  layoutShift: 0,
  missed: [],
};

test('middleOf returns the median of each value over several visits', () => {
  const performances = [99, 60, 96].map((performance) => ({ ...visit, performance }));
  const [first, ...others] = performances;
  const middle = middleOf([{ ...visit, ...first, missed: ['tap-targets'] }, ...others]);
  expect(middle).toMatchObject({ performance: 96, seo: 100, missed: ['tap-targets'] });
});

test('missedBars returns nothing for a page that meets all bars', () => {
  expect(missedBars({ ...visit, scriptKilobytes: 129 }, 130)).toEqual([]);
  expect(missedBars({ ...visit, scriptKilobytes: 900 }, undefined)).toEqual([]);
});

test.each([
  [{ performance: 96 }, 'performance 96, at least 97'],
  [{ accessibility: 99 }, 'accessibility 99, at least 100'],
  [{ bestPractices: 96 }, 'best practices 96, at least 100'],
  [{ seo: 92 }, 'SEO 92, at least 100'],
  [{ layoutShift: 0.02 }, 'layout shift 0.02, none'],
  [{ layoutShift: Number.NaN }, 'layout shift NaN, none'],
  [{ scriptKilobytes: 131.24 }, '131.2 kB of scripts, at most 130'],
])('missedBars names a missed bar: %o', (changes, words) => {
  expect(missedBars({ ...visit, scriptKilobytes: 129, ...changes }, 130)).toEqual([words]);
});
