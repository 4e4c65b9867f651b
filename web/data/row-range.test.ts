import { expect, test } from 'vitest';
import { rowRange } from './row-range.ts';

test('a page is as many rows as are asked for, with no row twice', () => {
  expect(rowRange(1, 6)).toEqual([0, 5]);
  expect(rowRange(3, 6)).toEqual([12, 17]);
});
