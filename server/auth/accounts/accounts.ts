import type { Transaction } from '../../database/database.ts';
import type { FactorFacts } from '../queries/bearer-account.ts';
import { listFactors } from '../queries/factors.ts';
import { type IdentityRow, listIdentities } from '../queries/identities.ts';
import type { UserRow } from '../queries/user-row.ts';

/** A user with their identities and factors: what API responses call a user. */
export type Account = { user: UserRow; identities: IdentityRow[]; factors: FactorFacts[] };

/** Returns the accounts with their identities and factors, in the order of the rows. Runs two statements for any number of users. */
export async function accountsOf(transaction: Transaction, users: UserRow[]): Promise<Account[]> {
  const ids = users.map((user) => user.id);
  const [identities, factors] = await Promise.all([
    listIdentities(transaction, ids),
    listFactors(transaction, ids),
  ]);
  return users.map((user) => ({
    user,
    identities: identities.filter((identity) => identity.user_id === user.id),
    factors: factors.filter((factor) => factor.user_id === user.id),
  }));
}

/** Like accountsOf, for one user. */
export async function accountOf(transaction: Transaction, user: UserRow): Promise<Account> {
  const [account] = await accountsOf(transaction, [user]);
  return account ?? { user, identities: [], factors: [] };
}

/** Whether the user has a confirmed email address or phone number. */
export function isConfirmed(user: UserRow): boolean {
  return user.confirmed_at !== null;
}

/** Whether the user is banned at this moment. */
export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
