import { expect, test } from 'vitest';
import { wordsForRefusal } from './call-auth.ts';

test.each([
  [{ status: 422, code: 'mfa_verification_failed' }, 'That code is not right'],
  [{ status: 422, code: 'mfa_challenge_expired' }, 'That took too long'],
  [{ status: 429, code: 'over_request_rate_limit' }, 'Too many tries.'],
  [{ status: 429, code: 'over_sms_send_rate_limit' }, 'Too many messages.'],
  [{ status: 422, code: 'sms_send_failed' }, 'This number cannot receive text messages.'],
  [{ status: 503, code: 'sms_send_failed' }, 'The text message could not be sent.'],
  [{ status: 403, code: 'otp_expired' }, 'That code is not right, or no longer valid.'],
  [{ status: 422, code: 'reauthentication_not_valid' }, 'That code is not right, or no longer'],
  [{ status: 400, code: 'reauthentication_needed' }, "It's been a while since you signed in."],
  [{ status: 422, code: 'same_password' }, 'That is your password already.'],
  [{ status: 400, code: 'current_password_invalid' }, 'Your current password is not right.'],
  [{ status: 401, code: 'insufficient_aal' }, 'Please answer the second step once more.'],
  [{ status: 0 }, 'The server could not be reached.'],
  [{ status: 503, code: 'mfa_verification_failed' }, 'The server could not be reached.'],
  [{ status: 422, code: 'a_new_code', message: 'Said by the server' }, 'Said by the server'],
  [{ status: 422 }, 'That did not work.'],
  [{ status: 500, message: 'Said by the server' }, 'Said by the server'],
])('%j reads %j', (refusal, beginning) => {
  expect(wordsForRefusal(refusal).startsWith(beginning)).toBe(true);
});

test.each([
  { status: 400, message: '{}' },
  { status: 500, message: '{}' },
  { status: 500, message: 'HTTP 500' },
  { status: 500, message: 'Internal Server Error' },
  { name: 'AuthUnknownError', message: 'Unexpected end of JSON input' },
])('%j has no words of the server: the call’s own stand', (refusal) => {
  expect(wordsForRefusal(refusal, 'Failed to change password')).toBe('Failed to change password');
});
