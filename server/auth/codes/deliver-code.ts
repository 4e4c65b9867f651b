import { alreadyRegistered } from '../../mail/messages/already-registered.ts';
import {
  alreadyRegisteredByText,
  codeByText,
  type TextPurpose,
} from '../../mail/messages/code-by-text.ts';
import { confirmSignUp, joinByCode } from '../../mail/messages/confirm-sign-up.ts';
import { signIn } from '../../mail/messages/sign-in.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { Contact } from '../queries/user-row.ts';
import type { MintedToken } from './one-time-tokens.ts';
import { consumeMailLimit, sendMail, ticketFor } from './send-mail.ts';
import { consumeTextLimit, sendText, textedCodeSeconds } from './send-text.ts';

/** What a code was requested for. */
export type CodePurpose = 'confirmation' | 'sign-in';

/** The kind of mail for each purpose, as its rate limit, log entries and errors name it. */
const mailKinds = { confirmation: 'confirmation', 'sign-in': 'magic link' } as const;

/**
 * Consumes the rate limit of a code before any lookup, so that a refusal does not reveal whether an account exists.
 * @throws AuthError over_email_send_rate_limit, over_sms_send_rate_limit
 */
export async function consumeCodeLimit(
  auth: AuthServices,
  clientInfo: ClientInfo,
  { kind, address }: Contact,
  purpose: CodePurpose,
): Promise<void> {
  if (kind === 'phone') await consumeTextLimit(auth, clientInfo, address, purpose);
  else await consumeMailLimit(auth, clientInfo, address, mailKinds[purpose]);
}

/** Sends a code by text message. @returns the carrier's id of the message @throws AuthError sms_send_failed */
export function textCode(
  auth: AuthServices,
  c: AuthContext,
  { to, code }: { to: string; code: string },
  purpose: TextPurpose,
): Promise<string | null> {
  const { siteUrl } = auth;
  const text = codeByText({ purpose, code, validSeconds: textedCodeSeconds(auth), siteUrl });
  return sendText(auth, c.get('log'), { to, text }, purpose);
}

/** Returns the response body for a sent message: its id, if the carrier gave one. */
export function messageBody(messageId: string | null): { message_id?: string } {
  return messageId ? { message_id: messageId } : {};
}

type Delivery = {
  contact: Contact;
  minted: MintedToken;
  redirectTo: string;
  /** What the code was requested for. Its rate limit is refunded when sending fails. */
  purpose: CodePurpose;
  /** The subject of the mail if it differs from `purpose`: the first sign-in of a new user confirms their address. */
  letter?: CodePurpose;
};

function letterFor(auth: AuthServices, { contact, minted, redirectTo, ...delivery }: Delivery) {
  const isConfirmation = (delivery.letter ?? delivery.purpose) === 'confirmation';
  const type = isConfirmation ? 'signup' : 'magiclink';
  const ticket = ticketFor(auth, { to: contact.address, minted, type, redirectTo });
  if (!isConfirmation) return signIn(ticket);
  const write = delivery.purpose === 'confirmation' ? confirmSignUp : joinByCode;
  return write({ ...ticket, firstRecipeIsFree: auth.settings.credits.enabled });
}

/**
 * Sends a code to its contact: by a mail with link and code, or by a text message with the code.
 * @returns the carrier's id of a text message, if it gives one
 * @throws AuthError 503 (or 422 sms_send_failed) when sending fails: the same request may be sent again at once
 */
export async function deliverCode(
  auth: AuthServices,
  c: AuthContext,
  delivery: Delivery,
): Promise<string | null> {
  const { contact, minted, purpose } = delivery;
  if (contact.kind === 'phone') {
    return textCode(auth, c, { to: contact.address, code: minted.code }, purpose);
  }
  await sendMail(auth, c, letterFor(auth, delivery), mailKinds[purpose]);
  return null;
}

/**
 * Notifies the owner of an account that their address or number was registered again. A new user gets a message too, so both responses
 * take equally long.
 */
export async function notifyAlreadyRegistered(
  auth: AuthServices,
  c: AuthContext,
  { kind, address }: Contact,
): Promise<void> {
  if (kind === 'phone') {
    const message = { to: address, text: alreadyRegisteredByText() };
    await sendText(auth, c.get('log'), message, 'confirmation');
  } else {
    const letter = alreadyRegistered({ to: address, siteUrl: auth.siteUrl });
    await sendMail(auth, c, letter, 'confirmation');
  }
}
