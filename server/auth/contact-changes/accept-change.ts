import type { Transaction } from '../../database/database.ts';
import type { ContactChange } from '../accounts/notify-of-change.ts';
import { otpExpired } from '../auth-error.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { moveContact } from './move-contact.ts';

/** `moved`: the change that the owner must be notified of after the commit. `first of two`: the other mailbox has not confirmed yet. */
export type AcceptedChange =
  | { kind: 'verified'; user: UserRow; moved: ContactChange }
  | { kind: 'first of two' };

async function move(
  transaction: Transaction,
  from: UserRow,
  wanted: Contact,
  clientInfo: ClientInfo,
): Promise<AcceptedChange> {
  const user = await moveContact(transaction, from, wanted, clientInfo);
  return { kind: 'verified', user, moved: { from, kind: wanted.kind } };
}

/**
 * Accepts a confirmation of a pending change of address. The change takes effect when both mailboxes have confirmed, the old and the new
 * one; an account without an address has only the new one.
 * @throws AuthError otp_expired (no change is pending), email_exists
 */
export async function acceptEmailChange(
  transaction: Transaction,
  user: UserRow,
  clientInfo: ClientInfo,
): Promise<AcceptedChange> {
  const { email_change: address } = user;
  if (!address) throw otpExpired('link');
  if (user.email && user.email_change_confirm_status === 0) {
    await changeUser(transaction, user.id, { email_change_confirm_status: 1 }, clientInfo.now);
    return { kind: 'first of two' };
  }
  return move(transaction, user, { kind: 'email', address }, clientInfo);
}

/**
 * Accepts the confirmation of a pending change of number. The change takes effect at once: only the new phone is asked.
 * @param by how to word a refusal
 * @throws AuthError otp_expired (the pending change is to another number), phone_exists
 */
export async function acceptPhoneChange(
  transaction: Transaction,
  user: UserRow,
  wanted: Contact,
  { clientInfo, by }: { clientInfo: ClientInfo; by: 'code' | 'link' },
): Promise<AcceptedChange> {
  if (user.phone_change !== wanted.address) throw otpExpired(by);
  return move(transaction, user, wanted, clientInfo);
}
