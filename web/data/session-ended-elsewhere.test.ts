import { afterEach, expect, test, vi } from 'vitest';
import { sessionStorageKey } from './browser-storage-keys.ts';
import { createSupabaseClient } from './create-supabase-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

function stored(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const expiresAt = Math.floor(Date.now() / 1000) + 3600;
  return JSON.stringify({
    access_token: `${part({ alg: 'none' })}.${part({ sub: 'cook', exp: expiresAt })}.c2lnbmVk`,
    refresh_token: 'trade-me-in',
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expiresAt,
    user: { id: 'cook' },
  });
}

test('the first refused call of a session ended elsewhere signs this device out', async () => {
  const kept = new Map([[sessionStorageKey, stored()]]);
  vi.stubGlobal('window', { location: new URL('https://table.example/'), addEventListener() {} });
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const key = 'the key of this page';
  let refreshes = 0;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init: RequestInit = {}) => {
    if (!String(input).includes('grant_type=refresh_token')) {
      return Response.json({ message: 'The session of this JWT has ended' }, { status: 401 });
    }
    // A client of another test in this process may refresh its own session through this fetch too.
    if (new Headers(init.headers).get('apikey') === key) refreshes += 1;
    const body = { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' };
    return Response.json(body, { status: 400 });
  });
  const client = createSupabaseClient(key);
  // Ignore the warning about a second client in the same process: a page never has two.
  vi.mocked(console.warn).mockClear();
  const events: string[] = [];
  client.auth.onAuthStateChange((event) => void events.push(event));
  const { error } = await client.from('recipes').select();
  expect(error?.message).toBe('The session of this JWT has ended');
  await vi.waitFor(() => expect(events).toContain('SIGNED_OUT'));
  expect(kept.has(sessionStorageKey)).toBe(false);
  // Further refused calls do not trigger another refresh.
  await client.from('recipes').select();
  expect(refreshes).toBe(1);
  await client.auth.stopAutoRefresh();
});
