import { secondsToWait } from '../retry-wait.ts';
import { callAuth } from './call-auth.ts';

/** How long a message may take before another one is offered. The server has its own say. */
export const usualWaitSeconds = 60;
/** Who is told to wait longer has used up more than one message: that is a refusal. */
const longestWaitSeconds = 120;

/**
 * Has a code sent to somebody. Where the server says that it is too early, the message before still counts.
 * @param call one of the official client's
 * @returns when another one may be asked for, in milliseconds since 1970
 * @throws Error with words for a person
 */
export async function askForCode<Data>(
  call: () => Promise<{ data: Data; error: (Error & { code?: string | undefined }) | null }>,
): Promise<number> {
  const answer = await call();
  const isTooEarly = /^over_(sms|email)_send_rate_limit$/.test(answer.error?.code ?? '');
  const waitSeconds = isTooEarly ? secondsToWait() : null;
  if (waitSeconds !== null && waitSeconds <= longestWaitSeconds) {
    return Date.now() + waitSeconds * 1000;
  }
  await callAuth(async () => answer);
  return Date.now() + usualWaitSeconds * 1000;
}
