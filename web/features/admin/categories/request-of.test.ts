import { expect, test } from 'vitest';
import { requestOf } from './request-of.ts';

const asked = (address: string) => {
  const query = new URLSearchParams(address);
  return requestOf({ read: (key) => query.get(key), page: 1 });
};

test('uses the defaults, sorted by name ascending, for missing or unknown values', () => {
  const first = {
    ...{ search: '', status: 'all', group: null, sorting: 'name', ascending: true, page: 1 },
  };
  expect(asked('')).toEqual(first);
  expect(asked('status=lost&group=allergens&sort=price&order=up')).toEqual(first);
});

const group = '0b6f7f0e-6a53-4d0c-9a57-7f4f1f1d2c11';

test('reads all values from the address', () => {
  expect(asked(`q=garlic&status=inactive&group=${group}&sort=created&order=descending`)).toEqual({
    search: 'garlic',
    status: 'inactive',
    group,
    sorting: 'created',
    ascending: false,
    page: 1,
  });
});
