import type { Transaction } from '../database/database.ts';
import { isConfirmed } from './accounts.ts';
import { replaceEmailIdentityData } from './queries/identities.ts';
import { changeUser, type UserRow } from './queries/users.ts';

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
  await replaceEmailIdentityData(transaction, user.id, { email: user.email ?? '', data, now });
  const changes = { encrypted_password: passwordHash, raw_user_meta_data: data };
  return changeUser(transaction, user.id, changes, now);
}

/**
 * For a confirmation that no sign-up by password asked for: takes an unproven password away, with the data that came along. Its
 * owner, if it was one, sets another by recovery.
 */
export async function dropUnprovenPassword(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  if (isConfirmed(user) || !user.encrypted_password) return user;
  return replaceSignUp(transaction, user, { passwordHash: null, data: {}, now });
}
