import type { Transaction } from '../../database/database.ts';
import { contactsOf } from '../contacts/contact.ts';
import { deleteExternalIdentities, listProviders } from '../queries/external-identities.ts';
import { putContactIdentity } from '../queries/identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { isConfirmed } from './accounts.ts';
import { syncProviderMetadata } from './follow-identities.ts';

/**
 * Replaces the password and metadata of an unconfirmed account with those of the newest request. The older request may come from
 * a person who does not own the address, so none of its data may survive a confirmation that another person requested.
 */
export async function replaceSignUp(
  transaction: Transaction,
  user: UserRow,
  newest: { passwordHash: string | null; data: Record<string, unknown>; now: Date },
): Promise<UserRow> {
  const { passwordHash, data, now } = newest;
  const { id } = user;
  for (const contact of contactsOf(user)) {
    await putContactIdentity(transaction, { id, contact, verified: false, data, now });
  }
  const changes = { encrypted_password: passwordHash, raw_user_meta_data: data };
  const replaced = await changeUser(transaction, id, changes, now);
  if (!(await deleteExternalIdentities(transaction, id))) return replaced;
  // The account came from a provider that does not vouch for the address: it becomes an account that signs in by mail.
  return syncProviderMetadata(transaction, replaced, now);
}

async function hasForeignIdentity(transaction: Transaction, user: UserRow): Promise<boolean> {
  const providers = await listProviders(transaction, user.id);
  return providers.some((provider) => provider !== 'email' && provider !== 'phone');
}

/**
 * Drops an unproven provider identity, with password and metadata, when a confirmation is requested again by the address alone. A user
 * who signed up with a provider would sign in with it again instead, so the request is not about that identity.
 */
export async function dropUnprovenIdentity(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  if (isConfirmed(user) || !(await hasForeignIdentity(transaction, user))) return user;
  return replaceSignUp(transaction, user, { passwordHash: null, data: {}, now });
}

/**
 * Drops an unproven password or provider identity, with its metadata, for a confirmation that neither a password sign-up nor a provider
 * requested. If the password was set by the owner of the address, they set a new one by recovery.
 */
export async function dropUnprovenPassword(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  if (isConfirmed(user)) return user;
  if (!user.encrypted_password && !(await hasForeignIdentity(transaction, user))) return user;
  return replaceSignUp(transaction, user, { passwordHash: null, data: {}, now });
}
