import type { Transaction } from '../../database/database.ts';
import { sqlStateOf } from '../../errors.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { dropUnprovenPassword } from '../accounts/replace-sign-up.ts';
import type { ClientInfo } from '../client-info.ts';
import { confirmedColumns, contactExists, withoutPendingChange } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { keepContactIdentity } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { makeRoom } from './make-room.ts';

/**
 * Changes the address or number of an account to one that is now proven. Links and codes that were sent before stop working.
 * @throws AuthError email_exists, phone_exists
 */
export async function moveContact(
  transaction: Transaction,
  unmoved: UserRow,
  wanted: Contact,
  { now, ip }: Pick<ClientInfo, 'now' | 'ip'>,
): Promise<UserRow> {
  const { kind } = wanted;
  await makeRoom(transaction, wanted);
  const user = await dropUnprovenPassword(transaction, unmoved, now);
  const { id } = user;
  await deleteTokens(transaction, id);
  await keepContactIdentity(transaction, { id, contact: wanted, verified: true, now });
  const changes = {
    ...confirmedColumns(wanted, now),
    ...withoutPendingChange(kind),
    raw_user_meta_data: { ...user.raw_user_meta_data, [`${kind}_verified`]: true },
  };
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: id, ip, now });
  try {
    return await syncProviderMetadata(
      transaction,
      await changeUser(transaction, id, changes, now),
      now,
    );
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw contactExists(kind); // another account took it in the meantime
    throw error;
  }
}
