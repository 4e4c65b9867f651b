import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStorageKey } from './browser-storage-keys.ts';
import { createSupabaseClient } from './create-supabase-client.ts';

/** Supabase's client refreshes the token. This test fails if a new version of it no longer follows spec §9 (token refresh). */

const begunMs = Date.UTC(2026, 0, 1);
const tenMinutesSeconds = 600;
let client: ReturnType<typeof createSupabaseClient>;
let asked: number[];
let answer: () => Promise<Response>;

/** An unsigned token: the client reads only its expiry. */
function tokenUntil(expSeconds: number): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ sub: 'cook', exp: expSeconds })}.c2lnbmVk`;
}

function sessionFor(seconds: number) {
  const expiresAt = Math.floor(Date.now() / 1000) + seconds;
  return {
    access_token: tokenUntil(expiresAt),
    refresh_token: 'trade-me-in',
    token_type: 'bearer',
    expires_in: seconds,
    expires_at: expiresAt,
    user: { id: 'cook' },
  };
}

beforeEach(() => {
  vi.useFakeTimers({ now: begunMs });
  const kept = new Map([[sessionStorageKey, JSON.stringify(sessionFor(tenMinutesSeconds))]]);
  vi.stubGlobal('window', { location: new URL('https://table.example/'), addEventListener() {} });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  asked = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    if (!String(input).includes('grant_type=refresh_token')) throw new Error(`Not asked: ${input}`);
    asked.push(Date.now() - begunMs);
    return answer();
  });
  // Test files of one worker share modules. Without the reset the client of another file causes a "multiple instances" warning.
  Object.assign(GoTrueClient, { nextInstanceID: {} });
  client = createSupabaseClient('public-key');
});
afterEach(async () => {
  await client.auth.stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('checks the expiry every 30 s and retries a failed refresh after 200 ms, doubling', async () => {
  const headers = { 'x-request-id': 'one-of-ours' };
  answer = async () => Response.json({}, { status: 503, headers });
  await vi.advanceTimersByTimeAsync(9 * 60_000 - 30_000 - 1_000);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(31_000);
  const [first = Number.NaN, ...later] = asked;
  expect(first % 30_000).toBeLessThan(1_000);
  const waits = later.map((moment, index) => moment - (asked[index] ?? first));
  expect(waits).toEqual([200, 400, 800, 1_600, 3_200, 6_400, 12_800]);

  answer = async () => Response.json(sessionFor(tenMinutesSeconds));
  await vi.advanceTimersByTimeAsync(2 * 60_000);
  expect(asked).toHaveLength(9);
  // The new token is valid for ten minutes again.
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(asked).toHaveLength(9);
});
