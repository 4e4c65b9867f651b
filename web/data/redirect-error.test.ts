import { expect, test } from 'vitest';
import { redirectErrorOf } from './redirect-error.ts';

test('reads the description from the query, decoded', () => {
  expect(
    redirectErrorOf({
      search: '?error_code=otp_expired&error_description=Email+link%20is+invalid',
      hash: '',
    }),
  ).toBe('Email link is invalid');
});

test('reads it from behind the hash too', () => {
  expect(
    redirectErrorOf({
      search: '',
      hash: '#error=access_denied&error_code=otp_expired&error_description=Expired',
    }),
  ).toBe('Expired');
});

test('falls back to the code, and to nothing', () => {
  expect(redirectErrorOf({ search: '?error_code=otp_expired', hash: '' })).toBe('otp_expired');
  expect(redirectErrorOf({ search: '?tab=register', hash: '#main' })).toBeNull();
});
