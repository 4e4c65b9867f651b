import { GoTrueClient } from '@supabase/supabase-js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sessionStorageKey } from './before-paint.ts';
import { createSupabaseClient } from './create-supabase-client.ts';

/** The official client does the work; what the spec says of it (§9, token refresh) is held here against its next version. */

const begunMs = Date.UTC(2026, 0, 1);
const tenMinutesSeconds = 600;
let client: ReturnType<typeof createSupabaseClient>;
let asked: number[];
let answer: () => Promise<Response>;

/** A token that nobody signed: this client reads only when it ends. */
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
  // Files of a worker share modules: the client of another file is not one of this browser, and no reason to warn.
  Object.assign(GoTrueClient, { nextInstanceID: {} });
  client = createSupabaseClient('public-key');
});
afterEach(async () => {
  await client.auth.stopAutoRefresh();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('every 30 seconds it looks whether the token ends soon; a silent server is asked again after 200 ms, then after twice as long', async () => {
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
  // The new one is good for ten minutes again.
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(asked).toHaveLength(9);
});
