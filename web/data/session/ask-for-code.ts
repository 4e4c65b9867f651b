import { secondsToWait } from '../retry-wait.ts';
import { callAuth } from './call-auth.ts';

/** How long a message may take before another one is offered. The server has its own say. */
const usualWaitMs = 60_000;
/** Who is told to wait longer has used up more than one message: that is a refusal. */
const longestWaitSeconds = 120;

/** A code is on its way. @returns when another one may be asked for, in milliseconds since 1970 */
export const nextCodeAtMs = () => Date.now() + usualWaitMs;

/** The same after a refusal by its code: where it is only too early, the message before still counts. Null where it is another refusal. */
export function nextCodeAfterRefusalAtMs(code: string): number | null {
  const isTooEarly = /^over_(sms|email)_send_rate_limit$/.test(code);
  const waitSeconds = isTooEarly ? secondsToWait() : null;
  if (waitSeconds === null || waitSeconds > longestWaitSeconds) return null;
  return Date.now() + waitSeconds * 1000;
}

/**
 * Has a code sent to somebody.
 * @param call one of the official client's
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
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
