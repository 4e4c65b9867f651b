import type { Transaction } from '../../database/database.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import type { ClientInfo } from '../client-info.ts';
import { withoutPendingChange } from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { insertIdentity } from '../queries/external-identities.ts';
import { deleteFlowStatesOf } from '../queries/flow-states.ts';
import { deleteIdentities, deleteIdentitiesOfProvider } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { type ExternalIdentity, identityDataOf } from './external-identity.ts';

/**
 * Hands an unconfirmed account over to an identity. The account may have been registered by a stranger to the address, so this deletes
 * the password, name, identities, codes and mailed links of that registration.
 */
export async function takeOverAccount(
  transaction: Transaction,
  waiting: UserRow,
  identity: ExternalIdentity,
  { now, ip }: ClientInfo,
): Promise<UserRow> {
  const { id } = waiting;
  const { provider, subject } = identity;
  const data = identityDataOf(identity);
  await deleteSessionsOf(transaction, id);
  await deleteTokens(transaction, id);
  await deleteFlowStatesOf(transaction, id);
  await deleteIdentities(transaction, id);
  await insertIdentity(transaction, { userId: id, provider, subject, data, now });
  // The account must still be unconfirmed in this statement: the profile follows the metadata only of an unconfirmed account.
  const emptied = await changeUser(
    transaction,
    id,
    {
      encrypted_password: null,
      phone: null,
      ...withoutPendingChange('email'),
      ...withoutPendingChange('phone'),
      raw_user_meta_data: data,
    },
    now,
  );
  const traits = { provider };
  await writeAuditEntry(transaction, { action: 'user_signedup', actorId: id, ip, now, traits });
  return syncProviderMetadata(transaction, emptied, now);
}

/** Confirms the account's address because the provider has verified it. */
export async function confirmByProvider(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  const metadata = { ...user.raw_user_meta_data, email_verified: true };
  const changes = { email_confirmed_at: now, raw_user_meta_data: metadata };
  return changeUser(transaction, user.id, changes, now);
}

/** Removes a never-proven address from an account that is confirmed by phone, so that the user who proved it can have it. */
export async function releaseAddress(
  transaction: Transaction,
  holder: UserRow,
  { now, ip }: ClientInfo,
): Promise<void> {
  const { id } = holder;
  await deleteIdentitiesOfProvider(transaction, id, 'email');
  await deleteTokens(transaction, id);
  const { email: _email, ...metadata } = holder.raw_user_meta_data ?? {};
  const changes = { email: null, raw_user_meta_data: { ...metadata, email_verified: false } };
  await syncProviderMetadata(transaction, await changeUser(transaction, id, changes, now), now);
  await writeAuditEntry(transaction, { action: 'user_modified', actorId: id, ip, now });
}
