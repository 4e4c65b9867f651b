import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { makeRoom } from '../contact-changes/make-room.ts';
import type { IdentityRow } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';

/** Returns whether the address is free. Deletes a sign-up that holds it without having proven it. */
async function hasRoom(transaction: Transaction, address: string): Promise<boolean> {
  try {
    await makeRoom(transaction, { kind: 'email', address });
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

/** Returns the first verified address of these identities that no other account has. @throws AuthError email_conflict_identity_not_deletable */
async function freeAddress(
  transaction: Transaction,
  identities: IdentityRow[],
): Promise<string | undefined> {
  const proven = identities
    .filter(({ identity_data: { email_verified: isVerified } }) => isVerified === true)
    .flatMap(({ email }) => (email ? [email] : []));
  for (const address of proven) {
    if (await hasRoom(transaction, address)) return address;
  }
  if (proven.length === 0) return undefined;
  throw new AuthError(
    422,
    'email_conflict_identity_not_deletable',
    'Unable to unlink identity due to email conflict',
  );
}

/**
 * Moves the account to a verified address of its remaining identities, oldest first, after the identity with its address was deleted.
 * Without a verified address the account keeps its own, so that receipts and codes still reach the owner.
 */
export async function moveToRemainingAddress(
  transaction: Transaction,
  user: UserRow,
  { gone, remaining, now }: { gone: IdentityRow; remaining: IdentityRow[]; now: Date },
): Promise<UserRow> {
  if (gone.email !== user.email) return user;
  if (!user.email || remaining.some(({ email }) => email === user.email)) return user;
  const email = await freeAddress(transaction, remaining);
  if (!email) return user;
  await deleteTokens(transaction, user.id); // links and codes sent to the old address stop working
  const metadata = { ...user.raw_user_meta_data, email, email_verified: true };
  const changes = {
    email,
    email_confirmed_at: user.email_confirmed_at ?? now,
    email_change: '',
    email_change_confirm_status: 0,
    raw_user_meta_data: metadata,
  };
  return changeUser(transaction, user.id, changes, now);
}
