import { createHash, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp } from '#tests/support/app.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '#tests/support/openid-issuer.ts';
import { newAddress, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { type IdentityScene, startIdentityScene } from './identity-scene.ts';

let scene: IdentityScene;
let gone: OpenIdIssuer;
beforeAll(async () => {
  scene = await startIdentityScene();
  gone = await startOpenIdIssuer();
  await gone.close();
});
afterAll(() => scene.close());

const { tokenCall, call } = createAuthCalls(() => scene.testApp);

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Creates an account at acme and returns its sub. */
function person(): string {
  const sub = `sub-${randomUUID()}`;
  scene.issuers.acme.accounts.push({ sub, email: newAddress(), email_verified: true, name: 'Pat' });
  return sub;
}

type Refusal = { error?: string; error_description?: string; code?: string; message?: string };

async function refusalOf(body: object): Promise<Refusal> {
  const answer = await tokenCall('id_token', { provider: 'acme', ...body });
  expect(answer.status).toBe(400);
  return (await answer.json()) as Refusal;
}

const bad = { error: 'invalid request', error_description: 'Bad ID token' };

describe('a valid ID token', () => {
  test('opens a session with amr oauth', async () => {
    const token = await scene.issuers.acme.idToken({ sub: person() });
    const client = scene.testApp.client();
    const { error } = await client.auth.signInWithIdToken({ provider: 'acme', token });
    expect(error).toBeNull();
    const { data } = await client.auth.getClaims();
    expect(data?.claims).toMatchObject({ aal: 'aal1', app_metadata: { provider: 'acme' } });
    expect(data?.claims.amr).toMatchObject([{ method: 'oauth' }]);
  });

  test('may name its provider by issuer; a client_id from the caller is ignored', async () => {
    const { issuer, clientId } = scene.issuers.acme;
    const good = await scene.issuers.acme.idToken({ sub: person() });
    const named = { provider: null, issuer, client_id: clientId };
    expect((await tokenCall('id_token', { ...named, id_token: good })).status).toBe(200);
    const foreign = await scene.issuers.acme.idToken({ sub: person(), audience: 'their-app' });
    const refused = await refusalOf({ ...named, client_id: 'their-app', id_token: foreign });
    expect(refused.error_description).toBe('Unacceptable audience in id_token');
  });

  test('is accepted with the nonce whose hash it contains', async () => {
    const nonce = randomUUID();
    const hashed = sha256(nonce).toString('hex');
    const id_token = await scene.issuers.acme.idToken({ sub: person(), nonce: hashed });
    const answer = await tokenCall('id_token', { provider: 'acme', id_token, nonce });
    expect(answer.status).toBe(200);
  });

  test('is accepted only with the access token that matches its at_hash', async () => {
    const half = sha256('an access token').subarray(0, 16).toString('base64url');
    const claims = { at_hash: half };
    const id_token = await scene.issuers.acme.idToken({ sub: person(), claims });
    const mine = await tokenCall('id_token', {
      provider: 'acme',
      id_token,
      access_token: 'an access token',
    });
    expect(mine.status).toBe(200);
    expect(await refusalOf({ id_token, access_token: 'somebody else’s' })).toEqual(bad);
  });
});

describe('an invalid ID token is refused', () => {
  test.each([
    [
      'a token for another audience',
      { audience: 'their-app' },
      'Unacceptable audience in id_token',
    ],
    ['an expired token', { expiresInSeconds: -120 }, 'Bad ID token'],
  ])('%s', async (_name, request, description) => {
    const id_token = await scene.issuers.acme.idToken({ sub: person(), ...request });
    expect((await refusalOf({ id_token })).error_description).toBe(description);
  });

  test('a logout or access token that the issuer made for us', async () => {
    const events = { 'http://schemas.openid.net/event/backchannel-logout': {} };
    const logout = await scene.issuers.acme.idToken({ sub: person(), claims: { events } });
    expect(await refusalOf({ id_token: logout })).toEqual(bad);
    const access = await scene.issuers.acme.idToken({ sub: person(), type: 'at+jwt' });
    expect(await refusalOf({ id_token: access })).toEqual(bad);
  });

  test('a token with a sub that cannot be stored', async () => {
    for (const sub of ['s'.repeat(256), 'a\0b', ' ', '\ud800']) {
      const refusal = await refusalOf({ id_token: await scene.issuers.acme.idToken({ sub }) });
      expect(refusal.error_description, sub).toBe('Missing sub claim in id_token');
    }
  });

  test('a token of another configured provider', async () => {
    const id_token = await scene.issuers.beta.idToken({ sub: 'whoever' });
    expect(await refusalOf({ id_token })).toEqual(bad);
  });

  test('an unsigned token, a foreign key, a shared secret, and text that is no token', async () => {
    const { issuer, clientId, clientSecret } = scene.issuers.acme;
    const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
    const jwk = await exportJWK(publicKey);
    const claims = { email: newAddress(), email_verified: true };
    const filled = () =>
      new SignJWT(claims)
        .setSubject('whoever')
        .setIssuer(issuer)
        .setAudience(clientId)
        .setIssuedAt()
        .setExpirationTime('5m');
    const unsigned = new UnsecuredJWT(claims)
      .setSubject('whoever')
      .setIssuer(issuer)
      .setAudience(clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .encode();
    const foreign = filled().setProtectedHeader({ alg: 'RS256', kid: 'issuer-key' });
    const carried = filled().setProtectedHeader({ alg: 'RS256', jwk });
    const shared = filled().setProtectedHeader({ alg: 'HS256', kid: 'issuer-key' });
    const tokens = [
      unsigned,
      await foreign.sign(privateKey),
      await carried.sign(privateKey),
      await shared.sign(new TextEncoder().encode(clientSecret)),
      'x.y.z',
      'no token at all',
    ];
    for (const id_token of tokens) expect(await refusalOf({ id_token }), id_token).toEqual(bad);
  });

  test('a nonce on one side only, and a wrong nonce', async () => {
    const bare = await scene.issuers.acme.idToken({ sub: person() });
    const nonce = sha256('mine').toString('hex');
    const bound = await scene.issuers.acme.idToken({ sub: person(), nonce });
    const oneSided = 'Passed nonce and nonce in id_token should either both exist or not.';
    expect((await refusalOf({ id_token: bare, nonce: 'mine' })).error_description).toBe(oneSided);
    expect((await refusalOf({ id_token: bound })).error_description).toBe(oneSided);
    // An attacker who saw the token knows the hash of the nonce, not the nonce itself.
    for (const guess of ['not mine', nonce]) {
      expect(await refusalOf({ id_token: bound, nonce: guess })).toEqual({
        error: 'invalid nonce',
        error_description: 'Nonces mismatch',
      });
    }
  });

  test('a request with a missing field, or for a disabled or unknown provider', async () => {
    const none = await refusalOf({ provider: null, id_token: 'x.y.z' });
    expect(none.error_description).toBe('provider or client_id and issuer required');
    expect(await refusalOf({})).toMatchObject({ error_description: 'id_token required' });
    expect(await refusalOf({ provider: 'google', id_token: 'x.y.z' })).toEqual({
      code: 'provider_disabled',
      message: 'Provider (issuer "https://accounts.google.com") is not enabled',
    });
    const unknown = { provider: null, issuer: 'https://evil.example', client_id: 'x' };
    expect(await refusalOf({ ...unknown, id_token: 'x.y.z' })).toMatchObject({
      code: 'validation_failed',
    });
  });

  test('bad tokens count towards the rate limit, good ones do not', async () => {
    const variables = { OPENID_PROVIDERS: providersOf(scene.issuers.acme) };
    const limited = await createTestApp({ variables });
    try {
      const calls = createAuthCalls(() => limited);
      const send = async (id_token: string) =>
        (await calls.tokenCall('id_token', { provider: 'acme', id_token })).status;
      const good = await scene.issuers.acme.idToken({ sub: person() });
      for (let index = 0; index < 149; index += 1) expect(await send('x.y.z')).toBe(400);
      for (let index = 0; index < 3; index += 1) expect(await send(good)).toBe(200);
      expect(await send('x.y.z')).toBe(400);
      expect(await send('x.y.z')).toBe(429);
    } finally {
      await limited.close();
    }
  });
});

function providersOf({ issuer, clientId, clientSecret }: IdentityScene['issuers']['acme']): string {
  return JSON.stringify([{ name: 'acme', issuer, clientId, clientSecret }]);
}

describe('an unreachable provider', () => {
  test('causes a 503, not a bad token error', async () => {
    const id_token = await gone.idToken({ sub: gone.accounts[0]?.sub ?? '' });
    const testApp = await createTestApp({ variables: { OPENID_PROVIDERS: providersOf(gone) } });
    try {
      const calls = createAuthCalls(() => testApp);
      const answer = await calls.tokenCall('id_token', { provider: 'acme', id_token });
      expect(answer.status).toBe(503);
    } finally {
      await testApp.close();
    }
  });
});

describe('linking with an ID token', () => {
  test('requires a session of the account', async () => {
    const id_token = await scene.issuers.acme.idToken({ sub: person() });
    const body = { provider: 'acme', id_token, link_identity: true };
    expect((await tokenCall('id_token', body)).status).toBe(401);
    const asClient = await call('/token?grant_type=id_token', {
      method: 'POST',
      bearer: scene.testApp.services.keys.anonKey, // what the client sends without a signed-in user
      body: JSON.stringify(body),
    });
    expect(asClient.status).toBe(403);
  });

  test('adds the identity to that account, even with another email address', async () => {
    const cook = await signUpConfirmed(scene.testApp);
    const sub = `sub-${randomUUID()}`;
    const linked = await scene.link(cook.client, {
      sub,
      email: newAddress(),
      email_verified: false,
      name: 'Pat',
    });
    expect(linked.error).toBeNull();
    expect(linked.data.user).toMatchObject({
      id: cook.user.id,
      email: cook.email,
      app_metadata: { provider: 'email', providers: ['email', 'acme'] },
    });
    const bearer = linked.data.session?.access_token ?? '';
    expect((await call('/user', { bearer })).status).toBe(200);
  });
});
