import { secondsToWait } from '../retry-wait.ts';
import { callAuth } from './call-auth.ts';

/** Time to wait for a message before the screen offers another one. The server enforces its own limit. */
const usualWaitMs = 60_000;
/** A longer wait means that more than one message was used up. It counts as a refusal. */
const longestWaitSeconds = 120;

/** Call after a code was sent. @returns when another one may be requested, in milliseconds since 1970 */
export const nextCodeAtMs = () => Date.now() + usualWaitMs;

/**
 * Returns when another code may be requested after a refusal that only means "too early": the previous message is still valid.
 * In milliseconds since 1970; null for any other refusal.
 */
export function nextCodeAfterRefusalAtMs(code: string): number | null {
  const isTooEarly = /^over_(sms|email)_send_rate_limit$/.test(code);
  const waitSeconds = isTooEarly ? secondsToWait() : null;
  if (waitSeconds === null || waitSeconds > longestWaitSeconds) return null;
  return Date.now() + waitSeconds * 1000;
}

/**
 * Requests a code by email or text message.
 * @param call a call of the official client that sends the code
 * @returns when another one may be requested, in milliseconds since 1970
 * @throws Error with a message for the user
 */
export async function askForCode<Data>(
  call: () => Promise<{ data: Data; error: (Error & { code?: string | undefined }) | null }>,
): Promise<number> {
  const answer = await call();
  const tooEarly = nextCodeAfterRefusalAtMs(answer.error?.code ?? '');
  if (tooEarly !== null) return tooEarly;
  await callAuth(async () => answer);
  return nextCodeAtMs();
}
