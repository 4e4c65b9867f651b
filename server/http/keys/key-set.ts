import { hash } from 'node:crypto';
import { createLocalJWKSet, decodeJwt, type JWK, type JWTPayload } from 'jose';
import type { Transaction } from '../../database/database.ts';
import type { SecretKey } from '../../secret-key.ts';
import {
  type ApiKeyRole,
  type ApiKeyRow,
  type KeyRow,
  openSealed,
  readApiKeys,
  readKeys,
} from './key-rows.ts';
import { stateOf } from './key-times.ts';

/** The keys of a database as cached by one process. */
export type KeySet = {
  readAt: Date;
  rows: KeyRow[];
  /** The newest API keys, for new clients. */
  anonKey: string;
  serviceRoleKey: string;
  /** The claims of each API key, by the hash of its text. */
  apiKeys: Map<string, { claims: JWTPayload; validUntil: Date | null }>;
};

/** Returns the hash for looking up API keys and verified tokens. With a hash, the lookup time does not reveal how much of a guess is right. */
export function hashOf(token: string): string {
  return hash('sha256', token, 'base64');
}

function newestOf(keys: { role: ApiKeyRole; token: string }[], role: ApiKeyRole): string {
  const key = keys.findLast((one) => one.role === role);
  if (!key) throw new Error(`private.api_keys holds no key of ${role}.`);
  return key.token;
}

function openApiKey(secret: SecretKey, row: ApiKeyRow) {
  const token = openSealed(secret, row.token_encrypted);
  return { role: row.role, token, claims: decodeJwt(token), validUntil: row.valid_until };
}

/** Reads and unseals the keys that a process needs. @throws Error when they were sealed with another SECRET_KEY */
export async function readKeySet(
  transaction: Transaction,
  secret: SecretKey,
  now: Date,
): Promise<KeySet> {
  const rows = await readKeys(transaction);
  const apiKeys = (await readApiKeys(transaction)).map((row) => openApiKey(secret, row));
  return {
    readAt: now,
    rows,
    anonKey: newestOf(apiKeys, 'anon'),
    serviceRoleKey: newestOf(apiKeys, 'service_role'),
    apiKeys: new Map(
      apiKeys.map(({ token, claims, validUntil }) => [hashOf(token), { claims, validUntil }]),
    ),
  };
}

/**
 * Returns the claims of an API key that is stored in the database and still valid; undefined for any other token.
 * @param hash of the token
 */
export function claimsOfApiKey(set: KeySet, hash: string, now: Date): JWTPayload | undefined {
  const known = set.apiKeys.get(hash);
  if (!known || (known.validUntil && known.validUntil <= now)) return undefined;
  const expiresAt = (known.claims.exp ?? 0) * 1000;
  return expiresAt > now.getTime() ? known.claims : undefined;
}

/** Returns whether the key is published: its tokens may still be valid, or it is in standby. */
export function isPublished(set: KeySet, kid: string | undefined, now: Date): boolean {
  return set.rows.some((row) => row.public_jwk.kid === kid && stateOf(row, now) !== 'ended');
}

/** Returns the public keys: those whose tokens may still be valid, and the one in standby. */
export function publicKeysOf(set: KeySet, now: Date): JWK[] {
  return set.rows.filter((row) => stateOf(row, now) !== 'ended').map((row) => row.public_jwk);
}

type Verifier = ReturnType<typeof createLocalJWKSet>;

/** Returns a function that returns the verifier, which refuses an unpublished kid. It is rebuilt only for new keys, to keep keys imported. */
export function createVerifiers(): (set: KeySet, now: Date) => Verifier {
  let last: { kids: string; verifier: Verifier } | undefined;
  return (set, now) => {
    const keys = publicKeysOf(set, now);
    const kids = keys.map(({ kid }) => kid).join(' ');
    if (last?.kids !== kids) last = { kids, verifier: createLocalJWKSet({ keys }) };
    return last.verifier;
  };
}
