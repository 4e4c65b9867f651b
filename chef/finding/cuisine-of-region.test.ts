import { expect, test } from 'vitest';
import { cuisineAsSaid, cuisineOf, originNameOf } from './cuisine-of-region.ts';

test.each([
  [{ region: 'Philippines' }, 'Filipino', 'Filipino'],
  [{ region: 'Penang, Malaysia' }, 'Indonesian', 'Malaysian'],
  [{ region: 'Russia' }, 'Ukrainian', 'Russian'],
  [{ region: 'Yorkshire', cuisine: 'British' }, 'British', 'British'],
  [{ region: 'Ontario, Canada' }, 'Canadian', 'Canadian'],
  [{}, undefined, undefined],
])('a dish of %j is of the cuisine %s and is called %s', (dish, cuisine, called) => {
  expect(cuisineOf(dish)).toBe(cuisine);
  expect(originNameOf(dish)).toBe(called);
});

test('a note names the cuisine that the wish names', () => {
  expect(cuisineAsSaid('Ukrainian', 'romanian sarmale')).toBe('Romanian');
  expect(cuisineAsSaid('Ukrainian', 'something ukrainian or russian')).toBe('Ukrainian');
  expect(cuisineAsSaid('Italian', 'pasta for two')).toBe('Italian');
});
