import { expect, test } from 'vitest';
import { wordsForRefusal } from './call-auth.ts';

test.each([
  [{ status: 422, code: 'mfa_verification_failed' }, "That code isn't right"],
  [{ status: 422, code: 'mfa_challenge_expired' }, 'That took too long'],
  [{ status: 429, code: 'over_request_rate_limit' }, 'Too many tries.'],
  [{ status: 429, code: 'over_sms_send_rate_limit' }, 'Too many messages.'],
  [{ status: 422, code: 'sms_send_failed' }, "This number can't receive text messages."],
  [{ status: 503, code: 'sms_send_failed' }, "We couldn't send the text message."],
  [{ status: 403, code: 'otp_expired' }, "That code isn't right, or it has expired."],
  [{ status: 422, code: 'reauthentication_not_valid' }, "That code isn't right, or it has"],
  [{ status: 400, code: 'reauthentication_needed' }, "It's been a while since you signed in."],
  [{ status: 422, code: 'same_password' }, "That's already your password."],
  [{ status: 400, code: 'current_password_invalid' }, "Your current password isn't right."],
  [{ status: 401, code: 'insufficient_aal' }, 'Please complete the second step again.'],
  [{ status: 0 }, "We couldn't reach the server."],
  [{ status: 503, code: 'mfa_verification_failed' }, "We couldn't reach the server."],
  [{ status: 422, code: 'a_new_code', message: 'Said by the server' }, 'Said by the server'],
  [{ status: 422 }, "That didn't work."],
  [{ status: 500, message: 'Said by the server' }, 'Said by the server'],
])('%j is shown as %j', (refusal, beginning) => {
  expect(wordsForRefusal(refusal).startsWith(beginning)).toBe(true);
});

test.each([
  { status: 400, message: '{}' },
  { status: 500, message: '{}' },
  { status: 500, message: 'HTTP 500' },
  { status: 500, message: 'Internal Server Error' },
  { name: 'AuthUnknownError', message: 'Unexpected end of JSON input' },
])('%j has no server message, so the fallback message is used', (refusal) => {
  expect(wordsForRefusal(refusal, 'Failed to change password')).toBe('Failed to change password');
});
