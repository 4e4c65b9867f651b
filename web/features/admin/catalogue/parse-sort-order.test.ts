import { expect, test } from 'vitest';
import { parseSortOrder } from './parse-sort-order.ts';

test.each([
  ['7', 7],
  ['007', 7],
  ['-3', -3],
  ['4.9', 4],
  ['1e3', 1000],
  ['-0.5', 0],
  ['12 eggs', 12],
  ['', 0],
  ['eggs', 0],
  ['99999999999', 2147483647],
  ['-99999999999', -2147483648],
])('parses %j as %d', (typed, order) => expect(parseSortOrder(typed)).toBe(order));
