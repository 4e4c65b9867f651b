import { expect, test } from 'vitest';
import { reasonOfRefusal } from './reason-of-refusal.ts';

const taken = 'There is already a category with this name, or one that is nearly the same.';

test('returns only messages that are written for the user', () => {
  expect(reasonOfRefusal({ code: '23505', message: taken })).toBe(taken);
  expect(
    reasonOfRefusal({ code: 'STFOR', message: 'The meal type group cannot be deleted.' }),
  ).toBe('The meal type group cannot be deleted.');
  const raw = 'duplicate key value violates unique constraint "categories_slug_key"';
  expect(reasonOfRefusal({ code: '23505', message: raw })).toBeNull();
  expect(
    reasonOfRefusal({ code: '42501', message: 'Only admins change the catalogue.' }),
  ).toBeNull();
  expect(reasonOfRefusal(new TypeError('Failed to fetch'))).toBeNull();
  expect(reasonOfRefusal(null)).toBeNull();
});
