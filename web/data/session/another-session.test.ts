import { describe, expect, test } from 'vitest';
import { bringsAnotherSession } from './another-session.ts';

function tokenOf(sub: string): string {
  const payload = Buffer.from(JSON.stringify({ sub, name: 'Zoë ??>' })).toString('base64url');
  return `e30.${payload}.signature`;
}
const hashWith = (token: string) => `#access_token=${token}&refresh_token=x`;
const mayaIsHere = JSON.stringify({ user: { id: 'maya' }, access_token: tokenOf('maya') });

describe('a link with tokens', () => {
  test.each([
    ['of another user brings another session', hashWith(tokenOf('stranger')), mayaIsHere, true],
    ['of the same user brings no other session', hashWith(tokenOf('maya')), mayaIsHere, false],
    ['that cannot be decoded brings another session', hashWith('no token'), mayaIsHere, true],
    [
      'brings no other session when no user is signed in',
      hashWith(tokenOf('stranger')),
      null,
      false,
    ],
    [
      'brings no other session when the stored one is invalid',
      hashWith(tokenOf('stranger')),
      '"?"',
      false,
    ],
    [
      'brings no other session when the stored one is truncated',
      hashWith(tokenOf('stranger')),
      '{',
      false,
    ],
  ])('%s', (_name, hash, stored, brings) => {
    expect(bringsAnotherSession(hash, stored)).toBe(brings);
  });

  test('an address without tokens brings no session', () => {
    expect(bringsAnotherSession('#error_code=otp_expired', mayaIsHere)).toBe(false);
    expect(bringsAnotherSession('', mayaIsHere)).toBe(false);
  });
});
