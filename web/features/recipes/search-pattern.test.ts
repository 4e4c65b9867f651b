import { expect, test } from 'vitest';
import { rangeOf } from './list-recipes.ts';
import { searchPattern } from './search-pattern.ts';

test('finds the text anywhere', () => {
  expect(searchPattern(' lemon ')).toBe('%lemon%');
});

test('takes percent, underscore and backslash as they were typed', () => {
  expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});

test('a page is six rows', () => {
  expect(rangeOf(1)).toEqual([0, 5]);
  expect(rangeOf(3)).toEqual([12, 17]);
});
