import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type CaptchaProvider, startCaptchaProvider } from '#tests/support/captcha-provider.ts';
import { goodPassword, newAddress, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let provider: CaptchaProvider;
beforeEach(async () => {
  provider = await startCaptchaProvider();
});
afterEach(async () => {
  await testApp.close();
  await provider.close();
});

const kinds = ['hcaptcha', 'turnstile'] as const;

async function start(
  kind: (typeof kinds)[number] = 'turnstile',
  variables: Record<string, string> = {},
): Promise<TestApp> {
  testApp = await createTestApp({
    variables: {
      CAPTCHA_PROVIDER: kind,
      CAPTCHA_SITE_KEY: 'the site key',
      CAPTCHA_SECRET: provider.secret,
      CAPTCHA_VERIFY_URL: provider.verifyUrl,
      ...variables,
    },
  });
  return testApp;
}

function post(path: string, body: object, headers: Record<string, string> = {}) {
  const apikey = testApp.services.keys.anonKey;
  return testApp.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey, 'x-supabase-api-version': '2024-01-01', ...headers },
    body: JSON.stringify(body),
  });
}

describe.each(kinds)('with %s', (kind) => {
  test('sign-up and sign-in pass with a solved captcha, which works once', async () => {
    await start(kind);
    const { auth } = testApp.client();
    const credentials = { email: newAddress(), password: goodPassword };
    const captchaToken = provider.solve();
    const first = await auth.signUp({ ...credentials, options: { captchaToken } });
    expect(first.error).toBeNull();
    const again = await auth.signInWithPassword({ ...credentials, options: { captchaToken } });
    expect(again.error).toMatchObject({
      status: 400,
      code: 'captcha_failed',
      message: 'captcha protection: request disallowed (timeout-or-duplicate)',
    });
    const solved = { captchaToken: provider.solve() };
    const signIn = await auth.signInWithPassword({ ...credentials, options: solved });
    expect(signIn.error?.code).toBe('email_not_confirmed');
  });

  test('the provider gets secret, token and IP address; hCaptcha also the site key', async () => {
    await start(kind);
    const response = provider.solve();
    await post('/recover', {
      email: newAddress(),
      gotrue_meta_security: { captcha_token: ` ${response} ` },
    });
    expect(provider.questions).toEqual([
      {
        secret: provider.secret,
        response,
        remoteip: '127.0.0.1',
        ...(kind === 'hcaptcha' ? { sitekey: 'the site key' } : {}),
      },
    ]);
  });
});

describe('without a solved captcha', () => {
  const email = 'cook@example.com';
  const calls: [string, object][] = [
    ['/signup', { email, password: goodPassword }],
    ['/token?grant_type=password', { email, password: goodPassword }],
    ['/token?grant_type=none', {}],
    ['/otp', { email }],
    ['/magiclink', { email }],
    ['/recover', { email }],
    ['/resend', { type: 'signup', email }],
    ['/sso', { domain: 'example.com' }],
    ['/passkeys/authentication/options', {}],
  ];

  test.each(calls)('%s is refused without any effect', async (path, body) => {
    await start();
    const without = await post(path, body);
    expect([without.status, await without.json()]).toEqual([
      400,
      {
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (no captcha_token found)',
      },
    ]);
    const made_up = { ...body, gotrue_meta_security: { captcha_token: 'made up' } };
    const wrong = await post(path, made_up);
    expect([wrong.status, await wrong.json()]).toEqual([
      400,
      {
        code: 'captcha_failed',
        message: 'captcha protection: request disallowed (invalid-input-response)',
      },
    ]);
    const users = await testApp.testDatabase.owner`select from auth.users`;
    expect(users).toHaveLength(0);
    expect(await testApp.services.mailbox?.list()).toEqual([]);
  });

  test('an oversized token is refused without a request to the provider', async () => {
    await start();
    const answer = await post('/recover', {
      email,
      gotrue_meta_security: { captcha_token: 'x'.repeat(20_000) },
    });
    expect((await answer.json()).code).toBe('captcha_failed');
    expect(provider.questions).toEqual([]);
  });

  test('a grant_type query on another route does not skip the captcha', async () => {
    await start();
    for (const path of ['/otp?grant_type=pkce', '/signup?grant_type=refresh_token']) {
      expect((await (await post(path, { email, password: goodPassword })).json()).code).toBe(
        'captcha_failed',
      );
    }
  });
});

