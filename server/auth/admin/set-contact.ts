import type { Transaction } from '../../database/database.ts';
import { isDatabaseError } from '../../errors.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { AuthError } from '../auth-error.ts';
import {
  confirmedAt,
  confirmedColumns,
  contactExists,
  withoutPendingChange,
} from '../contacts/contact.ts';
import { keepContactIdentity } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import type { GivenContact } from './user-fields.ts';

/**
 * Sets a contact of an account at once, or confirms the present one. Links and codes sent to the old contact stop working. If the old
 * contact was confirmed, the new one is too: the holder of the service key vouches for it.
 * @throws PostgreSQL 23505 when another account has it
 */
export async function setContact(
  transaction: Transaction,
  user: UserRow,
  given: GivenContact,
  now: Date,
): Promise<UserRow> {
  const { confirmed, ...contact } = given;
  const { kind, address } = contact;
  const { id } = user;
  const provenAt = confirmedAt(user, kind) ?? (confirmed ? now : null);
  if (address !== user[kind]) await deleteTokens(transaction, id);
  await keepContactIdentity(transaction, { id, contact, verified: provenAt !== null, now });
  const columns = provenAt ? confirmedColumns(contact, provenAt) : { [kind]: address };
  const changed = await changeUser(
    transaction,
    id,
    { ...columns, ...withoutPendingChange(kind) },
    now,
  );
  return syncProviderMetadata(transaction, changed, now);
}

/** Returns the API error of an insert or update that failed because another account has the address, number or id; else undefined. */
export function contactConflictOf(error: unknown): AuthError | undefined {
  if (!isDatabaseError(error)) return undefined;
  switch (error.constraint_name) {
    case 'users_email_partial_key':
      return contactExists('email');
    case 'users_phone_key':
      return contactExists('phone');
    case 'users_pkey':
      return new AuthError(409, 'conflict', 'A user with this id exists', { cause: error });
  }
}
