import { expect, test } from 'vitest';
import { addressCarriesSession } from './start-session.ts';

test.each([
  ['', '#access_token=a&refresh_token=b&type=signup', true],
  ['?code=abc', '', true],
  ['?tab=register', '', false],
  ['', '#main', false],
  ['', '#error_code=otp_expired', false],
])('checks query %j and fragment %j for a session', (search, hash, carries) => {
  expect(addressCarriesSession({ search, hash })).toBe(carries);
});
