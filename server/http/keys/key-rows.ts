import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Transaction } from '../../database/database.ts';
import { jsonValue } from '../../database/json-value.ts';
import type { SecretKey } from '../../secret-key.ts';
import type { KeyTimes } from './key-times.ts';

export type KeyRow = KeyTimes & { id: string; public_jwk: JWK; private_jwk_encrypted: string };
export type ApiKeyRole = 'anon' | 'service_role';
export type ApiKeyRow = { role: ApiKeyRole; token_encrypted: string; valid_until: Date | null };

export const algorithm = 'ES256';

/** The advisory lock shared by all processes: only one at a time creates or changes keys. */
const keysLock = 7_232_418;

/** Takes the advisory lock on the keys: other changes of keys wait until this transaction ends. */
export async function lockKeys(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${keysLock})`;
}

/** Returns all remaining signing keys, ordered by when they begin to sign. */
export async function readKeys(transaction: Transaction): Promise<KeyRow[]> {
  return transaction<KeyRow[]>`
    select id, public_jwk, private_jwk_encrypted, signs_from, signs_until, longest_token_seconds
    from private.signing_keys order by signs_from, created_at`;
}

/** Creates an ES256 key that signs from `signsFrom` on. Only its public half is stored in clear text. @returns its kid */
export async function createKey(
  transaction: Transaction,
  secret: SecretKey,
  { now, signsFrom }: { now: Date; signsFrom: Date },
): Promise<string> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const id = await calculateJwkThumbprint(publicJwk);
  const published = { ...publicJwk, kid: id, alg: algorithm, use: 'sig', key_ops: ['verify'] };
  const sealed = secret.seal(JSON.stringify(await exportJWK(pair.privateKey)));
  await transaction`
    insert into private.signing_keys (id, public_jwk, private_jwk_encrypted, created_at, signs_from)
    values (${id}, ${transaction.json(jsonValue(published))}, ${sealed}, ${now}, ${signsFrom})`;
  return id;
}

/** Records how long tokens live, so that their keys are kept for at least that long. */
export async function noteTokenSeconds(transaction: Transaction, seconds: number): Promise<void> {
  await transaction`
    update private.signing_keys set longest_token_seconds = ${seconds}
    where longest_token_seconds < ${seconds}`;
}

/** Returns the API keys, oldest first, including the expiring ones. */
export async function readApiKeys(transaction: Transaction): Promise<ApiKeyRow[]> {
  return transaction<ApiKeyRow[]>`
    select role, token_encrypted, valid_until from private.api_keys order by created_at`;
}

/** Stores a new API key. @param apiKey.sealed the key, sealed with SECRET_KEY */
export async function insertApiKey(
  transaction: Transaction,
  apiKey: { role: ApiKeyRole; sealed: string; now: Date },
): Promise<void> {
  await transaction`
    insert into private.api_keys (role, token_encrypted, created_at)
    values (${apiKey.role}, ${apiKey.sealed}, ${apiKey.now})`;
}

/** Opens a sealed value. @throws Error with a message for the operator when it was sealed with another SECRET_KEY */
export function openSealed(secret: SecretKey, sealed: string): string {
  try {
    return secret.open(sealed);
  } catch (cause) {
    throw new Error(
      'The signing keys in this database were sealed with another SECRET_KEY. ' +
        'Give all processes that share a database (and a restored one) the same SECRET_KEY.',
      { cause },
    );
  }
}
