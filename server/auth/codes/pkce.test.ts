import { describe, expect, test } from 'vitest';
import { readChallenge, verifierFits } from './pkce.ts';

// The example of RFC 7636, appendix B
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

describe('PKCE', () => {
  test('accepts the matching verifier of the RFC example and rejects others', () => {
    expect(verifierFits(challenge, 's256', verifier)).toBe(true);
    expect(verifierFits(challenge, 's256', `${verifier}x`)).toBe(false);
    expect(verifierFits(verifier, 'plain', verifier)).toBe(true);
    expect(verifierFits(challenge, 'plain', verifier)).toBe(false);
  });

  test('reads null for both as no PKCE and ignores the case of the method', () => {
    expect(readChallenge({ code_challenge: null, code_challenge_method: null })).toBeUndefined();
    expect(readChallenge({ code_challenge: challenge, code_challenge_method: 'S256' })).toEqual({
      challenge,
      challengeMethod: 's256',
    });
  });

  test.each([
    [challenge, null],
    [null, 's256'],
    ['x'.repeat(42), 's256'],
    ['x'.repeat(129), 's256'],
    [`${'x'.repeat(43)}!`, 's256'],
    [challenge, 'md5'],
  ])('rejects challenge %s with method %s', (code_challenge, code_challenge_method) => {
    expect(() => readChallenge({ code_challenge, code_challenge_method })).toThrow();
  });
});
