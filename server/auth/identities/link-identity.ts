import type { Transaction } from '../../database/database.ts';
import { isBanned } from '../accounts/accounts.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { AuthError, userBanned } from '../auth-error.ts';
import type { ClientInfo } from '../client-info.ts';
import { makeRoom } from '../contact-changes/make-room.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { findIdentity, insertIdentity } from '../queries/external-identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, lockUser } from '../queries/users.ts';
import { type ExternalIdentity, identityDataOf, verifiedAddressesOf } from './external-identity.ts';
import { noteLink } from './newly-linked.ts';

/** Adds an identity to an account. @throws PostgreSQL 23505 when a concurrent request linked it first */
export async function addIdentity(
  transaction: Transaction,
  user: UserRow,
  identity: ExternalIdentity,
  clientInfo: ClientInfo,
): Promise<UserRow> {
  const { provider, subject } = identity;
  const { now, ip } = clientInfo;
  const data = identityDataOf(identity);
  await insertIdentity(transaction, { userId: user.id, provider, subject, data, now });
  await writeAuditEntry(transaction, {
    action: 'identity_linked',
    actorId: user.id,
    ip,
    now,
    traits: { provider },
  });
  noteLink(transaction, { user, provider });
  return syncProviderMetadata(transaction, user, now);
}

function alreadyLinked(toWhom: string): AuthError {
  return new AuthError(422, 'identity_already_exists', `Identity is already linked${toWhom}`);
}

/** Gives an account without an address (a phone account) the address that the provider has verified. */
async function adoptAddress(
  transaction: Transaction,
  user: UserRow,
  identity: ExternalIdentity,
  now: Date,
): Promise<UserRow> {
  const [address] = verifiedAddressesOf(identity);
  if (user.email || !address) return user;
  await makeRoom(transaction, { kind: 'email', address });
  const metadata = { ...user.raw_user_meta_data, email_verified: true };
  const changes = { email: address, email_confirmed_at: now, raw_user_meta_data: metadata };
  return changeUser(transaction, user.id, changes, now);
}

/**
 * Links an identity at the request of the account's owner. The addresses may differ; the account keeps its own.
 * @throws AuthError identity_already_exists, user_not_found, user_banned, email_exists, manual_linking_disabled
 */
export async function linkIdentity(
  transaction: Transaction,
  identity: ExternalIdentity,
  userId: string,
  clientInfo: ClientInfo,
): Promise<UserRow> {
  const user = await lockUser(transaction, userId);
  if (!user || user.deleted_at) {
    throw new AuthError(422, 'user_not_found', 'Linking target user not found');
  }
  if (isBanned(user, clientInfo.now)) throw userBanned(403);
  if (user.is_sso_user || identity.isSso) {
    throw new AuthError(
      422,
      'manual_linking_disabled',
      'Accounts of single sign-on cannot be linked with others',
    );
  }
  const known = await findIdentity(transaction, identity.provider, identity.subject);
  if (known) throw alreadyLinked(known.user_id === user.id ? '' : ' to another user');
  const linked = await addIdentity(transaction, user, identity, clientInfo);
  return adoptAddress(transaction, linked, identity, clientInfo.now);
}
