import { expect, test } from 'vitest';
import { searchPattern } from './search-pattern.ts';

test('matches the trimmed text anywhere', () => {
  expect(searchPattern(' lemon ')).toBe('%lemon%');
});

test('escapes percent, underscore and backslash', () => {
  expect(searchPattern('100%_\\')).toBe('%100\\%\\_\\\\%');
});
