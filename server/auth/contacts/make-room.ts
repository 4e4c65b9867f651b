import type { Transaction } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import type { UserRow } from '../queries/user-row.ts';
import { deleteUserRow, findUserByContact, lockUserByContact } from '../queries/users.ts';
import { type Contact, contactExists, contactsOf } from './contact.ts';

/** Somebody registered with this contact alone and never proved it. Whom an operator invited is awaited; whom one banned stays so. */
function isUnproven(holder: UserRow): boolean {
  const isOperators = holder.invited_at !== null || holder.banned_until !== null;
  return !isConfirmed(holder) && !isOperators && contactsOf(holder).length === 1;
}

/**
 * Refuses a contact that another account has. One that somebody registered and never proved keeps nobody out: it may be a stranger's.
 * @throws AuthError email_exists, phone_exists
 */
export async function assertFree(transaction: Transaction, contact: Contact): Promise<void> {
  const holder = await findUserByContact(transaction, contact);
  if (holder && !isUnproven(holder)) throw contactExists(contact.kind);
}

/**
 * Takes a contact, which its owner has just proven, from an account that waits for the same proof. Nobody ever signed in there.
 * @throws AuthError email_exists, phone_exists
 */
export async function makeRoom(transaction: Transaction, contact: Contact): Promise<void> {
  const holder = await lockUserByContact(transaction, contact);
  if (!holder) return;
  if (!isUnproven(holder)) throw contactExists(contact.kind);
  await deleteUserRow(transaction, holder.id);
}
