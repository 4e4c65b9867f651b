import {
  type CryptoKey,
  calculateJwkThumbprint,
  createLocalJWKSet,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from 'jose';
import type { Database, Transaction } from '../database/database.ts';
import type { SecretKey } from '../secret-key.ts';

/** Signs and verifies tokens. Keys live in the database, sealed, so that all processes and a restore share them. */
export type SigningKeys = {
  /** An ES256 token with `kid`; `iat` and `exp` are set from the clock, the other claims are the caller's. */
  sign(claims: JWTPayload, options: { expiresInSeconds: number }): Promise<string>;
  /** @throws a jose error when the token is expired, of a foreign key, or of another algorithm than ES256 */
  verify(token: string): Promise<JWTPayload>;
  /** The public keys, current and retired. */
  jwks(): Promise<{ keys: JWK[] }>;
  anonKey: string;
  serviceRoleKey: string;
};

type KeyRow = { id: string; public_jwk: JWK; private_jwk_encrypted: string; status: string };

const algorithm = 'ES256';
const apiKeySeconds = 10 * 365 * 24 * 3600;
const reloadPauseMs = 30_000;
const keysLock = 7_232_418;

async function readKeys(transaction: Transaction): Promise<KeyRow[]> {
  return transaction<KeyRow[]>`
    select id, public_jwk, private_jwk_encrypted, status from private.signing_keys order by created_at desc`;
}

async function createKey(transaction: Transaction, secret: SecretKey): Promise<void> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const id = await calculateJwkThumbprint(publicJwk);
  const published = { ...publicJwk, kid: id, alg: algorithm, use: 'sig', key_ops: ['verify'] };
  const sealed = secret.seal(JSON.stringify(await exportJWK(pair.privateKey)));
  await transaction`
    insert into private.signing_keys (id, public_jwk, private_jwk_encrypted, status)
    values (${id}, ${transaction.json(published as never)}, ${sealed}, 'active')`;
}

function openSealed(secret: SecretKey, sealed: string): string {
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

async function signWith(
  key: CryptoKey | Uint8Array,
  kid: string,
  claims: JWTPayload,
  issuedAt: number,
  expiresInSeconds: number,
): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: algorithm, typ: 'JWT', kid })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiresInSeconds)
    .sign(key);
}

/** The two keys that clients are configured with; made once, so that every process and every restart gives the same. */
async function ensureApiKey(
  transaction: Transaction,
  secret: SecretKey,
  role: 'anon' | 'service_role',
  sign: (claims: JWTPayload) => Promise<string>,
): Promise<string> {
  const [known] = await transaction<{ token_encrypted: string }[]>`
    select token_encrypted from private.api_keys where role = ${role}`;
  if (known) return openSealed(secret, known.token_encrypted);
  const token = await sign({ role, iss: 'saffron-table' });
  await transaction`
    insert into private.api_keys (role, token_encrypted) values (${role}, ${secret.seal(token)})`;
  return token;
}

/**
 * Loads the signing keys of a database, making the first one where there is none.
 * @throws Error when SECRET_KEY is not the one that they were sealed with
 */
export async function loadSigningKeys(
  database: Database,
  secret: SecretKey,
  clock: () => Date,
): Promise<SigningKeys> {
  const nowSeconds = () => Math.floor(clock().getTime() / 1000);
  const start = await database.asService(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(${keysLock})`;
    if ((await readKeys(transaction)).length === 0) await createKey(transaction, secret);
    const rows = await readKeys(transaction);
    const active = rows.find((row) => row.status === 'active');
    if (!active) throw new Error('private.signing_keys holds no active key.');
    const jwk = JSON.parse(openSealed(secret, active.private_jwk_encrypted)) as JWK;
    const key = await importJWK(jwk, algorithm);
    const signApiKey = (claims: JWTPayload) =>
      signWith(key, active.id, claims, nowSeconds(), apiKeySeconds);
    return {
      rows,
      kid: active.id,
      key,
      anonKey: await ensureApiKey(transaction, secret, 'anon', signApiKey),
      serviceRoleKey: await ensureApiKey(transaction, secret, 'service_role', signApiKey),
    };
  });

  const published = createPublishedKeys(database, start.rows);
  return {
    sign: (claims, { expiresInSeconds }) =>
      signWith(start.key, start.kid, claims, nowSeconds(), expiresInSeconds),
    async verify(token) {
      const { payload } = await jwtVerify(token, published.find, {
        algorithms: [algorithm],
        currentDate: clock(),
      });
      return payload;
    },
    jwks: async () => ({ keys: published.list() }),
    anonKey: start.anonKey,
    serviceRoleKey: start.serviceRoleKey,
  };
}

/** The public halves, read again when a token names a key that we do not know: another process may have rotated. */
function createPublishedKeys(database: Database, rows: KeyRow[]) {
  let list = rows.map((row) => row.public_jwk);
  let find = createLocalJWKSet({ keys: list });
  let lastReload = 0;
  async function reload(): Promise<void> {
    lastReload = Date.now();
    list = (await database.asService(readKeys)).map((row) => row.public_jwk);
    find = createLocalJWKSet({ keys: list });
  }
  return {
    list: () => list,
    async find(...parameters: Parameters<typeof find>) {
      const unknown = !list.some((jwk) => jwk.kid === parameters[0]?.kid);
      if (unknown && Date.now() - lastReload > reloadPauseMs) await reload();
      return find(...parameters);
    },
  };
}
