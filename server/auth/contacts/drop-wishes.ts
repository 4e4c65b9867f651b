import type { Transaction } from '../../database/database.ts';
import { deleteTokens, type TokenType } from '../queries/one-time-tokens.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { type ContactKind, withoutWish } from './contact.ts';

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
    changed = await changeUser(transaction, user.id, withoutWish(kind), now);
  }
  return changed;
}

/**
 * Forgets to which other address and number the account was to move: whoever wished it may have been a thief, and anybody can have the
 * codes of a wish sent again.
 */
export function dropWishes(transaction: Transaction, user: UserRow, now: Date): Promise<UserRow> {
  return drop(transaction, user, ['email', 'phone'], now);
}

/** As dropWishes, but a move that the account's present mailbox has to agree to may wait on. */
export function dropUnguardedWishes(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  return drop(transaction, user, user.email ? ['phone'] : ['email', 'phone'], now);
}
