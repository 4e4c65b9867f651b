import type { Transaction } from '#server/database/database.ts';

export type ServiceProviderKeyRow = { certificate: string; private_key_encrypted: string };

const keyLock = 7_232_421;

/** Takes an advisory lock until the transaction ends, so that only one process creates the key. */
export async function lockServiceProviderKey(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${keyLock})`;
}

/** Returns our SAML key, which identity providers trust; undefined until it is created. */
export async function findServiceProviderKey(
  transaction: Transaction,
): Promise<ServiceProviderKeyRow | undefined> {
  const [row] = await transaction<ServiceProviderKeyRow[]>`
    select certificate, private_key_encrypted from private.saml_keys`;
  return row;
}

/** Stores a new key. @param key.privateKeyEncrypted encrypted with SECRET_KEY */
export async function insertServiceProviderKey(
  transaction: Transaction,
  key: { certificate: string; privateKeyEncrypted: string; now: Date },
): Promise<void> {
  await transaction`
    insert into private.saml_keys (certificate, private_key_encrypted, created_at)
    values (${key.certificate}, ${key.privateKeyEncrypted}, ${key.now})`;
}
