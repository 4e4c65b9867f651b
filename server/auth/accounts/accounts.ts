import type { Transaction } from '../../database/database.ts';
import type { FactorFacts } from '../queries/bearer-account.ts';
import { listFactors } from '../queries/factors.ts';
import { type IdentityRow, listIdentities } from '../queries/identities.ts';
import type { UserRow } from '../queries/user-row.ts';

/** A person with the ways they can sign in: what the wire calls a user. */
export type Account = { user: UserRow; identities: IdentityRow[]; factors: FactorFacts[] };

/** Several accounts with what belongs to them, in the order of the rows: two statements, however many they are. */
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

/** As accountsOf, for one. */
export async function accountOf(transaction: Transaction, user: UserRow): Promise<Account> {
  const [account] = await accountsOf(transaction, [user]);
  return account ?? { user, identities: [], factors: [] };
}

/** Whether an address or a number of theirs is proven. */
export function isConfirmed(user: UserRow): boolean {
  return user.confirmed_at !== null;
}

/** Whether they are locked out at this moment. */
export function isBanned(user: UserRow, now: Date): boolean {
  return user.banned_until !== null && user.banned_until > now;
}
