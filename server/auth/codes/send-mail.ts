import { peerKey } from '../../http/client-address.ts';
import type { MailMessage } from '../../mail/carrier.ts';
import type { Ticket } from '../../mail/messages/ticket.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import type { MintedToken } from './one-time-tokens.ts';

/** Kinds of mail. Each has a separate rate limit, so that a recovery mail need not wait for a confirmation mail. */
export type MailKind =
  | 'confirmation'
  | 'magic link'
  | 'recovery'
  | 'email change'
  | 'reauthentication'
  | 'invite';

/** What a link in a mail is for: its `type` parameter. */
export type LinkType = 'signup' | 'magiclink' | 'recovery' | 'invite' | 'email_change';

/** Returns the URL behind the button of a mail. */
export function mailLink(
  auth: AuthServices,
  linkToken: string,
  type: LinkType,
  redirectTo: string,
): string {
  const query = new URLSearchParams({ token: linkToken, type, redirect_to: redirectTo });
  return `${auth.issuer}/verify?${query}`;
}

/** Returns what every mail with a link and a code contains. */
export function ticketFor(
  auth: AuthServices,
  mail: { to: string; minted: MintedToken; type: LinkType; redirectTo: string },
): Ticket {
  return {
    to: mail.to,
    link: mailLink(auth, mail.minted.linkToken, mail.type, mail.redirectTo),
    code: mail.minted.code,
    validSeconds: auth.settings.auth.oneTimeCodeSeconds,
  };
}

/**
 * Consumes the rate limits of a mail, per client and per address, before any lookup, so that a refusal does not reveal whether an
 * account exists.
 * @throws AuthError over_email_send_rate_limit
 */
export async function consumeMailLimit(
  auth: AuthServices,
  clientInfo: ClientInfo,
  address: string,
  kind: MailKind,
): Promise<void> {
  await auth.limits.take('mailByPeer', peerKey(clientInfo));
  await auth.limits.take('mailByAddress', address);
  await auth.limits.take('mailOfKindByAddress', `${kind}:${address}`);
}

/**
 * Sends a mail. Call it after the commit of the transaction that the mail is about.
 * @throws AuthError 503 when sending fails: the account is kept, and the same request may be sent again at once
 */
export async function sendMail(
  auth: AuthServices,
  c: AuthContext,
  message: MailMessage,
  kind: MailKind,
): Promise<void> {
  try {
    await auth.mail.send(message);
  } catch (cause) {
    c.get('log').error({ err: cause, mail: kind }, 'a mail could not be sent');
    await auth.limits.refundPoint('mailOfKindByAddress', `${kind}:${message.to}`);
    throw new AuthError(503, 'unexpected_failure', `Error sending ${kind} email`, {
      cause,
      retryAfterSeconds: 5,
    });
  }
}
