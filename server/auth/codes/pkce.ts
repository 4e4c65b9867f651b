import { createHash, timingSafeEqual } from 'node:crypto';
import { invalid } from '../auth-error.ts';
import type { ChallengeMethod } from '../queries/flow-states.ts';

/** What a client commits itself to when it asks for a mail: only it can later trade the code in (RFC 7636). */
export type Challenge = { challenge: string; challengeMethod: ChallengeMethod };

/**
 * Reads the pair of a request body. Clients of the implicit flow send null for both.
 * @throws AuthError validation_failed when half of it is missing or it breaks RFC 7636 §4.2
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

/** Compares in constant time whether the verifier is the one that the challenge was made from (RFC 7636 §4.6). */
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
