import { expect, test } from 'vitest';
import { searchPattern } from './search-pattern.ts';

test('finds the text anywhere', () => {
  expect(searchPattern(' lemon ')).toBe('%lemon%');
});

test('takes percent, underscore and backslash as they were typed', () => {
  expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
