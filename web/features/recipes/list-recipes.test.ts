import { expect, test } from 'vitest';
import { rangeOf } from './list-recipes.ts';

test('a page is six rows', () => {
  expect(rangeOf(1)).toEqual([0, 5]);
  expect(rangeOf(3)).toEqual([12, 17]);
});
