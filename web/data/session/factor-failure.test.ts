import { expect, test } from 'vitest';
import { wordsForRefusal } from './factor-failure.ts';

test.each([
  [{ status: 422, code: 'mfa_verification_failed' }, 'That code is not right'],
  [{ status: 422, code: 'mfa_challenge_expired' }, 'That took too long'],
  [{ status: 429, code: 'over_request_rate_limit' }, 'Too many tries.'],
  [{ status: 0 }, 'The server could not be reached.'],
  [{ status: 503, code: 'mfa_verification_failed' }, 'The server could not be reached.'],
  [{ status: 422, code: 'a_new_code', message: 'Said by the server' }, 'Said by the server'],
  [{ status: 422 }, 'That did not work.'],
])('%j reads %j', (refusal, beginning) => {
  expect(wordsForRefusal(refusal).startsWith(beginning)).toBe(true);
});
