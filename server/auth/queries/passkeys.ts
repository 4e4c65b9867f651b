import type { Transaction } from '#server/database/database.ts';
import type { Credential } from '../webauthn/credential.ts';

export type PasskeyRow = {
  id: string;
  user_id: string;
  credential_id: Buffer;
  public_key: Buffer;
  attestation_type: string;
  aaguid: string | null;
  /** A bigint, so the driver returns text. */
  sign_count: string;
  transports: string[];
  backup_eligible: boolean;
  backed_up: boolean;
  friendly_name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** Returns the user's passkeys, oldest first. */
export async function listPasskeys(
  transaction: Transaction,
  userId: string,
): Promise<PasskeyRow[]> {
  return transaction<PasskeyRow[]>`
    select * from auth.webauthn_credentials where user_id = ${userId} order by created_at, id`;
}

/** Returns the user's passkey and locks its row until the transaction ends; undefined for another user's passkey. */
export async function lockPasskey(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<PasskeyRow | undefined> {
  const [passkey] = await transaction<PasskeyRow[]>`
    select * from auth.webauthn_credentials where id = ${id} and user_id = ${userId} for update`;
  return passkey;
}

/** Returns the id and owner of the passkey with this credential id; undefined if it is unknown. */
export async function findPasskey(
  transaction: Transaction,
  credentialId: Uint8Array,
): Promise<Pick<PasskeyRow, 'id' | 'user_id'> | undefined> {
  const [passkey] = await transaction<PasskeyRow[]>`
    select id, user_id from auth.webauthn_credentials where credential_id = ${Buffer.from(credentialId)}`;
  return passkey;
}

/** Inserts a passkey. @throws PostgreSQL 23505 when the credential is already registered */
export async function insertPasskey(
  transaction: Transaction,
  passkey: { userId: string; credential: Credential; friendlyName: string; now: Date },
): Promise<PasskeyRow> {
  const { userId, credential, friendlyName, now } = passkey;
  const row = {
    user_id: userId,
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    attestation_type: credential.attestationType,
    aaguid: credential.aaguid,
    sign_count: credential.signCount,
    transports: transaction.json(credential.transports),
    backup_eligible: credential.backupEligible,
    backed_up: credential.backedUp,
    friendly_name: friendlyName,
    created_at: now,
    updated_at: now,
  };
  const [inserted] = await transaction<PasskeyRow[]>`
    insert into auth.webauthn_credentials ${transaction(row)} returning *`;
  if (!inserted) throw new Error('auth.webauthn_credentials gave no row back.');
  return inserted;
}

/** Renames a passkey. */
export async function renamePasskey(
  transaction: Transaction,
  id: string,
  friendlyName: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.webauthn_credentials set friendly_name = ${friendlyName}, updated_at = ${now}
    where id = ${id}`;
}

/** Records a sign-in with a passkey. @param use.signCount the authenticator's counter, or 0 if it has none */
export async function markPasskeyUsed(
  transaction: Transaction,
  id: string,
  use: { signCount: number; backedUp: boolean; now: Date },
): Promise<void> {
  await transaction`
    update auth.webauthn_credentials
    set sign_count = ${use.signCount}, backed_up = ${use.backedUp}, last_used_at = ${use.now}, updated_at = ${use.now}
    where id = ${id}`;
}

/** Deletes a passkey. It can no longer be used to sign in. */
export async function deletePasskey(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.webauthn_credentials where id = ${id}`;
}

/** Deletes all passkeys of a user. */
export async function deletePasskeysOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.webauthn_credentials where user_id = ${userId}`;
}
