import { expect, test } from 'vitest';
import { transactionRange } from './transaction-range.ts';

const whole = 'a1b2c3d4-e5f6-4789-8abc-def012345678';

test('a whole id means itself, with and without its hyphens', () => {
  expect(transactionRange(whole)).toEqual([whole, whole]);
  expect(transactionRange(` ${whole.toUpperCase()} `)).toEqual([whole, whole]);
  expect(transactionRange(whole.replaceAll('-', ''))).toEqual([whole, whole]);
});

test('the twelve characters that a result page shows mean every id that begins so', () => {
  const range = ['a1b2c3d4-e5f0-0000-0000-000000000000', 'a1b2c3d4-e5ff-ffff-ffff-ffffffffffff'];
  expect(transactionRange('a1b2c3d4-e5f')).toEqual(range);
  expect(transactionRange('a1b2c3d4-e5f…')).toEqual(range);
  expect(transactionRange('a1b2c3d4-e5f...')).toEqual(range);
});

test.each(['a1b2c3d', 'maya@example.com', 'decade', `${whole}0`, ''])('%j is no id', (typed) => {
  expect(transactionRange(typed)).toBeNull();
});
