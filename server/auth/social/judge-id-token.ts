import { createHash } from 'node:crypto';
import { timingSafeEqualStrings } from '../../http/timing-safe-equal-strings.ts';
import { AuthError } from '../auth-error.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import { providerFailure } from './provider-failure.ts';
import type { SocialProvider, VerifiedIdToken } from './social-provider.ts';

/** Returns a 400 in the shape of RFC 6749, which the official server uses for id tokens. */
export function badRequest(
  message: string,
  cause?: unknown,
  error: 'invalid request' | 'invalid nonce' = 'invalid request',
): AuthError {
  return new AuthError(400, 'validation_failed', message, { oauth: error, cause });
}

/** Error codes of the libraries for a bad token, as opposed to a failure to fetch the issuer's keys. */
const tokenFaults = /^ERR_(JWT_|JWS_|JWKS_NO_MATCHING|JWKS_MULTIPLE|JOSE_ALG|JOSE_NOT)/;

function asRefusal(label: string, error: unknown): AuthError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const claim = error instanceof Error && 'claim' in error ? error.claim : undefined;
  if (claim === 'aud') return badRequest('Unacceptable audience in id_token', error);
  if (claim === 'sub') return badRequest('Missing sub claim in id_token', error);
  if (tokenFaults.test(code)) return badRequest('Bad ID token', error);
  return providerFailure(label, 'Unable to verify the ID token', error);
}

/** Checks the nonce. The app sent only its hash to the provider, so an attacker with just the token cannot know it. @throws AuthError */
function assertNonceFits(token: VerifiedIdToken, nonce: string | undefined): void {
  if (!token.nonce !== !nonce) {
    throw badRequest('Passed nonce and nonce in id_token should either both exist or not.');
  }
  if (!token.nonce || !nonce) return;
  const hash = createHash('sha256').update(nonce).digest('hex');
  if (!timingSafeEqualStrings(hash, token.nonce))
    throw badRequest('Nonces mismatch', undefined, 'invalid nonce');
}

/** Checks at_hash (OpenID Connect Core §3.1.3.6): the left half of the access token's hash, with the hash of the id token's algorithm. */
async function assertFitsAccessToken(
  idToken: string,
  expected: string | undefined,
  accessToken: string | undefined,
): Promise<void> {
  if (!expected || !accessToken) return;
  const { decodeProtectedHeader } = await import('jose');
  const bits = /\d{3}$/.exec(decodeProtectedHeader(idToken).alg ?? '')?.[0] ?? '512';
  const digest = createHash(`sha${bits}`).update(accessToken).digest();
  const actual = digest.subarray(0, digest.length / 2).toString('base64url');
  if (!timingSafeEqualStrings(actual, expected)) throw badRequest('Bad ID token');
}

/**
 * Verifies a provider's id token and returns its identity. Fetches the provider's keys, so never call it inside a transaction.
 * @throws AuthError 400 for an invalid token, 503 or 504 when the provider's keys cannot be fetched
 */
export async function judgeIdToken(
  provider: Pick<SocialProvider, 'label'> & {
    verifyIdToken: (idToken: string) => Promise<VerifiedIdToken>;
  },
  given: { idToken: string; accessToken: string | undefined; nonce: string | undefined },
): Promise<ExternalIdentity> {
  const token = await provider.verifyIdToken(given.idToken).catch((error: unknown) => {
    throw asRefusal(provider.label, error);
  });
  await assertFitsAccessToken(given.idToken, token.accessTokenHash, given.accessToken);
  assertNonceFits(token, given.nonce);
  return token.identity;
}
