import type { Logger } from 'pino';
import { peerKey } from '../../http/client-address.ts';
import type { TextPurpose } from '../../mail/messages/code-by-text.ts';
import { NumberNotServed } from '../../mail/sms-carrier.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';

/** The longest validity of a texted code: a lock screen shows it, and it is sent unencrypted. */
const maxSeconds = 600;

/** Returns how long a texted code is valid. */
export function textedCodeSeconds(auth: AuthServices): number {
  return Math.min(auth.settings.auth.oneTimeCodeSeconds, maxSeconds);
}

/** Returns the range of a thousand numbers that share a limit. Fraudsters request codes for long runs of numbers that pay them for each. */
function rangeOf(number: string): string {
  return number.slice(0, -3);
}

function numberNotServed(cause?: unknown): AuthError {
  const message = 'This number cannot receive text messages';
  return new AuthError(422, 'sms_send_failed', message, { cause });
}

/** Checks the country by the number alone, without any lookup, like the limits. @param number E.164 digits @throws AuthError sms_send_failed (422) */
function assertServedCountry(auth: AuthServices, number: string): void {
  const { smsCountries } = auth.settings.auth;
  if (smsCountries.length === 0 || smsCountries.some((code) => number.startsWith(code))) return;
  throw numberNotServed();
}

/**
 * Consumes the rate limits of a text message, per client and per number, before any lookup, so that a refusal does not reveal whether
 * an account exists and abuse costs us no more than the limits allow.
 * @param number E.164 digits
 * @throws AuthError over_sms_send_rate_limit; sms_send_failed (422) for a number of a country that is not served
 */
export async function consumeTextLimit(
  auth: AuthServices,
  clientInfo: ClientInfo,
  number: string,
  purpose: TextPurpose,
): Promise<void> {
  assertServedCountry(auth, number);
  await auth.limits.take('textByPeer', peerKey(clientInfo));
  await auth.limits.take('textByRange', rangeOf(number));
  await auth.limits.take('textByNumber', number);
  await auth.limits.take('textOfKindByNumber', `${purpose}:${number}`);
  // Last, so that a request refused for another reason does not consume the limit that all users share.
  await auth.limits.take('textOfAll', 'all');
}

/** Logs a failure by purpose and returns its API error. The carriers' errors contain no number. */
function failure(cause: unknown, purpose: TextPurpose, log: Logger): AuthError {
  if (cause instanceof NumberNotServed) {
    log.warn({ err: cause, text: purpose }, 'text message refused: the number takes none');
    return numberNotServed(cause);
  }
  log.error({ err: cause, text: purpose }, 'text message failed');
  const message = `Error sending ${purpose} text message`;
  return new AuthError(503, 'sms_send_failed', message, { cause, retryAfterSeconds: 5 });
}

/**
 * Sends a text message. Call it after the commit of the transaction that the message is about.
 * @param message `to` is E.164 digits
 * @returns the carrier's id of the message, if it gives one
 * @throws AuthError sms_send_failed: 422 when this number takes no texts, 503 when the carrier fails. The committed change is kept, and
 * the same request may be sent again at once
 */
export async function sendText(
  auth: AuthServices,
  log: Logger,
  message: { to: string; text: string },
  purpose: TextPurpose,
): Promise<string | null> {
  try {
    if (!auth.sms) throw new Error('There is no way to send text messages here.');
    return (await auth.sms.send(message)).messageId;
  } catch (cause) {
    await auth.limits.refundPoint('textOfKindByNumber', `${purpose}:${message.to}`);
    throw failure(cause, purpose, log);
  }
}
