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

/** The keys of a database as one process knows them. */
export type KeySet = {
  readAt: Date;
  rows: KeyRow[];
  /** The newest API keys: what new clients are given. */
  anonKey: string;
  serviceRoleKey: string;
  /** The claims of each API key that is good, by the hash of its text. */
  apiKeys: Map<string, { claims: JWTPayload; validUntil: Date | null }>;
};

/** What API keys and known tokens are found by. A hash, so that looking one up takes the same time however much of it is right. */
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

/** Reads and opens what a process has to know of the keys. @throws where SECRET_KEY is another one than theirs */
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
 * The claims of an API key that is written in the database and still good; undefined for anything else.
 * @param hash of the token
 */
export function claimsOfApiKey(set: KeySet, hash: string, now: Date): JWTPayload | undefined {
  const known = set.apiKeys.get(hash);
  if (!known || (known.validUntil && known.validUntil <= now)) return undefined;
  const expiresAt = (known.claims.exp ?? 0) * 1000;
  return expiresAt > now.getTime() ? known.claims : undefined;
}

/** Whether the tokens of the key may still be alive. */
export function isPublished(set: KeySet, kid: string | undefined, now: Date): boolean {
  return set.rows.some((row) => row.public_jwk.kid === kid && stateOf(row, now) !== 'ended');
}

/** The public halves of the keys whose tokens may still be alive, and of the one that waits. */
export function publicKeysOf(set: KeySet, now: Date): JWK[] {
  return set.rows.filter((row) => stateOf(row, now) !== 'ended').map((row) => row.public_jwk);
}

type Verifier = ReturnType<typeof createLocalJWKSet>;

/** What verifies, refusing a kid that is not published. Made again only when the keys changed: it keeps them imported. */
export function createVerifiers(): (set: KeySet, now: Date) => Verifier {
  let last: { kids: string; verifier: Verifier } | undefined;
  return (set, now) => {
    const keys = publicKeysOf(set, now);
    const kids = keys.map(({ kid }) => kid).join(' ');
    if (last?.kids !== kids) last = { kids, verifier: createLocalJWKSet({ keys }) };
    return last.verifier;
  };
}
