import { expect, test } from 'vitest';
import { linkMessageCodeOf, redirectErrorOf } from './redirect-words.ts';

test('reads and decodes the description from the query', () => {
  expect(
    redirectErrorOf({
      search: '?error_code=otp_expired&error_description=Email+link%20is+invalid',
      hash: '',
    }),
  ).toBe('Email link is invalid');
});

test('reads the description from the fragment too', () => {
  expect(
    redirectErrorOf({
      search: '',
      hash: '#error=access_denied&error_code=otp_expired&error_description=Expired',
    }),
  ).toBe('Expired');
});

test('falls back to the error code, then to null', () => {
  expect(redirectErrorOf({ search: '?error_code=otp_expired', hash: '' })).toBe('otp_expired');
  expect(redirectErrorOf({ search: '?tab=register', hash: '#main' })).toBeNull();
});

test('reads the message code of a used link from the query or the fragment', () => {
  const code = 'message=Words&message_code=signup_link_used&sb=';
  expect(linkMessageCodeOf({ search: '', hash: `#${code}` })).toBe('signup_link_used');
  expect(linkMessageCodeOf({ search: `?${code}`, hash: '' })).toBe('signup_link_used');
  expect(linkMessageCodeOf({ search: '?tab=register', hash: '#main' })).toBeNull();
});
