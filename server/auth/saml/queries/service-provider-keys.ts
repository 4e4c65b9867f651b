import type { Transaction } from '#server/database/database.ts';

export type ServiceProviderKeyRow = { certificate: string; private_key_encrypted: string };

const keyLock = 7_232_421;

/** Makes whoever else looks for the key wait until this transaction ends: there shall be one. */
export async function lockServiceProviderKey(transaction: Transaction): Promise<void> {
  await transaction`select pg_advisory_xact_lock(${keyLock})`;
}

/** The key by which organisations know us; undefined until it is made. */
export async function findServiceProviderKey(
  transaction: Transaction,
): Promise<ServiceProviderKeyRow | undefined> {
  const [row] = await transaction<ServiceProviderKeyRow[]>`
    select certificate, private_key_encrypted from private.saml_keys`;
  return row;
}

/** Keeps a new key. @param key.privateKeyEncrypted sealed with SECRET_KEY */
export async function insertServiceProviderKey(
  transaction: Transaction,
  key: { certificate: string; privateKeyEncrypted: string; now: Date },
): Promise<void> {
  await transaction`
    insert into private.saml_keys (certificate, private_key_encrypted, created_at)
    values (${key.certificate}, ${key.privateKeyEncrypted}, ${key.now})`;
}
