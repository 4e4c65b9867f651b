import type { Transaction } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { contactExists, contactsOf } from '../contacts/contact.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { deleteUserRow, findUserByContact, lockUserByContact } from '../queries/users.ts';

/** Whether the account has a single contact and never confirmed it. False for accounts that an operator has invited or banned. */
function isUnproven(holder: UserRow): boolean {
  const isOperators = holder.invited_at !== null || holder.banned_until !== null;
  return !isConfirmed(holder) && !isOperators && contactsOf(holder).length === 1;
}

/**
 * Refuses a contact that another account has. An account that never confirmed it does not block it: it may be a stranger's.
 * @throws AuthError email_exists, phone_exists
 */
export async function assertFree(transaction: Transaction, contact: Contact): Promise<void> {
  const holder = await findUserByContact(transaction, contact);
  if (holder && !isUnproven(holder)) throw contactExists(contact.kind);
}

/**
 * Frees a contact, which its owner has just proven, by deleting an account that never confirmed it. No user ever signed in there.
 * @throws AuthError email_exists, phone_exists
 */
export async function makeRoom(transaction: Transaction, contact: Contact): Promise<void> {
  const holder = await lockUserByContact(transaction, contact);
  if (!holder) return;
  if (!isUnproven(holder)) throw contactExists(contact.kind);
  await deleteUserRow(transaction, holder.id);
}
