import { type CryptoKey, exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { newAddress } from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { type ScriptedIssuer, startScriptedIssuer } from '#tests/support/scripted-issuer.ts';
import { addressToOpen, failureOf, locationOf, open } from './social-scene.ts';

const clientId = 'example.saffron.web';
let apple: ScriptedIssuer;
let testApp: TestApp;
let publicKey: CryptoKey;
beforeAll(async () => {
  apple = await startScriptedIssuer(clientId);
  const pair = await generateKeyPair('ES256', { extractable: true });
  publicKey = pair.publicKey;
  testApp = await createTestApp({
    variables: {
      SITE_URL: 'https://saffron.test', // Apple accepts only https
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'TEAM123456',
      APPLE_KEY_ID: 'KEY1234567',
      APPLE_PRIVATE_KEY: (await exportPKCS8(pair.privateKey)).replaceAll('\n', '\\n'),
      APPLE_ISSUER: apple.issuer,
    },
  });
});
afterAll(async () => {
  await testApp.close();
  await apple.close();
});

/** Like Apple's discovery document, which does not mention PKCE. */
const metadata = { code_challenge_methods_supported: undefined };
const asApplesPage = {
  'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15',
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  origin: 'https://appleid.apple.com',
};

beforeEach(() => apple.behave({ metadata }));

/** Posts the answer as a form, as Apple's page does. */
function post(callback: string, cookie: string, more: Record<string, string> = {}) {
  const form = new URLSearchParams(new URL(callback).search);
  for (const [name, value] of Object.entries(more)) form.set(name, value);
  return testApp.request('/auth/v1/callback', {
    method: 'POST',
    headers: { ...asApplesPage, cookie },
    body: form,
  });
}

async function signIn(claims: Record<string, unknown>, more: Record<string, string> = {}) {
  apple.behave({ metadata, claims });
  const client = pkceClient(testApp);
  const { providerUrl, cookie } = await open(testApp, await addressToOpen(client, 'apple'));
  const answer = await post(apple.vouch(providerUrl), cookie, more);
  expect(answer.status).toBe(303);
  const code = locationOf(answer).searchParams.get('code') ?? '';
  return client.auth.exchangeCodeForSession(code);
}

test('requests form_post from Apple and sets a SameSite=None cookie for it', async () => {
  const answer = await testApp.request('/auth/v1/authorize?provider=apple&prompt=consent');
  const { state, nonce, ...others } = Object.fromEntries(locationOf(answer).searchParams);
  expect(others).toEqual({
    client_id: clientId,
    redirect_uri: 'https://saffron.test/auth/v1/callback',
    response_type: 'code',
    response_mode: 'form_post',
    scope: 'openid name email',
    prompt: 'consent',
  });
  expect([state?.length, nonce?.length]).toEqual([43, 43]);
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(
      /^__Host-saffron-sign-in-form=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=None$/,
    ),
  ]);
});

test('takes the name from the first form, the rest from the token; signs a new secret', async () => {
  const email = newAddress();
  const user = JSON.stringify({
    name: { firstName: ' Ana', lastName: 'Torres ' },
    email: 'somebody-else@example.com',
  });
  const first = await signIn({ sub: 'apple-1', email, email_verified: 'true' }, { user });
  expect(first.error).toBeNull();
  expect(first.data.user).toMatchObject({
    email,
    app_metadata: { provider: 'apple' },
    user_metadata: { name: 'Ana Torres', full_name: 'Ana Torres', email },
  });
  const sent = new URLSearchParams(apple.asked.findLast(({ path }) => path === '/token')?.body);
  expect([...sent.keys()].sort()).toEqual([
    'client_id',
    'client_secret',
    'code',
    'grant_type',
    'redirect_uri',
  ]);
  const { payload, protectedHeader } = await jwtVerify(sent.get('client_secret') ?? '', publicKey);
  expect(protectedHeader).toEqual({ alg: 'ES256', kid: 'KEY1234567' });
  expect(payload).toEqual({
    iss: 'TEAM123456',
    sub: clientId,
    aud: apple.issuer,
    iat: expect.any(Number),
    exp: (payload.iat ?? 0) + 300,
  });

  // Apple sends the name only the first time.
  const second = await signIn({ sub: 'apple-1', email, email_verified: true });
  expect(second.data.user?.id).toBe(first.data.user?.id);
  expect(second.data.user?.user_metadata).toMatchObject({ name: 'Ana Torres' });
});

test('a malformed name does not prevent the sign-in', async () => {
  for (const user of ['{', '[]', '{"name":7}', JSON.stringify({ name: { firstName: 7 } })]) {
    const email = newAddress();
    const { data, error } = await signIn({ sub: email, email, email_verified: true }, { user });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).not.toHaveProperty('name');
  }
});

test("an address of Apple's private relay is accepted", async () => {
  const email = `${newAddress().split('@')[0]}@privaterelay.appleid.com`;
  const { data } = await signIn({
    sub: email,
    email,
    email_verified: 'true',
    is_private_email: 'true',
  });
  expect(data.user?.email).toBe(email);
});

test('a refusal is also posted as a form', async () => {
  const { providerUrl, cookie } = await open(testApp, '/auth/v1/authorize?provider=apple');
  const answer = await post(
    apple.vouch(providerUrl, { code: undefined, error: 'user_cancelled_authorize' }),
    cookie,
  );
  expect(failureOf(locationOf(answer))).toMatchObject({
    at: 'https://saffron.test/',
    error: 'user_cancelled_authorize',
  });
});

test('a form without the cookie from the start of the flow is refused', async () => {
  const { providerUrl } = await open(testApp, '/auth/v1/authorize?provider=apple');
  const answer = await post(apple.vouch(providerUrl), '');
  expect(failureOf(locationOf(answer)).code).toBe('bad_oauth_state');
});

test('a body that is not a form or is too large is refused', async () => {
  const answer = await testApp.request('/auth/v1/callback', {
    method: 'POST',
    body: '{"state":1}',
  });
  expect(failureOf(locationOf(answer)).code).toBe('bad_oauth_callback');
  const huge = await testApp.request('/auth/v1/callback', {
    method: 'POST',
    body: `state=${'x'.repeat(3_000_000)}`,
  });
  expect(huge.status).toBe(413);
});

test('an unreadable private key sends the user back with a server error', async () => {
  const broken = await createTestApp({
    variables: {
      APPLE_CLIENT_ID: clientId,
      APPLE_TEAM_ID: 'T',
      APPLE_KEY_ID: 'K',
      APPLE_PRIVATE_KEY: 'not a key',
      APPLE_ISSUER: apple.issuer,
    },
  });
  try {
    const { providerUrl, cookie } = await open(broken, '/auth/v1/authorize?provider=apple');
    const callback = apple.vouch(providerUrl);
    const back = locationOf(await broken.request(callback, { headers: { cookie } }));
    expect(failureOf(back)).toMatchObject({
      error: 'server_error',
      description: 'Unable to exchange external code: Apple',
    });
  } finally {
    await broken.close();
  }
});
