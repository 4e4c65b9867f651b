import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { sendJson } from '#tests/support/http-server.ts';
import { newAddress } from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { type ScriptedIssuer, startScriptedIssuer } from '#tests/support/scripted-issuer.ts';
import { addressToOpen, comeBack, failureOf, open, openIdVariable } from './social-scene.ts';

let issuer: ScriptedIssuer;
let testApp: TestApp;
beforeAll(async () => {
  issuer = await startScriptedIssuer();
  testApp = await createTestApp({ variables: { OPENID_PROVIDERS: openIdVariable(issuer) } });
});
afterEach(() => issuer.behave({}));
afterAll(async () => {
  await testApp.close();
  await issuer.close();
});

async function goThere(more: Record<string, unknown> = {}): Promise<URL> {
  const { providerUrl, cookie } = await open(
    testApp,
    await addressToOpen(testApp.client(), 'kitchen'),
  );
  return comeBack(testApp, issuer.vouch(providerUrl, more), cookie);
}

async function countOf(table: string): Promise<number> {
  const { owner } = testApp.testDatabase;
  const [row] = await owner<{ rows: number }[]>`select count(*)::int as rows from ${owner(table)}`;
  return row?.rows ?? 0;
}

/** Expects that the attempt leaves no rows behind, and returns its failure. */
async function nothingDone(attempt: () => Promise<URL>) {
  const tables = ['auth.users', 'auth.identities', 'auth.sessions', 'auth.flow_state'];
  const before = await Promise.all(tables.map(countOf));
  const failure = failureOf(await attempt());
  expect(await Promise.all(tables.map(countOf))).toEqual(before);
  return failure;
}

const notTaken = {
  at: 'http://saffron.test/',
  error: 'server_error',
  code: 'unexpected_failure',
  description: 'Unable to exchange external code: Kitchen',
};

describe('an id token is refused', () => {
  const email = { email: newAddress(), email_verified: true };
  const nowSeconds = Math.floor(Date.now() / 1000);
  test.each([
    ['of another flow (nonce)', { nonce: 'another' }],
    ['without a nonce', { nonce: undefined }],
    ['for another client (aud)', { aud: 'another-client' }],
    [
      'for several clients, with another one as azp',
      { aud: ['saffron-table', 'other'], azp: 'other' },
    ],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that is expired', { exp: nowSeconds - 60, iat: nowSeconds - 120 }],
    ['without an expiry', { exp: undefined }],
    ['without a subject', { sub: undefined }],
    ['whose subject is not a string', { sub: 7 }],
    ['whose subject is too long', { sub: 's'.repeat(300) }],
  ])('%s', async (_what, claims) => {
    issuer.behave({ claims: { ...email, ...claims } });
    expect(await nothingDone(goThere)).toEqual(notTaken);
  });

  test('without a signature (alg none)', async () => {
    issuer.behave({ makeIdToken: async (claims) => new UnsecuredJWT(claims).encode() });
    expect(await nothingDone(goThere)).toEqual(notTaken);
  });

  test('signed with the client secret or another shared secret (HS256)', async () => {
    for (const secret of [issuer.clientSecret, 'another secret that is long enough too']) {
      issuer.behave({
        metadata: { id_token_signing_alg_values_supported: ['RS256', 'HS256'] },
        makeIdToken: (claims) =>
          new SignJWT(claims)
            .setProtectedHeader({ alg: 'HS256' })
            .sign(new TextEncoder().encode(secret)),
      });
      expect(await nothingDone(goThere)).toEqual(notTaken);
    }
  });

  test('signed with an unpublished key under a published key id', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    issuer.behave({
      makeIdToken: (claims) =>
        new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'scripted' }).sign(privateKey),
    });
    expect(await nothingDone(goThere)).toEqual(notTaken);
  });

  test('that is missing', async () => {
    issuer.behave({ makeIdToken: null });
    expect(await nothingDone(goThere)).toEqual(notTaken);
  });
});

