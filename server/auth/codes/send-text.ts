import type { Logger } from 'pino';
import { peerKey } from '../../http/client-address.ts';
import type { TextPurpose } from '../../mail/messages/code-by-text.ts';
import { NumberNotServed } from '../../mail/sms-carrier.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';

/** How long a texted code is good for, at most: it stands on a locked screen, and travels in the clear. */
const maxSeconds = 600;

/** How long a texted code is good for. */
export function textedCodeSeconds(auth: AuthServices): number {
  return Math.min(auth.settings.auth.oneTimeCodeSeconds, maxSeconds);
}

/** Fraudsters have codes sent to long runs of numbers that pay them for each: a thousand neighbours count together. */
function rangeOf(number: string): string {
  return number.slice(0, -3);
}

function numberNotServed(cause?: unknown): AuthError {
  const message = 'This number cannot receive text messages';
  return new AuthError(422, 'sms_send_failed', message, { cause });
}

/** By the number alone, as the limits are. @param number E.164 digits @throws AuthError sms_send_failed (422) */
function assertServedCountry(auth: AuthServices, number: string): void {
  const { smsCountries } = auth.settings.auth;
  if (smsCountries.length === 0 || smsCountries.some((code) => number.startsWith(code))) return;
  throw numberNotServed();
}

/**
 * Counts a text message before anything is looked up, by the number alone, so that a refusal says nothing about who has an account,
 * and whoever has them sent costs us no more than the limits.
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
  // Last: who is refused for another reason takes nothing from the others.
  await auth.limits.take('textOfAll', 'all');
}

/** Logged by purpose; the carriers' errors name no number. */
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
 * Hands a text message over, after the transaction that it tells of has committed.
 * @param message `to` is E.164 digits
 * @returns the carrier's name for the message, if it gives one
 * @throws AuthError sms_send_failed: 422 when this number takes none, 503 when the carrier is in trouble; what the message tells of
 * stands, and the same request may be sent again at once
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
