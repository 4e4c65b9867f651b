import { expect, test } from 'vitest';
import { rowRange } from './row-range.ts';

test('a page has pageSize rows and does not overlap the page before', () => {
  expect(rowRange(1, 6)).toEqual([0, 5]);
  expect(rowRange(3, 6)).toEqual([12, 17]);
});
