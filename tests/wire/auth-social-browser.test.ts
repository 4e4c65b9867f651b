import type { Provider } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, newAddress, type Person, signUpConfirmed } from '#tests/support/people.ts';
import {
  addressToOpen,
  almostThere,
  failureOf,
  locationOf,
  open,
  startSocialScene,
} from './social-scene.ts';

let scene: Awaited<ReturnType<typeof startSocialScene>>;
beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());

const begunElsewhere = {
  at: 'http://saffron.test/',
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description: 'The sign-in was begun in another browser, or its cookie is gone',
};
const asBrowser = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

describe('a callback that an attacker makes the user open (login CSRF, session fixation)', () => {
  test('is refused in a browser that did not start the flow, for every kind of request', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(scene);
    const kinds: Record<string, string>[] = [
      asBrowser,
      { ...asBrowser, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) Safari/605.1' },
      { ...asBrowser, cookie: `saffron-sign-in=${'A'.repeat(43)}` },
      { cookie: `saffron-sign-in=${'A'.repeat(43)}` },
    ];
    for (const headers of kinds) {
      const answer = await testApp.request(callback, { headers });
      expect(failureOf(locationOf(answer))).toEqual(begunElsewhere);
    }
    // The callback still works in the browser that started the flow.
    const headers = { ...asBrowser, cookie };
    const address = locationOf(await testApp.request(callback, { headers }));
    expect(fragmentOf(address).has('access_token')).toBe(true);
  });

  test('the cookie is HttpOnly and SameSite=Lax, and expires after ten minutes', async () => {
    const answer = await scene.testApp.request('/auth/v1/authorize?provider=kitchen');
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^saffron-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
      ),
    ]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  });

  test('two tabs share the cookie; a malformed planted cookie is replaced', async () => {
    const { testApp } = scene;
    const first = await open(testApp, '/auth/v1/authorize?provider=kitchen');
    const again = await open(testApp, '/auth/v1/authorize?provider=kitchen', {
      cookie: first.cookie,
    });
    expect(again.cookie).toBe(first.cookie);
    const planted = await open(testApp, '/auth/v1/authorize?provider=kitchen', {
      cookie: 'saffron-sign-in=short',
    });
    expect(planted.cookie).not.toContain('=short');
  });

  test('on https the cookie has the __Host- prefix, so no other host can plant it', async () => {
    const secure = await startSocialScene({ SITE_URL: 'https://saffron.test' });
    try {
      const answer = await secure.testApp.request('/auth/v1/authorize?provider=kitchen');
      expect(answer.headers.getSetCookie()).toEqual([
        expect.stringMatching(/^__Host-saffron-sign-in=[\w-]{43}; .*Path=\/; HttpOnly; Secure/),
      ]);
    } finally {
      await secure.close();
    }
  });
});

test('a program without cookies can sign in', async () => {
  const { testApp, issuer } = scene;
  const address = await addressToOpen(testApp.client(), 'kitchen');
  const { providerUrl } = await open(testApp, address, { 'user-agent': 'node' });
  const callback = await issuer.signIn(providerUrl);
  // Node's own fetch sends sec-fetch-mode and no other sec-fetch header.
  const headers = { 'user-agent': 'node', 'sec-fetch-mode': 'cors' };
  const back = locationOf(await testApp.request(callback, { headers }));
  expect(fragmentOf(back).has('access_token')).toBe(true);
});

describe('linking an identity from a script whose cookie the browser does not have', () => {
  /** Starts linking as a mobile app or a page on another site does, and returns the callback. */
  async function beginLink() {
    const { testApp, issuer } = scene;
    const person = await signUpConfirmed(testApp);
    const { data, error } = await person.client.auth.linkIdentity({
      provider: 'kitchen' as Provider,
      options: { skipBrowserRedirect: true },
    });
    if (error) throw error;
    const sub = `linked-to-${person.user.id}`;
    issuer.accounts.push({ sub, email: newAddress(), email_verified: true });
    return { person, callback: await issuer.signIn(String(data.url), sub) };
  }

  async function identitiesOf(person: Person) {
    const { data } = await person.client.auth.getUserIdentities();
    return data?.identities.map(({ provider }) => provider).sort();
  }

  function answer(callback: string, headers: Record<string, string>, confirmed = 'yes') {
    const form = new URLSearchParams(new URL(callback).search);
    form.set('saffron_confirmed', confirmed);
    return scene.testApp.request('/auth/v1/callback', {
      method: 'POST',
      headers: { ...asBrowser, ...headers },
      body: form,
    });
  }

  test('first shows a confirmation page that names the account', async () => {
    const { testApp } = scene;
    const { person, callback } = await beginLink();
    const page = await testApp.request(callback, { headers: asBrowser });
    expect(page.status).toBe(200);
    expect(page.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
    const text = await page.text();
    expect(text).toContain(`<b>${person.email}</b>`);
    expect(text).toContain('Connect Kitchen');
    expect(await identitiesOf(person)).toEqual(['email']);
    const done = await answer(callback, { origin: 'http://saffron.test' });
    expect(done.status).toBe(303);
    expect(fragmentOf(locationOf(done)).has('access_token')).toBe(true);
    expect(await identitiesOf(person)).toEqual(['email', 'kitchen']);
  });

  test('accepts the confirmation only from its own page', async () => {
    const { person, callback } = await beginLink();
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://saffron.test.evil.example' },
      { referer: 'http://saffron.test/auth/v1/callback' },
    ] as Record<string, string>[]) {
      const page = await answer(callback, headers);
      expect([page.status, page.headers.get('location')]).toEqual([200, null]);
    }
    expect((await answer(callback, { origin: 'http://saffron.test' }, 'no')).status).toBe(200);
    const byGet = await scene.testApp.request(`${callback}&saffron_confirmed=yes`, {
      headers: { ...asBrowser, origin: 'http://saffron.test' },
    });
    expect(byGet.status).toBe(200);
    expect(await identitiesOf(person)).toEqual(['email']);
  });

  test('escapes callback parameters in the page', async () => {
    const { callback } = await beginLink();
    const odd = encodeURIComponent('"><script>alert(1)</script>');
    const page = await scene.testApp.request(`${callback}&odd=${odd}`, { headers: asBrowser });
    expect(await page.text()).not.toContain('<script>');
  });

  test('is refused when the session that started it has ended', async () => {
    const { person, callback } = await beginLink();
    await person.client.auth.signOut();
    const failure = failureOf(locationOf(await scene.testApp.request(callback)));
    expect(failure).toMatchObject({ error: 'access_denied', code: 'session_not_found' });
  });

  test('offers no confirmation for a sign-in, which is refused', async () => {
    const { callback } = await almostThere(scene);
    const page = await answer(callback, { origin: 'http://saffron.test' });
    expect(failureOf(locationOf(page))).toEqual(begunElsewhere);
  });
});
