/** Google sends the delay in the body: `{ error: { details: [{ '@type': '…RetryInfo', retryDelay: '34s' }] } }`. */
function fromBody(body: string): number | undefined {
  const seconds = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/.exec(body)?.[1];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

/**
 * Returns how long a provider asks us to wait, in milliseconds: `retry-after-ms`, or `retry-after` in seconds or as a date (RFC 9110
 * §10.2.3), or the delay in the body.
 * @param headers with names in lower case
 * @returns undefined if the provider gives no delay, or one that cannot be read
 */
export function readRetryAfter(
  headers: Record<string, string> = {},
  body = '',
  now: () => number = Date.now,
): number | undefined {
  const exact = headers['retry-after-ms'];
  if (exact && /^\d+(\.\d+)?$/.test(exact)) return Number(exact);
  const given = headers['retry-after']?.trim();
  if (!given) return fromBody(body);
  if (/^\d+(\.\d+)?$/.test(given)) return Number(given) * 1000;
  const moment = Date.parse(given);
  return Number.isNaN(moment) ? undefined : Math.max(0, moment - now());
}
