import { expect, test } from 'vitest';
import { reasonOf } from './reason-of.ts';

test('returns the message only for our own error codes', () => {
  expect(reasonOf({ code: 'STADM', message: 'The last admin must stay admin.' })).toBe(
    'The last admin must stay admin.',
  );
  expect(reasonOf({ code: '42501', message: 'permission denied for table credits' })).toBeNull();
  expect(reasonOf(new TypeError('Failed to fetch'))).toBeNull();
  expect(reasonOf(null)).toBeNull();
});
