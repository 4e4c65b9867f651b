import { expect, test } from 'vitest';
import { requestOf } from './request-of.ts';

const asked = (address: string) => {
  const query = new URLSearchParams(address);
  return requestOf({ read: (key) => query.get(key), page: 1 });
};

test('by name, ascending, where the address says nothing or what nobody knows', () => {
  const first = { search: '', status: 'all', sorting: 'name', ascending: true, page: 1 };
  expect(asked('')).toEqual(first);
  expect(asked('status=lost&sort=price&order=up')).toEqual(first);
});

test('all of it stands in the address', () => {
  expect(asked('q=garlic&status=inactive&sort=created&order=descending')).toEqual({
    search: 'garlic',
    status: 'inactive',
    sorting: 'created',
    ascending: false,
    page: 1,
  });
});
