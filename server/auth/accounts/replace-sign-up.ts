import type { Transaction } from '../../database/database.ts';
import { contactsOf } from '../contacts/contact.ts';
import { followIdentities } from '../identities/follow-identities.ts';
import { deleteExternalIdentities, listProviders } from '../queries/external-identities.ts';
import { putContactIdentity } from '../queries/identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { isConfirmed } from './accounts.ts';

/**
 * Puts password and data of the newest request in the place of those of an older one. Whoever registered a waiting account may be
 * a stranger to its address, so nothing of theirs may outlive a confirmation that somebody else asked for.
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
  // A provider that does not vouch for the address had made the account: it becomes one that signs in by mail.
  return followIdentities(transaction, replaced, now);
}

async function hasForeignIdentity(transaction: Transaction, user: UserRow): Promise<boolean> {
  const providers = await listProviders(transaction, user.id);
  return providers.some((provider) => provider !== 'email' && provider !== 'phone');
}

/**
 * For a confirmation that somebody asks for once more by the address alone: whoever came by a provider comes by it again instead, so
 * an unproven identity is not what they mean.
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
 * For a confirmation that neither a sign-up by password nor a provider asked for: takes an unproven password or identity away, with
 * the data that came along. Its owner, if it was one, sets another by recovery.
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
