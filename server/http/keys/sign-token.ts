import { type CryptoKey, importJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import type { SecretKey } from '../../secret-key.ts';
import { type ApiKeyRole, algorithm, type KeyRow, openSealed } from './key-rows.ts';

/** Imports the private key. A caller that signs often should keep the imported key. */
export function openPrivateKey(secret: SecretKey, row: KeyRow): Promise<CryptoKey> {
  const jwk = JSON.parse(openSealed(secret, row.private_jwk_encrypted)) as JWK;
  return importJWK(jwk, algorithm) as Promise<CryptoKey>;
}

/** Signs an ES256 token with the key's kid. Sets `iat` and `exp`; the other claims come from the caller. */
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

/** Signs an API key, with which clients are configured. */
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
