import type { Transaction } from '../../database/database.ts';
import type { UserRow } from '../queries/user-row.ts';

export type NewLink = { user: UserRow; provider: string };

/** Keyed by transaction, so that no mail is sent about a link that was rolled back. */
const links = new WeakMap<Transaction, NewLink[]>();

/** Records that this transaction linked an identity. The caller mails the owner after the commit. */
export function noteLink(transaction: Transaction, link: NewLink): void {
  links.set(transaction, [...linksIn(transaction), link]);
}

/** Returns the identities that a transaction linked to existing accounts. Their owners get a mail once it has committed. */
export function linksIn(transaction: Transaction): NewLink[] {
  return links.get(transaction) ?? [];
}
