import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { makeRoom } from '../contacts/make-room.ts';
import type { IdentityRow } from '../queries/identities.ts';
import { deleteTokens } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';

/** Takes it from a sign-up that never proved it. */
async function hasRoom(transaction: Transaction, address: string): Promise<boolean> {
  try {
    await makeRoom(transaction, { kind: 'email', address });
    return true;
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

/** The first address that a remaining identity proved and no other account has. @throws AuthError email_conflict_identity_not_deletable */
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
 * Once the identity that brought the account's address is gone, the account takes an address of those that remain, the oldest first.
 * Where none of them proved one it keeps its own: receipts and codes must find its owner.
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
  await deleteTokens(transaction, user.id); // what went to the old address opens nothing any more
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
