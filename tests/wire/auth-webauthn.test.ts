import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { authenticator, factorsOf } from './webauthn-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

const { call } = createAuthCalls(() => testApp);

async function newCook() {
  const person = await signUpConfirmed(testApp);
  return { person, factors: factorsOf(person.client) };
}

async function tokenOf(client: Awaited<ReturnType<typeof newCook>>['person']['client']) {
  const { data } = await client.auth.getSession();
  return data.session?.access_token ?? '';
}

describe('a security key as second factor', () => {
  test('is enrolled, verified with a new key, and raises the session to aal2', async () => {
    const { person, factors } = await newCook();
    const { mfa } = person.client.auth;
    const enrolled = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'Laptop' });
    expect(enrolled.data).toEqual({
      id: expect.any(String),
      type: 'webauthn',
      friendly_name: 'Laptop',
    });
    const { error } = await factors.giveKey(enrolled.data?.id ?? '');
    expect(error).toBeNull();
    const level = await mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal2', nextLevel: 'aal2' });
    expect(level.data?.currentAuthenticationMethods[0]).toMatchObject({ method: 'mfa/webauthn' });
    expect((await mfa.listFactors()).data?.webauthn).toMatchObject([
      { friendly_name: 'Laptop', factor_type: 'webauthn', status: 'verified' },
    ]);
  });

  test('is required at the next sign-in on another device', async () => {
    const { person, factors } = await newCook();
    const { factorId, key } = await factors.setUp();
    const elsewhere = await signIn(testApp, person);
    const { mfa } = elsewhere.client.auth;
    expect((await mfa.getAuthenticatorAssuranceLevel()).data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal2',
    });
    expect((await factorsOf(elsewhere.client).use(factorId, key)).error).toBeNull();
    expect((await mfa.getAuthenticatorAssuranceLevel()).data?.currentLevel).toBe('aal2');
  });

  test('gets challenges in the format that a browser expects', async () => {
    const { person, factors } = await newCook();
    const factorId = await factors.enroll('Key');
    const bearer = await tokenOf(person.client);
    const path = `/factors/${factorId}/challenge`;
    const beganMs = testApp.clock.now().getTime();
    const create = await (await call(path, { method: 'POST', bearer })).json();
    expect(create).toMatchObject({ id: expect.any(String), type: 'webauthn' });
    expect(create.expires_at * 1000 - beganMs).toBeGreaterThan(290_000);
    expect(create.webauthn.type).toBe('create');
    expect(create.webauthn.credential_options.publicKey).toMatchObject({
      rp: { id: 'saffron.test', name: 'Saffron Table' },
      user: { name: person.email, displayName: 'Test Cook' },
      attestation: 'none',
      authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [],
    });
    const { key } = await factors.giveKey(factorId);
    const raised = await tokenOf(person.client);
    const request = await (await call(path, { method: 'POST', bearer: raised })).json();
    expect(request.webauthn).toMatchObject({
      type: 'request',
      credential_options: {
        publicKey: {
          rpId: 'saffron.test',
          userVerification: 'required',
          allowCredentials: [
            { id: key.credentialId, type: 'public-key', transports: ['internal', 'hybrid'] },
          ],
        },
      },
    });
  });

  test('excludes its authenticator when a second key is enrolled', async () => {
    const { person, factors } = await newCook();
    const { key } = await factors.setUp('First');
    const second = await factors.enroll('Second');
    const bearer = await tokenOf(person.client);
    const answer = await call(`/factors/${second}/challenge`, { method: 'POST', bearer });
    const { webauthn } = await answer.json();
    expect(webauthn.credential_options.publicKey.excludeCredentials).toMatchObject([
      { id: key.credentialId },
    ]);
    expect((await factors.giveKey(second)).error).toBeNull();
  });

  test('keeps working without user verification if it was enrolled without it', async () => {
    const { person, factors } = await newCook();
    const { factorId, key } = await factors.setUp('Old key', { userVerified: false });
    const elsewhere = factorsOf((await signIn(testApp, person)).client);
    expect((await elsewhere.use(factorId, key, { userVerified: false })).error).toBeNull();
  });

  test('stores the sign count and the AAGUID of its authenticator', async () => {
    const { factors } = await newCook();
    const { factorId, key } = await factors.setUp('Counting', { signCount: 10 });
    expect((await factors.use(factorId, key)).error).toBeNull();
    const [stored] = await testApp.services.database.asAuth(
      (
        sql,
      ) => sql`select web_authn_credential, web_authn_aaguid, last_challenged_at is not null as asked
        from auth.mfa_factors where id = ${factorId}`,
    );
    expect(stored).toMatchObject({
      web_authn_credential: { id: key.credentialId, sign_count: 11, user_verified: true },
      web_authn_aaguid: '00000000-0000-0000-0000-000000000000',
      asked: true,
    });
  });

  test('can be unenrolled', async () => {
    const { person, factors } = await newCook();
    const { factorId } = await factors.setUp();
    expect((await person.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    expect((await person.client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });
});

describe('the relying party that the client sends', () => {
  test.each([
    { rpId: 'evil.example', rpOrigins: [testSiteUrl] },
    { rpId: 'saffron.test', rpOrigins: [testSiteUrl, 'https://evil.example'] },
  ])('is refused when it is not this site: %o', async (webauthn) => {
    const { person, factors } = await newCook();
    const factorId = await factors.enroll('Laptop');
    const asked = await person.client.auth.mfa.challenge({ factorId, webauthn });
    expect(asked.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });
});

describe('a verify request with missing parts', () => {
  test.each([
    [{}, 'WebAuthn config required'],
    [{ webauthn: { type: 'guess' } }, 'WebAuthn type must be create or request'],
    [{ webauthn: { type: 'create' } }, 'credential_response required'],
    [
      { webauthn: { type: 'create', credential_response: { id: 'x' } } },
      'Invalid credential_response',
    ],
  ])('is refused: %o', async (parts, message) => {
    const { person, factors } = await newCook();
    const factorId = await factors.enroll('Laptop');
    const { challengeId } = await factors.askForKey(factorId);
    const answer = await call(`/factors/${factorId}/verify`, {
      method: 'POST',
      bearer: await tokenOf(person.client),
      body: JSON.stringify({ challenge_id: challengeId, ...parts }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ code: 'validation_failed', message });
  });
});

test('a client without toJSON may omit the transports of its key', async () => {
  const { factors, person } = await newCook();
  const factorId = await factors.enroll('Old browser');
  const { challengeId, asked } = await factors.askForKey(factorId);
  const { credential } = authenticator.create(asked);
  const { transports: _, ...response } = credential.response;
  const { id, rawId, type, clientExtensionResults } = credential;
  const answer = await call(`/factors/${factorId}/verify`, {
    method: 'POST',
    bearer: await tokenOf(person.client),
    body: JSON.stringify({
      challenge_id: challengeId,
      webauthn: {
        type: 'create',
        credential_response: { id, rawId, type, clientExtensionResults, response },
      },
    }),
  });
  expect(answer.status).toBe(200);
});

test('MFA_WEBAUTHN=off refuses enrolment and challenges', async () => {
  const { person, factors } = await newCook();
  const { factorId } = await factors.setUp();
  const off = await createTestApp({
    variables: { MFA_WEBAUTHN: 'off', PASSKEY_SIGN_IN: 'off' },
    services: { database: testApp.services.database, keys: testApp.services.keys },
  });
  const { email, password } = person;
  const client = off.client();
  await client.auth.signInWithPassword({ email, password });
  expect((await client.auth.mfa.enroll({ factorType: 'webauthn' })).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_enroll_not_enabled',
  });
  expect((await client.auth.mfa.challenge({ factorId })).error).toMatchObject({
    status: 422,
    code: 'mfa_webauthn_verify_not_enabled',
  });
  await off.close();
});
