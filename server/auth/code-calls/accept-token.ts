import type { Transaction } from '../../database/database.ts';
import { isBanned } from '../accounts/accounts.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { dropUnprovenPassword } from '../accounts/replace-sign-up.ts';
import { otpExpired, userBanned } from '../auth-error.ts';
import type { ClientInfo } from '../client-info.ts';
import {
  type AcceptedChange,
  acceptEmailChange,
  acceptPhoneChange,
} from '../contact-changes/accept-change.ts';
import { confirmedAt, confirmedColumns, contactAt } from '../contacts/contact.ts';
import { keepContactIdentity } from '../queries/identities.ts';
import { consumeToken, type OneTimeTokenRow, type TokenType } from '../queries/one-time-tokens.ts';
import type { Contact, ContactKind, UserRow } from '../queries/user-row.ts';
import { changeUser, lockUser } from '../queries/users.ts';

/** The tokens that each `type` of a link or code may consume. A code of /otp is for a sign-up or a sign-in: `email` and `sms` take both. */
const verifications = new Map<string, { kind: ContactKind; tokenTypes: TokenType[] }>([
  ['signup', { kind: 'email', tokenTypes: ['confirmation_token'] }],
  ['invite', { kind: 'email', tokenTypes: ['confirmation_token'] }],
  ['magiclink', { kind: 'email', tokenTypes: ['recovery_token'] }],
  ['recovery', { kind: 'email', tokenTypes: ['recovery_token'] }],
  ['email', { kind: 'email', tokenTypes: ['confirmation_token', 'recovery_token'] }],
  [
    'email_change',
    { kind: 'email', tokenTypes: ['email_change_token_new', 'email_change_token_current'] },
  ],
  ['sms', { kind: 'phone', tokenTypes: ['confirmation_token', 'recovery_token'] }],
  ['phone_change', { kind: 'phone', tokenTypes: ['phone_change_token'] }],
]);

/** Returns the contact kind and token types of a verification type; undefined for an unknown type. */
export function verificationOf(type: string) {
  return verifications.get(type);
}

/** Returns the token types that a link of this type may name; undefined for an unknown type or one without links. */
export function tokenTypesOfLink(type: string): TokenType[] | undefined {
  const verification = verifications.get(type);
  return verification?.kind === 'email' ? verification.tokenTypes : undefined;
}

export type Accepted = AcceptedChange | { kind: 'verified'; user: UserRow; moved?: never };

/**
 * Confirms the contact. A confirmation token also confirms the data of its own request (sign-up, /otp and invitation ensure this). Every
 * other token was requested separately from the sign-up, so it does not vouch for the sign-up's password, which is dropped.
 */
async function confirmContact(
  transaction: Transaction,
  waiting: UserRow,
  contact: Contact,
  { tokenType, now }: { tokenType: TokenType; now: Date },
): Promise<UserRow> {
  const { kind } = contact;
  if (confirmedAt(waiting, kind)) return waiting;
  const user =
    tokenType === 'confirmation_token'
      ? waiting
      : await dropUnprovenPassword(transaction, waiting, now);
  await keepContactIdentity(transaction, { id: user.id, contact, verified: true, now });
  const metadata = { ...user.raw_user_meta_data, [`${kind}_verified`]: true };
  const changes = { ...confirmedColumns(contact, now), raw_user_meta_data: metadata };
  const confirmed = await changeUser(transaction, user.id, changes, now);
  return syncProviderMetadata(transaction, confirmed, now); // a provider may have made the account
}

/**
 * Consumes a token and does what it is for: confirms the contact, or changes it once every mailbox involved has confirmed.
 * @param by how to word a refusal
 * @throws AuthError otp_expired (another request was faster), user_banned, email_exists, phone_exists
 */
export async function acceptToken(
  transaction: Transaction,
  token: OneTimeTokenRow,
  clientInfo: ClientInfo,
  by: 'code' | 'link',
): Promise<Accepted> {
  const { now } = clientInfo;
  const { token_type: tokenType } = token;
  const user = await lockUser(transaction, token.user_id);
  if (!user || user.deleted_at) throw otpExpired(by);
  const isMove = tokenType.startsWith('email_change');
  const relatesTo = isMove ? (user.email_change ?? '') : token.relates_to;
  if (!(await consumeToken(transaction, token.id, { relatesTo, now }))) throw otpExpired(by);
  if (isBanned(user, now)) throw userBanned(403);
  const contact = contactAt(token.relates_to);
  if (isMove) return acceptEmailChange(transaction, user, clientInfo);
  if (tokenType === 'phone_change_token') {
    return acceptPhoneChange(transaction, user, contact, { clientInfo, by });
  }
  if (user[contact.kind] !== contact.address) throw otpExpired(by);
  const confirmed = await confirmContact(transaction, user, contact, { tokenType, now });
  return { kind: 'verified', user: confirmed };
}
