import { fetchOverGaps } from './ask-again.ts';
import { noteAnswer, noteSilence } from './offline/reach.ts';

let wait: { untilMs: number } | null = null;
let outageCode = '';

/**
 * The browser's fetch, which keeps what the official client's errors do not carry: how long a 429 asks to wait, and the
 * code of an answer of 500 and above.
 */
export async function fetchAndNoteWaits(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetchOverGaps(input, init).catch((cause: unknown) => {
    // A call that we took back ourselves says nothing about the network; what did not get through is a TypeError.
    if (cause instanceof TypeError) noteSilence();
    throw cause;
  });
  // Somebody between us and the server says that there is none behind it.
  if (response.status === 502 || response.status === 504) noteSilence();
  else noteAnswer();
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    wait = seconds > 0 ? { untilMs: Date.now() + seconds * 1000 } : null;
  }
  if (response.status >= 500) outageCode = response.headers.get('x-sb-error-code') ?? '';
  return response;
}

/** Asked right after an answer of 500 and above. @returns the auth service's code for what is out of order; empty without one */
export function codeOfOutage(): string {
  return outageCode;
}

/** Asked right after a 429. @returns whole seconds until the request is welcome again; null where the server did not say */
export function secondsToWait(now = Date.now()): number | null {
  return wait && wait.untilMs > now ? Math.ceil((wait.untilMs - now) / 1000) : null;
}

/** "20 seconds", "3 minutes": rounded up, so that whoever waits that long has waited long enough. */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