describe('the code exchange', () => {
  test.each([
    ['fails when the provider refuses the code', 400, { error: 'invalid_grant' }],
    ['fails when the provider refuses the client', 401, { error: 'invalid_client' }],
    ['fails when the provider answers 500', 500, { oops: true }],
    ['fails when the provider answers with unexpected JSON', 200, ['what']],
    ['fails for a token of another type', 200, { access_token: 'x', token_type: 'mac' }],
  ])('%s', async (_what, status, body) => {
    issuer.behave({ answerToken: (response) => sendJson(response, status, body) });
    expect(await nothingDone(goThere)).toEqual(notTaken);
  });

  test('does not follow a redirect, so code and secret go only to the provider', async () => {
    const before = issuer.asked.filter(({ path }) => path === '/elsewhere').length;
    issuer.behave({
      answerToken: (response) => {
        response.writeHead(307, { location: `${issuer.issuer}/elsewhere` }).end();
      },
    });
    expect(await nothingDone(goThere)).toEqual(notTaken);
    expect(issuer.asked.filter(({ path }) => path === '/elsewhere')).toHaveLength(before);
  });

  test('a dropped connection is reported as temporarily unavailable', async () => {
    issuer.behave({ answerToken: (response) => response.destroy() });
    expect(await nothingDone(goThere)).toEqual({
      at: 'http://saffron.test/',
      error: 'temporarily_unavailable',
      code: 'unexpected_failure',
      description: 'Kitchen cannot be reached at the moment. Please try again.',
    });
  });

  test('sends our verifier, and the secret in the way the issuer expects', async () => {
    issuer.behave({ claims: { email: newAddress(), email_verified: true } });
    await goThere();
    const sent = new URLSearchParams(issuer.asked.findLast(({ path }) => path === '/token')?.body);
    expect(Object.fromEntries(sent)).toEqual({
      grant_type: 'authorization_code',
      client_id: issuer.clientId,
      client_secret: issuer.clientSecret,
      code: 'a code',
      redirect_uri: 'http://saffron.test/auth/v1/callback',
      code_verifier: expect.stringMatching(/^[\w-]{43}$/),
    });
  });
});

describe('a callback of another issuer (mix-up)', () => {
  test('is refused with the iss of another issuer', async () => {
    const asked = issuer.asked.filter(({ path }) => path === '/token').length;
    expect(await nothingDone(() => goThere({ iss: 'https://evil.example' }))).toEqual(notTaken);
    expect(issuer.asked.filter(({ path }) => path === '/token')).toHaveLength(asked);
  });

  test('is refused with two codes', async () => {
    const attempt = async () => {
      const address = await addressToOpen(testApp.client(), 'kitchen');
      const { providerUrl, cookie } = await open(testApp, address);
      return comeBack(testApp, `${issuer.vouch(providerUrl)}&code=another`, cookie);
    };
    expect(await nothingDone(attempt)).toEqual(notTaken);
  });
});

