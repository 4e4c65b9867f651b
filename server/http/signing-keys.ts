import { decodeProtectedHeader, errors, type JWK, type JWTPayload, jwtVerify } from 'jose';
import type { Database, Transaction } from '../database/database.ts';
import type { SecretKey } from '../secret-key.ts';
import {
  algorithm,
  createKey,
  insertApiKey,
  lockKeys,
  noteTokenSeconds,
  readApiKeys,
  readKeys,
} from './keys/key-rows.ts';
import {
  claimsOfApiKey,
  createVerifiers,
  hashOf,
  type KeySet,
  publicKeysOf,
  readKeySet,
} from './keys/key-set.ts';
import { reloadEveryMs, signingKeyOf } from './keys/key-times.ts';
import { openPrivateKey, signApiKey, signToken } from './keys/sign-token.ts';
import { createVerifiedTokens } from './keys/verified-tokens.ts';

/** Signs and verifies tokens. Keys are stored sealed in the database, so that all processes and a restore share them. */
export type SigningKeys = {
  /** Signs an ES256 token with `kid`. Sets `iat` and `exp` from the clock; the other claims come from the caller. */
  sign(claims: JWTPayload, options: { expiresInSeconds: number }): Promise<string>;
  /** @throws a jose error for an expired token, a foreign key, an algorithm other than ES256, or a replaced API key */
  verify(token: string): Promise<JWTPayload>;
  /** Returns the public keys: the active one, the one in standby, and those whose tokens may still be valid. */
  jwks(): Promise<{ keys: JWK[] }>;
  /** The newest API keys in this process's cache. */
  readonly anonKey: string;
  readonly serviceRoleKey: string;
};

/** An unknown kid or API key reloads the keys at most this often, so that made-up ones cost nothing. */
const unknownPauseMs = 5000;

async function ensureKeys(
  transaction: Transaction,
  secret: SecretKey,
  now: Date,
  tokenSeconds: number,
): Promise<void> {
  await lockKeys(transaction);
  if ((await readKeys(transaction)).length === 0) {
    await createKey(transaction, secret, { now, signsFrom: now });
  }
  await noteTokenSeconds(transaction, tokenSeconds);
  const current = (await readApiKeys(transaction)).filter((row) => row.valid_until === null);
  for (const role of ['anon', 'service_role'] as const) {
    if (current.some((row) => row.role === role)) continue;
    const row = signingKeyOf(await readKeys(transaction), now);
    const token = await signApiKey(secret, row, role, now);
    await insertApiKey(transaction, { role, sealed: secret.seal(token), now });
  }
}

/** Caches the keys of the database. Reads them again from time to time, and when a token names an unknown key. */
function followKeys(database: Database, secret: SecretKey, clock: () => Date, start: KeySet) {
  let set = start;
  let reading: Promise<KeySet> | undefined;
  function readAgain(): Promise<KeySet> {
    reading ??= database
      .asService((transaction) => readKeySet(transaction, secret, clock()))
      .then((read) => {
        set = read;
        return read;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }
  async function readIfOlderThan(ageMs: number): Promise<KeySet> {
    const isOld = clock().getTime() - set.readAt.getTime() >= ageMs;
    return isOld ? readAgain() : set;
  }
  return {
    known: () => set,
    current: () => readIfOlderThan(reloadEveryMs),
    async withKid(kid: string | undefined): Promise<KeySet> {
      const known = await readIfOlderThan(reloadEveryMs);
      return known.rows.some((row) => row.id === kid) ? known : readIfOlderThan(unknownPauseMs);
    },
    /** For an API key that we signed but is not cached: it was just created, or replaced. */
    withNewApiKeys: () => readIfOlderThan(unknownPauseMs),
  };
}

/** @throws a jose error */
function kidOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch (cause) {
    throw new errors.JWSInvalid('The token has no header that can be read.', { cause });
  }
}

/**
 * Loads the signing keys of a database, and creates the first one if there is none.
 * @param tokenSeconds the lifetime of the tokens that are signed here
 * @throws Error when the keys were sealed with another SECRET_KEY
 */
export async function loadSigningKeys(
  database: Database,
  secret: SecretKey,
  clock: () => Date,
  tokenSeconds = 3600,
): Promise<SigningKeys> {
  const start = await database.asService(async (transaction) => {
    await ensureKeys(transaction, secret, clock(), tokenSeconds);
    return readKeySet(transaction, secret, clock());
  });
  const keys = followKeys(database, secret, clock, start);
  const verifierOf = createVerifiers();
  const verified = createVerifiedTokens();
  const opened = new Map<string, ReturnType<typeof openPrivateKey>>();

  async function sign(claims: JWTPayload, options: { expiresInSeconds: number }): Promise<string> {
    const now = clock();
    const row = signingKeyOf((await keys.current()).rows, now);
    const key = opened.get(row.id) ?? openPrivateKey(secret, row);
    opened.set(row.id, key);
    return signToken(await key, row.id, claims, { from: now, seconds: options.expiresInSeconds });
  }

  async function verify(token: string): Promise<JWTPayload> {
    const hash = hashOf(token);
    const apiKey = claimsOfApiKey(await keys.current(), hash, clock());
    if (apiKey) return apiKey;
    const seen = verified.find(hash, keys.known(), clock());
    if (seen) return seen;
    const kid = kidOf(token);
    const set = await keys.withKid(kid);
    const now = clock();
    const { payload } = await jwtVerify(token, verifierOf(set, now), {
      algorithms: [algorithm],
      currentDate: now,
    });
    if (payload.role !== 'anon' && payload.role !== 'service_role') {
      verified.keep(hash, kid, payload);
      return payload;
    }
    // An API key is valid only while it is stored in the database: a missing one was replaced, even if its signature is valid.
    const written = claimsOfApiKey(await keys.withNewApiKeys(), hash, clock());
    if (!written) throw new errors.JWTInvalid('The API key was replaced.');
    return written;
  }

  return {
    sign,
    verify,
    jwks: async () => ({ keys: publicKeysOf(await keys.current(), clock()) }),
    get anonKey() {
      return keys.known().anonKey;
    },
    get serviceRoleKey() {
      return keys.known().serviceRoleKey;
    },
  };
}
