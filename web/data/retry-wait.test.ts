import { afterEach, expect, test, vi } from 'vitest';
import { codeOfOutage, fetchAndNoteWaits, secondsToWait, waitInWords } from './retry-wait.ts';

afterEach(() => vi.unstubAllGlobals());

async function answerWith(status: number, headers: Record<string, string> = {}) {
  vi.stubGlobal('fetch', async () => new Response(null, { status, headers }));
  await fetchAndNoteWaits('/auth/v1/token');
}

test('a 429 sets the wait time, which expires and is replaced by a newer 429', async () => {
  const now = Date.now();
  await answerWith(429, { 'retry-after': '20' });
  expect(secondsToWait(now)).toBeGreaterThanOrEqual(20);
  expect(secondsToWait(now + 25_000)).toBeNull();
  await answerWith(200);
  expect(secondsToWait(now)).not.toBeNull();
  await answerWith(429);
  expect(secondsToWait(now)).toBeNull();
});

test('a 5xx response sets the outage code, and the next 5xx replaces it', async () => {
  await answerWith(503, { 'x-sb-error-code': 'sms_send_failed' });
  await answerWith(200);
  expect(codeOfOutage()).toBe('sms_send_failed');
  await answerWith(502);
  expect(codeOfOutage()).toBe('');
});

test.each([
  [1, '1 second'],
  [89, '89 seconds'],
  [90, '2 minutes'],
  [3600, '60 minutes'],
])('formats %i seconds as %j', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words);
});
