import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  fragmentOf,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    variables: { REDIRECT_URLS: 'https://*.partner.example/in/**' },
  });
});
afterAll(() => testApp.close());

const { post } = createAuthCalls(() => testApp);

async function signUpLink(options: { emailRedirectTo?: string } = {}) {
  const email = newAddress();
  await testApp.client().auth.signUp({ email, password: goodPassword, options });
  return { email, link: linkIn(await newestMailTo(testApp, email)) };
}

describe('a mail link', () => {
  test('leads to the site with a session in the fragment, which no server sees', async () => {
    const { link } = await signUpLink();
    const address = await openLink(testApp, link);
    expect(address.origin + address.pathname + address.search).toBe('http://saffron.test/');
    const fragment = fragmentOf(address);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
      'type',
    ]);
    expect(fragment.get('type')).toBe('signup');
    const client = testApp.client();
    const { data, error } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
  });

  test('works once; reused later it redirects with an expired error in the fragment', async () => {
    const { link } = await signUpLink();
    await openLink(testApp, link);
    testApp.clock.advance(901_000);
    const address = await openLink(testApp, link);
    expect(address.hash).toBe(
      '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired&sb=',
    );
  });

  test('is not used up by HEAD and prefetch requests', async () => {
    const { link } = await signUpLink();
    const looks = [
      await testApp.request(link, { method: 'HEAD' }),
      await testApp.request(link, { headers: { 'sec-purpose': 'prefetch;prerender' } }),
      await testApp.request(link, { headers: { purpose: 'prefetch' } }),
    ];
    expect(looks.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(fragmentOf(await openLink(testApp, link)).get('access_token')).toBeTruthy();
  });

  test('expires after an hour', async () => {
    const { link } = await signUpLink();
    testApp.clock.advance(3_601_000);
    expect(fragmentOf(await openLink(testApp, link)).get('error_code')).toBe('otp_expired');
  });

  test('without its parameters is a 400, not a redirect', async () => {
    for (const query of ['', '?type=signup', '?token=abc']) {
      const answer = await testApp.request(`/auth/v1/verify${query}`);
      expect([query, answer.status]).toEqual([query, 400]);
    }
  });

  test('of a banned account opens no session', async () => {
    const { email, link } = await signUpLink();
    await testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where email = ${email}`;
    expect(fragmentOf(await openLink(testApp, link)).get('error_code')).toBe('user_banned');
  });
});

describe('redirect targets', () => {
  test.each([
    [
      'http://saffron.test/generate?mealType=dinner',
      'http://saffron.test/generate?mealType=dinner',
    ],
    ['https://shop.partner.example/in/a/b', 'https://shop.partner.example/in/a/b'],
    ['https://evil.example/', 'http://saffron.test/'],
    ['https://saffron.test/', 'http://saffron.test/'],
    ['http://saffron.test:8080/', 'http://saffron.test/'],
    ['http://saffron.test.evil.example/', 'http://saffron.test/'],
    ['http://saffron.test@evil.example/', 'http://saffron.test/'],
    ['//evil.example/', 'http://saffron.test/'],
    ['http:\\\\evil.example', 'http://saffron.test/'],
    ['https://evil.example/.partner.example/in/x', 'http://saffron.test/'],
    ['https://evil.example#.partner.example/in/x', 'http://saffron.test/'],
    ['https://a.b.partner.example/in/x', 'http://saffron.test/'],
    ['javascript:alert(1)', 'http://saffron.test/'],
    ['data:text/html,x', 'http://saffron.test/'],
    ['http://127.0.0.1:5173/', 'http://saffron.test/'],
  ])('%s → %s', async (wanted, expected) => {
    const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: wanted });
    const address = await openLink(testApp, `/auth/v1/verify?${query}`);
    address.hash = '';
    expect(address.href).toBe(expected);
    const { link } = await signUpLink({ emailRedirectTo: wanted });
    expect(new URL(new URL(link).searchParams.get('redirect_to') ?? '').href).toBe(expected);
  });

  test('any loopback port is allowed while the site itself is loopback', async () => {
    const local = await createTestApp({ variables: { SITE_URL: 'http://localhost:3000' } });
    try {
      const query = 'token=x&type=signup&redirect_to=http%3A%2F%2F127.0.0.1%3A5173%2Fa';
      const address = await openLink(local, `/auth/v1/verify?${query}`);
      expect(address.origin + address.pathname).toBe('http://127.0.0.1:5173/a');
    } finally {
      await local.close();
    }
  });
});

describe('PKCE', () => {
  const verifier = 'a-verifier-that-only-the-asking-client-knows-0123456789';
  const challenge = createHash('sha256').update(verifier).digest('base64url');

  async function askForCode(path: string, body: object, method = 'S256') {
    const answer = await post(path, {
      ...body,
      code_challenge: method === 'plain' ? verifier : challenge,
      code_challenge_method: method,
    });
    expect(answer.status).toBe(200);
  }

  async function codeFor(path: string, email: string, method?: string) {
    await askForCode(path, { email, password: goodPassword }, method);
    const link = linkIn(await newestMailTo(testApp, email));
    expect(new URL(link).searchParams.get('token')).toMatch(/^pkce_[0-9a-f]{56}$/);
    const address = await openLink(testApp, link);
    expect(address.href).not.toContain('access_token');
    return address.searchParams.get('code') ?? '';
  }

  const trade = (authCode: string, codeVerifier: string) =>
    post('/token?grant_type=pkce', { auth_code: authCode, code_verifier: codeVerifier });

  test.each(['S256', 'plain'])(
    'the link gives a code that can be exchanged once with the verifier (%s)',
    async (method) => {
      const code = await codeFor('/signup', newAddress(), method);
      const wrong = await trade(code, `${verifier}x`);
      expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'bad_code_verifier']);
      const answers = await Promise.all([trade(code, verifier), trade(code, verifier)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
      const used = await trade(code, verifier);
      expect([used.status, (await used.json()).code]).toEqual([404, 'flow_state_not_found']);
    },
  );

  test('the official client completes the whole flow', async () => {
    const client = pkceClient(testApp);
    const email = newAddress();
    await client.auth.signUp({ email, password: goodPassword });
    const address = await openLink(testApp, linkIn(await newestMailTo(testApp, email)));
    const code = address.searchParams.get('code') ?? '';
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(email);
  });

  test('amr names the method: email/signup, recovery or magiclink', async () => {
    const person = await signUpConfirmed(testApp);
    const methodOf = async (code: string) => {
      const { access_token: token } = await (await trade(code, verifier)).json();
      const payload = JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString());
      return payload.amr[0].method;
    };
    expect(await methodOf(await codeFor('/signup', newAddress()))).toBe('email/signup');
    expect(await methodOf(await codeFor('/recover', person.email))).toBe('recovery');
    expect(await methodOf(await codeFor('/otp', person.email))).toBe('magiclink');
  });

  test('a code expires after five minutes', async () => {
    const code = await codeFor('/signup', newAddress());
    testApp.clock.advance(301_000);
    const late = await trade(code, verifier);
    expect([late.status, (await late.json()).code]).toEqual([422, 'flow_state_expired']);
  });

  test('an expired link reports the error in query and fragment', async () => {
    const email = newAddress();
    await askForCode('/signup', { email, password: goodPassword });
    const link = linkIn(await newestMailTo(testApp, email));
    testApp.clock.advance(3_601_000);
    const address = await openLink(testApp, link);
    expect(address.searchParams.get('error_code')).toBe('otp_expired');
    expect(fragmentOf(address).get('error_code')).toBe('otp_expired');
  });

  test('the code is stored as a hash', async () => {
    const code = await codeFor('/signup', newAddress());
    const [found] = await testApp.testDatabase.owner`
      select count(*)::int as rows from auth.flow_state where auth_code = ${code}`;
    expect(found).toEqual({ rows: 0 });
  });
});
