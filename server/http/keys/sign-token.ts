import { type CryptoKey, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { SecretKey } from '../../secret-key.ts';
import { type ApiKeyRole, algorithm, type KeyRow, openSealed } from './key-rows.ts';

/** The private half, to be kept imported by whoever signs often. */
export function openPrivateKey(secret: SecretKey, row: KeyRow): Promise<CryptoKey> {
  const jwk = JSON.parse(openSealed(secret, row.private_jwk_encrypted)) as JWK;
  return importJWK(jwk, algorithm) as Promise<CryptoKey>;
}

/** An ES256 token with the key's kid; `iat` and `exp` are set, the other claims are the caller's. */
export function signToken(
  key: CryptoKey,
  kid: string,
  claims: JWTPayload,
  life: { from: Date; seconds: number },
): Promise<string> {
  const issuedAt = Math.floor(life.from.getTime() / 1000);
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + life.seconds)
    .sign(key);
}

const apiKeySeconds = 10 * 365 * 24 * 3600;

/** A key that clients are configured with. */
export async function signApiKey(
  secret: SecretKey,
  row: KeyRow,
  role: ApiKeyRole,
  now: Date,
): Promise<string> {
  const claims = { role, iss: 'saffron-table' };
  const key = await openPrivateKey(secret, row);
  return signToken(key, row.id, claims, { from: now, seconds: apiKeySeconds });
}
