import { expect, test } from 'vitest';
import { pageNamed } from './use-list-address.ts';

test.each([
  ['2', 2],
  ['999999', 999_999],
  // The database functions for pagination refuse page numbers beyond a million.
  ['9999999', 1],
  ['0', 1],
  ['-1', 1],
  ['1e9', 1],
  ['x', 1],
  [null, 1],
])('pageNamed(%j) is page %i', (word, page) => expect(pageNamed(word)).toBe(page));
