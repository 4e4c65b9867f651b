import type { Transaction } from '../../database/database.ts';
import { withoutPendingChange } from '../contacts/contact.ts';
import { deleteTokens, type TokenType } from '../queries/one-time-tokens.ts';
import type { ContactKind, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';

const tokenTypes: Record<ContactKind, TokenType[]> = {
  email: ['email_change_token_new', 'email_change_token_current'],
  phone: ['phone_change_token'],
};

async function drop(
  transaction: Transaction,
  user: UserRow,
  kinds: ContactKind[],
  now: Date,
): Promise<UserRow> {
  let changed = user;
  for (const kind of kinds.filter((one) => user[`${one}_change`])) {
    await deleteTokens(transaction, user.id, tokenTypes[kind]);
    changed = await changeUser(transaction, user.id, withoutPendingChange(kind), now);
  }
  return changed;
}

/**
 * Drops the pending contact changes of an account: an attacker may have requested them, and anyone can have the codes of a pending
 * change resent.
 */
export function dropPendingContactChanges(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  return drop(transaction, user, ['email', 'phone'], now);
}

/** Like dropPendingContactChanges, but a change that the account's present mailbox has to confirm stays pending. */
export function dropUnguardedContactChanges(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  return drop(transaction, user, user.email ? ['phone'] : ['email', 'phone'], now);
}
