import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from '../auth-error.ts';
import type { ChallengeMethod } from '../queries/flow-states.ts';

/** The PKCE challenge that a client sends when it requests a mail: only that client can later exchange the auth code (RFC 7636). */
export type Challenge = { challenge: string; challengeMethod: ChallengeMethod };

/**
 * Reads challenge and method from a request body. Clients of the implicit flow send null for both.
 * @throws AuthError validation_failed when one of them is missing or breaks RFC 7636 §4.2
 */
export function readChallenge(body: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const challenge = body.code_challenge || '';
  const challengeMethod = (body.code_challenge_method || '').toLowerCase();
  if (challenge === '' && challengeMethod === '') return undefined;
  if (challenge === '' || challengeMethod === '') {
    throw invalid('PKCE flow requires code_challenge_method and code_challenge');
  }
  if (challenge.length < 43 || challenge.length > 128) {
    throw invalid('code challenge has to be between 43 and 128 characters');
  }
  if (!/^[A-Za-z0-9._~-]+$/.test(challenge)) {
    throw invalid(
      'code challenge can only contain alphanumeric characters, hyphens, periods, underscores and tildes',
    );
  }
  if (challengeMethod !== 's256' && challengeMethod !== 'plain') {
    throw invalid(`code challenge method must be either 's256' or 'plain'`);
  }
  return { challenge, challengeMethod };
}

/** Compares in constant time whether the challenge was made from the verifier (RFC 7636 §4.6). */
export function verifierFits(
  challenge: string,
  challengeMethod: ChallengeMethod,
  verifier: string,
): boolean {
  const made =
    challengeMethod === 's256'
      ? createHash('sha256').update(verifier).digest('base64url')
      : verifier;
  const [left, right] = [challenge, made].map((text) => createHash('sha256').update(text).digest());
  return left !== undefined && right !== undefined && timingSafeEqual(left, right);
}
