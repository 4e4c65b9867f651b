import type { JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import { boundedFetch } from './bounded-fetch.ts';
import { identityOfClaims } from './identity-of-claims.ts';
import type { OpenIdDiscovery } from './open-id-discovery.ts';
import type { VerifiedIdToken } from './social-provider.ts';

/** Allowed signature algorithms: only asymmetric ones, no `none` and no HMAC (shared secrets). */
const algorithms = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
];

type Options = {
  provider: string;
  /** Our client ids at the issuer: the one of the web, and those of apps that get id tokens directly. */
  clientIds: string[];
  discovery: OpenIdDiscovery;
  clock: () => Date;
  patienceMs: number;
};

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/**
 * Refuses tokens that are not id tokens. Issuers sign other tokens with the same keys and for the same audience: access tokens
 * (RFC 9068) and security events about sessions and accounts (RFC 8417). Possession of these does not prove a sign-in.
 */
function assertIdToken(header: { typ?: unknown }, payload: Record<string, unknown>): void {
  const isOther = typeof header.typ === 'string' && !/^(application\/)?jwt$/i.test(header.typ);
  if (!isOther && payload.events === undefined) return;
  throw Object.assign(new Error('The token is no id token.'), {
    code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
  });
}

/**
 * Creates a verifier for id tokens that an app got directly from the issuer. It checks signature, algorithm, issuer, audience and
 * times. The issuer's published keys are cached, and fetched again when a token names an unknown key.
 */
export function createIdTokenVerifier({
  provider,
  clientIds,
  discovery,
  clock,
  patienceMs,
}: Options) {
  const keysOf = new WeakMap<Configuration, JWTVerifyGetKey>();

  async function keys(configuration: Configuration): Promise<JWTVerifyGetKey> {
    const known = keysOf.get(configuration);
    if (known) return known;
    const { createRemoteJWKSet, customFetch } = await import('jose');
    const address = configuration.serverMetadata().jwks_uri;
    if (!address) throw new Error('The issuer publishes no keys.');
    const made = createRemoteJWKSet(new URL(address), {
      timeoutDuration: patienceMs,
      [customFetch]: boundedFetch,
    });
    keysOf.set(configuration, made);
    return made;
  }

  return async (idToken: string): Promise<VerifiedIdToken> => {
    const { jwtVerify } = await import('jose');
    const configuration = await discovery();
    const { payload, protectedHeader } = await jwtVerify(idToken, await keys(configuration), {
      algorithms,
      issuer: configuration.serverMetadata().issuer,
      audience: clientIds,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate: clock(),
      clockTolerance: 30,
    });
    assertIdToken(protectedHeader, payload);
    return {
      identity: identityOfClaims(provider, payload),
      nonce: textOf(payload.nonce),
      accessTokenHash: textOf(payload.at_hash),
    };
  };
}
