import type { Transaction } from '../../database/database.ts';
import type { UserRow } from '../queries/user-row.ts';

export type NewLink = { user: UserRow; provider: string };

/** Kept with the transaction: nothing is told of one that was rolled back. */
const links = new WeakMap<Transaction, NewLink[]>();

/** Notes that an identity was linked in this transaction, for whoever tells its owner afterwards. */
export function noteLink(transaction: Transaction, link: NewLink): void {
  links.set(transaction, [...linksIn(transaction), link]);
}

/** The identities that were linked with standing accounts in a transaction: their owners are told once it has committed. */
export function linksIn(transaction: Transaction): NewLink[] {
  return links.get(transaction) ?? [];
}