describe('user data from the provider', () => {
  test('an unverified email address is refused', async () => {
    issuer.behave({ claims: { sub: 'unverified', email: newAddress(), email_verified: false } });
    const failure = failureOf(await goThere());
    expect(failure).toMatchObject({
      error: 'access_denied',
      code: 'provider_email_needs_verification',
    });
  });

  test('userinfo completes the token, but only for the same subject', async () => {
    const email = newAddress();
    issuer.behave({
      claims: { sub: 'quiet' },
      userInfo: { sub: 'somebody else', email, email_verified: true },
      metadata: {},
    });
    const fresh = await createTestApp({ variables: { OPENID_PROVIDERS: openIdVariable(issuer) } });
    try {
      const address = await addressToOpen(fresh.client(), 'kitchen');
      const first = await open(fresh, address);
      const refused = await comeBack(fresh, issuer.vouch(first.providerUrl), first.cookie);
      expect(failureOf(refused)).toEqual(notTaken);
      issuer.behave({
        claims: { sub: 'quiet', email: 'other@example.com', email_verified: true },
        userInfo: { sub: 'quiet', email, email_verified: 'false', name: 'Quiet' },
      });
      const second = await open(fresh, address);
      const unproven = await comeBack(fresh, issuer.vouch(second.providerUrl), second.cookie);
      // The token's email_verified does not apply to a different address from userinfo.
      expect(failureOf(unproven).code).toBe('provider_email_needs_verification');
    } finally {
      await fresh.close();
    }
  });

  test('an invalid email address creates no account', async () => {
    issuer.behave({ claims: { sub: 'nobody at all', email: 'not an address' } });
    expect(await nothingDone(goThere)).toMatchObject({
      error: 'invalid_request',
      description: 'Error getting user email from external provider',
    });
  });

  test('is sanitized before it is stored, and the sign-in works', async () => {
    const email = newAddress();
    issuer.behave({
      claims: {
        sub: 'odd',
        email: email.toUpperCase(),
        email_verified: 'true',
        name: `Nu\0ll \ud800 ${'x'.repeat(5000)}`,
        picture: 'javascript:alert(1)',
      },
    });
    const client = pkceClient(testApp);
    const { providerUrl, cookie } = await open(testApp, await addressToOpen(client, 'kitchen'));
    const address = await comeBack(testApp, issuer.vouch(providerUrl), cookie);
    const { data } = await client.auth.exchangeCodeForSession(
      address.searchParams.get('code') ?? '',
    );
    expect(data.user?.email).toBe(email);
    expect(data.user?.user_metadata.name).toMatch(/^Null \ufffd x+$/);
    expect(data.user?.user_metadata).not.toHaveProperty('picture');
  });
});

describe('discovery of an issuer', () => {
  test('does not block the start; users of an unreachable issuer return with an error', async () => {
    const late = await startScriptedIssuer();
    const variables = { OPENID_PROVIDERS: openIdVariable(late) };
    await late.close();
    const fresh = await createTestApp({ variables });
    try {
      const query = 'provider=kitchen&redirect_to=http%3A%2F%2Fsaffron.test%2Fauth';
      const answer = await fresh.request(`/auth/v1/authorize?${query}`);
      expect(answer.status).toBe(302);
      expect(failureOf(new URL(answer.headers.get('location') ?? ''))).toEqual({
        at: 'http://saffron.test/auth',
        error: 'temporarily_unavailable',
        code: 'unexpected_failure',
        description: 'Kitchen cannot be reached at the moment. Please try again.',
      });
    } finally {
      await fresh.close();
    }
  });

  test('is cached for an hour; the last document stays valid when a refresh fails', async () => {
    const one = await startScriptedIssuer();
    const fresh = await createTestApp({ variables: { OPENID_PROVIDERS: openIdVariable(one) } });
    const discoveries = () =>
      one.asked.filter(({ path }) => path.startsWith('/.well-known')).length;
    try {
      const authorize = () => fresh.request('/auth/v1/authorize?provider=kitchen');
      await Promise.all([authorize(), authorize()]);
      await authorize();
      expect(discoveries()).toBe(1);
      fresh.clock.advance(3_601_000);
      await authorize();
      expect(discoveries()).toBe(2);
      fresh.clock.advance(3_601_000);
      await one.close();
      expect((await authorize()).headers.get('location')).toContain(`${one.issuer}/authorize`);
    } finally {
      await fresh.close();
    }
  });

  test('refuses a document that names another issuer', async () => {
    const liar = await startScriptedIssuer();
    liar.behave({ metadata: { issuer: 'https://evil.example' } });
    const fresh = await createTestApp({ variables: { OPENID_PROVIDERS: openIdVariable(liar) } });
    try {
      const answer = await fresh.request('/auth/v1/authorize?provider=kitchen');
      expect(failureOf(new URL(answer.headers.get('location') ?? ''))).toMatchObject({
        error: 'server_error',
        description: 'Unable to reach the external provider: Kitchen',
      });
    } finally {
      await fresh.close();
      await liar.close();
    }
  });
});
