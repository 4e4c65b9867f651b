import { expect, test } from 'vitest';
import { withRating } from './rated.ts';

test('a first rating counts one more', () => {
  expect(withRating({ averageRating: 4, ratingCount: 2 }, null, 1)).toEqual({
    averageRating: 3,
    ratingCount: 3,
  });
  expect(withRating({ averageRating: 0, ratingCount: 0 }, null, 5)).toEqual({
    averageRating: 5,
    ratingCount: 1,
  });
});

test('rating again replaces the earlier stars', () => {
  expect(withRating({ averageRating: 3, ratingCount: 2 }, 2, 5)).toEqual({
    averageRating: 4.5,
    ratingCount: 2,
  });
});