describe('which calls need a captcha', () => {
  test('refreshes, codes and calls with the service key need none', async () => {
    await start();
    const { services } = testApp;
    const admin = testApp.client('service_role').auth;
    const email = newAddress();
    const person = { email, password: goodPassword, email_confirm: true };
    expect((await admin.admin.createUser(person)).error).toBeNull();
    const bearer = { authorization: `Bearer ${services.keys.serviceRoleKey}` };
    const session = await post(
      '/token?grant_type=password',
      { email, password: goodPassword },
      bearer,
    );
    expect(session.status).toBe(200);
    const { refresh_token } = await session.json();
    expect((await post('/token?grant_type=refresh_token', { refresh_token })).status).toBe(200);
    const pkce = await post('/token?grant_type=pkce', { auth_code: 'x', code_verifier: 'y' });
    expect((await pkce.json()).code).toBe('flow_state_not_found');
    const code = await post('/verify', { type: 'email', email, token: '123456' });
    expect((await code.json()).code).toBe('otp_expired');
    expect(provider.questions).toEqual([]);
  });

  test('calls with the anon key or a user session need one', async () => {
    await start();
    const admin = testApp.client('service_role').auth;
    const { data } = await admin.admin.generateLink({ type: 'magiclink', email: newAddress() });
    const opened = await post('/verify', {
      type: 'email',
      token_hash: data.properties?.hashed_token,
    });
    const { access_token } = await opened.json();
    for (const token of [access_token, testApp.services.keys.anonKey, 'nonsense']) {
      const answer = await post(
        '/otp',
        { email: newAddress() },
        { authorization: `Bearer ${token}` },
      );
      expect((await answer.json()).code).toBe('captcha_failed');
    }
  });
});

describe('a failing captcha provider', () => {
  const attempt = () =>
    post('/signup', {
      email: newAddress(),
      password: goodPassword,
      gotrue_meta_security: { captcha_token: provider.solve() },
    });

  test.each([
    ['answers 502', 'broken'],
    ['answers with an HTML page', 'a page'],
    ['answers with unexpected JSON', 'something else'],
    ['redirects', 'a redirect'],
    ['closes the connection', 'silence'],
  ] as const)('that %s blocks the sign-up with a 500', async (_, mood) => {
    await start();
    provider.mood = mood;
    const answer = await attempt();
    expect([answer.status, await answer.json()]).toEqual([
      500,
      { code: 'unexpected_failure', message: 'captcha verification process failed' },
    ]);
    const users = await testApp.testDatabase.owner`select from auth.users`;
    expect(users).toHaveLength(0);
  });

  test('that rejects our secret causes a 500 that does not mention the secret', async () => {
    await start();
    provider.mood = 'unknown secret';
    const answer = await attempt();
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain('secret');
  });
});

test('too many captchas from one address are refused without a provider request', async () => {
  await start('turnstile', { RATE_LIMIT_STORE: 'postgres' });
  const body = { email: newAddress(), gotrue_meta_security: { captcha_token: 'made up' } };
  expect((await post('/recover', body)).status).toBe(400);
  await testApp.testDatabase.owner`
    update private.rate_limits set points = 599 where key like 'captchaByPeer:%'`;
  expect((await post('/recover', body)).status).toBe(400);
  expect((await post('/recover', body)).status).toBe(429);
  expect(provider.questions).toHaveLength(2);
});

test('a captcha token is ignored when captchas are switched off', async () => {
  testApp = await createTestApp();
  const { email, password } = await signUpConfirmed(testApp);
  const { error } = await testApp
    .client()
    .auth.signInWithPassword({ email, password, options: { captchaToken: 'anything' } });
  expect(error).toBeNull();
  expect(provider.questions).toEqual([]);
});
