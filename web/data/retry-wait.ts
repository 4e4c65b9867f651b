import { recordNoResponse, recordServerResponse } from './connection/connectivity.ts';
import { fetchWithRetries } from './fetch-with-retries.ts';

let wait: { untilMs: number } | null = null;
let outageCode = '';

/**
 * Calls fetch and stores what the official client's errors do not carry: the wait time of a 429, and the error code of a
 * 5xx response.
 */
export async function fetchAndNoteWaits(input: RequestInfo | URL, init?: RequestInit) {
  const response = await fetchWithRetries(input, init).catch((cause: unknown) => {
    // A network failure is a TypeError. A call that we aborted ourselves says nothing about the network.
    if (cause instanceof TypeError) recordNoResponse();
    throw cause;
  });
  // A proxy in front of the server reports that the server is unreachable.
  if (response.status === 502 || response.status === 504) recordNoResponse();
  else recordServerResponse();
  if (response.status === 429) {
    const seconds = Number(response.headers.get('retry-after'));
    wait = seconds > 0 ? { untilMs: Date.now() + seconds * 1000 } : null;
  }
  if (response.status >= 500) outageCode = response.headers.get('x-sb-error-code') ?? '';
  return response;
}

/** Call right after a 5xx response. @returns the auth service's error code; empty without one */
export function codeOfOutage(): string {
  return outageCode;
}

/** Call right after a 429. @returns whole seconds until the request may be retried; null when the server did not say */
export function secondsToWait(now = Date.now()): number | null {
  return wait && wait.untilMs > now ? Math.ceil((wait.untilMs - now) / 1000) : null;
}

/** Formats a wait time as "20 seconds" or "3 minutes". Rounds up, so that the stated time is always long enough. */
export function waitInWords(seconds: number): string {
  const [amount, unit] = seconds < 90 ? [seconds, 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
