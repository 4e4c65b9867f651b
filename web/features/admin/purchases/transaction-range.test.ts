import { expect, test } from 'vitest';
import { transactionRange } from './transaction-range.ts';

const whole = 'a1b2c3d4-e5f6-4789-8abc-def012345678';

test('a full id matches only itself, with and without hyphens', () => {
  expect(transactionRange(whole)).toEqual([whole, whole]);
  expect(transactionRange(` ${whole.toUpperCase()} `)).toEqual([whole, whole]);
  expect(transactionRange(whole.replaceAll('-', ''))).toEqual([whole, whole]);
});

test('the 12 characters of a result page match every id with this prefix', () => {
  const range = ['a1b2c3d4-e5f0-0000-0000-000000000000', 'a1b2c3d4-e5ff-ffff-ffff-ffffffffffff'];
  expect(transactionRange('a1b2c3d4-e5f')).toEqual(range);
  expect(transactionRange('a1b2c3d4-e5f…')).toEqual(range);
  expect(transactionRange('a1b2c3d4-e5f...')).toEqual(range);
});

test.each(['a1b2c3d', 'maya@example.com', 'decade', `${whole}0`, ''])(
  '%j is not an id',
  (typed) => {
    expect(transactionRange(typed)).toBeNull();
  },
);
