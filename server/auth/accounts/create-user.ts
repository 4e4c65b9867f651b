import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { confirmedColumns } from '../contacts/contact.ts';
import { putContactIdentity } from '../queries/identities.ts';
import type { Contact, UserChanges, UserRow } from '../queries/user-row.ts';
import { insertUser } from '../queries/users.ts';
import { assertSmallMetadata } from './user-metadata.ts';

/**
 * Creates an account that signs in by mail or phone, with its identity.
 * @param changes additional columns, for the admin calls
 * @throws PostgreSQL 23505 when the address or number is taken
 */
export async function createUser(
  transaction: Transaction,
  user: {
    id?: string;
    contact: Contact;
    passwordHash: string | null;
    data: Record<string, unknown>;
    confirmed: boolean;
    now: Date;
  },
  changes: UserChanges = {},
): Promise<UserRow> {
  const { contact, passwordHash, data, confirmed, now } = user;
  const { kind, address } = contact;
  assertSmallMetadata(data);
  const created = await insertUser(transaction, {
    id: user.id ?? randomUUID(),
    now,
    ...(confirmed ? confirmedColumns(contact, now) : { [kind]: address }),
    encrypted_password: passwordHash,
    raw_app_meta_data: { provider: kind, providers: [kind] },
    raw_user_meta_data: confirmed ? { ...data, [`${kind}_verified`]: true } : data,
    ...changes,
  });
  const { id } = created;
  await putContactIdentity(transaction, { id, contact, verified: confirmed, data, now });
  return created;
}
