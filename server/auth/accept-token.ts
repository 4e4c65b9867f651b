import type { Transaction } from '../database/database.ts';
import { sqlStateOf } from '../errors.ts';
import { isBanned } from './accounts.ts';
import { emailExists, otpExpired, userBanned } from './auth-error.ts';
import { changeEmailIdentity } from './queries/identities.ts';
import {
  consumeToken,
  deleteTokens,
  type OneTimeTokenRow,
  type TokenType,
} from './queries/one-time-tokens.ts';
import { changeUser, lockUser, type UserRow } from './queries/users.ts';
import { dropUnprovenPassword } from './replace-sign-up.ts';

/** Which tokens each `type` of a link or code may use up. A code sent by /otp is a sign-up's or a sign-in's: `email` takes both. */
const tokenTypes: Record<string, TokenType[]> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  magiclink: ['recovery_token'],
  recovery: ['recovery_token'],
  email: ['confirmation_token', 'recovery_token'],
  email_change: ['email_change_token_new', 'email_change_token_current'],
};

/** The token types behind a verification type; undefined for one that does not exist. */
export function tokenTypesOf(verificationType: string): TokenType[] | undefined {
  return Object.hasOwn(tokenTypes, verificationType) ? tokenTypes[verificationType] : undefined;
}

export type Accepted = { kind: 'verified'; user: UserRow } | { kind: 'first of two' };

/**
 * Confirms the address. A confirmation token carries what its own request wanted (sign-up, /otp and invitation see to it); every other
 * token was asked for apart from the sign-up, so it does not vouch for that one's password.
 */
async function confirmAddress(
  transaction: Transaction,
  waiting: UserRow,
  tokenType: TokenType,
  now: Date,
): Promise<UserRow> {
  if (waiting.email_confirmed_at) return waiting;
  const user =
    tokenType === 'confirmation_token'
      ? waiting
      : await dropUnprovenPassword(transaction, waiting, now);
  await changeEmailIdentity(transaction, user.id, {
    email: user.email ?? '',
    emailVerified: true,
    now,
  });
  const metadata = { ...user.raw_user_meta_data, email_verified: true };
  const changes = { email_confirmed_at: now, raw_user_meta_data: metadata };
  return changeUser(transaction, user.id, changes, now);
}

/** Moves the account to its new address. Mails that went to the old one open nothing any more. */
async function moveAddress(
  transaction: Transaction,
  unmoved: UserRow,
  now: Date,
): Promise<UserRow> {
  const user = await dropUnprovenPassword(transaction, unmoved, now);
  const email = user.email_change ?? '';
  await deleteTokens(transaction, user.id);
  await changeEmailIdentity(transaction, user.id, { email, emailVerified: true, now });
  const metadata = { ...user.raw_user_meta_data, email_verified: true };
  try {
    return await changeUser(
      transaction,
      user.id,
      {
        email,
        email_change: '',
        email_change_confirm_status: 0,
        email_confirmed_at: now,
        raw_user_meta_data: metadata,
      },
      now,
    );
  } catch (error) {
    if (sqlStateOf(error) === '23505') throw emailExists(); // somebody took the address meanwhile
    throw error;
  }
}

async function acceptEmailChange(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<Accepted> {
  if (!user.email_change) throw otpExpired('link');
  const needsBoth = user.email !== null && user.email !== '';
  if (needsBoth && user.email_change_confirm_status === 0) {
    await changeUser(transaction, user.id, { email_change_confirm_status: 1 }, now);
    return { kind: 'first of two' };
  }
  return { kind: 'verified', user: await moveAddress(transaction, user, now) };
}

/**
 * Uses a token up and does what it stands for: confirms the address, or moves it once both mailboxes agreed.
 * @param by how to word a refusal
 * @throws AuthError otp_expired (another request was faster), user_banned, email_exists
 */
export async function acceptToken(
  transaction: Transaction,
  token: OneTimeTokenRow,
  now: Date,
  by: 'code' | 'link',
): Promise<Accepted> {
  const user = await lockUser(transaction, token.user_id);
  if (!user || !(await consumeToken(transaction, token.id))) throw otpExpired(by);
  if (isBanned(user, now)) throw userBanned(403);
  const isChange = token.token_type.startsWith('email_change');
  if (isChange) return acceptEmailChange(transaction, user, now);
  if (user.email !== token.relates_to) throw otpExpired(by);
  return { kind: 'verified', user: await confirmAddress(transaction, user, token.token_type, now) };
}
