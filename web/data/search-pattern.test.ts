import { expect, test } from 'vitest';
import { searchPattern, searchWords } from './search-pattern.ts';

test('matches the trimmed text anywhere', () => {
  expect(searchPattern(' lemon ')).toBe('%lemon%');
});

test('escapes percent, underscore and backslash', () => {
  expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});

test('splits a search into its words', () => {
  expect(searchWords('  basil\tgarlic 50% ')).toEqual(['basil', 'garlic', '50%']);
  expect(searchWords(' ')).toEqual([]);
});
