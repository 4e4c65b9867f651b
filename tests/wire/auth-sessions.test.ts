import { randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  goodPassword,
  newAddress,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { processorMsOf } from '#tests/support/processor-time.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const { call, tokenCall, refresh } = createAuthCalls(() => testApp);

describe('sign-in by password', () => {
  test('returns a complete session, with the claims of the official server', async () => {
    const registered = await signUpConfirmed(testApp, { name: 'Ada' });
    const { session, user } = await signIn(testApp, registered);
    expect(session).toMatchObject({
      token_type: 'bearer',
      expires_in: 3600,
      user: { id: user.id },
    });
    expect(session.expires_at).toBeGreaterThan(Date.now() / 1000 + 3500);
    expect(session.refresh_token).toMatch(/^[\w-]{43}$/);
    expect(user.last_sign_in_at).toBeTruthy();
    const claims = decodeJwt(session.access_token);
    expect(claims).toMatchObject({
      iss: 'http://saffron.test/auth/v1',
      aud: 'authenticated',
      sub: user.id,
      role: 'authenticated',
      email: registered.email,
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: expect.any(Number) }],
      is_anonymous: false,
      session_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(decodeProtectedHeader(session.access_token)).toMatchObject({
      alg: 'ES256',
      kid: expect.any(String),
    });
  });

  test('getClaims verifies the token with the published keys', async () => {
    const person = await signUpConfirmed(testApp);
    const { data, error } = await person.client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(person.user.id);
    const jwks = await (await testApp.request('/auth/v1/.well-known/jwks.json')).json();
    expect(jwks.keys[0]).not.toHaveProperty('d');
    const key = await importJWK(jwks.keys[0], 'ES256');
    await expect(jwtVerify(person.session.access_token, key)).resolves.toBeTruthy();
  });

  test('a wrong password, unknown address and invalid address get the same answer', async () => {
    const person = await signUpConfirmed(testApp);
    const answers = await Promise.all(
      [person.email, newAddress(), 'not an address'].map(async (email) => {
        const answer = await tokenCall('password', { email, password: 'wrong password' });
        return [answer.status, await answer.json()];
      }),
    );
    const refusal = { code: 'invalid_credentials', message: 'Invalid login credentials' };
    expect(answers).toEqual([
      [400, refusal],
      [400, refusal],
      [400, refusal],
    ]);
  });

  test('an unknown address takes as much CPU time as a known one', async () => {
    const person = await signUpConfirmed(testApp);
    const spentOn = (email: string) =>
      processorMsOf(() => tokenCall('password', { email, password: 'wrong password' }));
    const medianOf = (times: number[]) => times.sort((a, b) => a - b)[3] ?? 0;
    const [ofKnown, ofUnknown]: [number[], number[]] = [[], []];
    // Alternate, so that other work of this process affects both measurements.
    for (let round = 0; round < 7; round += 1) {
      ofKnown.push(await spentOn(person.email));
      ofUnknown.push(await spentOn(newAddress()));
    }
    const [known, unknown] = [medianOf(ofKnown), medianOf(ofUnknown)];
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test('an unconfirmed account is reported only after the right password', async () => {
    const email = newAddress();
    await testApp.client().auth.signUp({ email, password: goodPassword });
    const wrong = await tokenCall('password', { email, password: 'wrong password' });
    expect(await wrong.json()).toMatchObject({ code: 'invalid_credentials' });
    const right = await tokenCall('password', { email, password: goodPassword });
    expect(right.status).toBe(400);
    expect(await right.json()).toMatchObject({ code: 'email_not_confirmed' });
  });

  test.each([
    ['password', { email: 'a@b.c', phone: '4912345678', password: 'x' }, 400, 'validation_failed'],
    ['password', { password: 'x' }, 400, 'validation_failed'],
    ['password', { phone: '4912345678', password: 'x' }, 422, 'phone_provider_disabled'],
    ['password', { email: 'a@example.com', password: null }, 400, 'invalid_credentials'],
    ['refresh_token', {}, 400, 'validation_failed'],
    ['refresh_token', { refresh_token: 'short' }, 400, 'validation_failed'],
    ['refresh_token', { refresh_token: 'x'.repeat(43) }, 400, 'refresh_token_not_found'],
    ['pkce', { auth_code: randomUUID() }, 400, 'validation_failed'],
    [
      'pkce',
      { auth_code: randomUUID(), code_verifier: 'x'.repeat(43) },
      404,
      'flow_state_not_found',
    ],
    ['id_token', { provider: 'google', id_token: 'x.y.z' }, 400, 'provider_disabled'],
    ['id_token', { provider: 'myspace', id_token: 'x.y.z' }, 400, 'validation_failed'],
    ['client_credentials', {}, 400, 'invalid_credentials'],
  ])('grant %s with %j is refused', async (grantType, body, status, code) => {
    const answer = await tokenCall(grantType, body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code });
  });

  test('a missing id token is refused with an OAuth error', async () => {
    const answer = await tokenCall('id_token', { provider: 'google' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'invalid request',
      error_description: 'id_token required',
    });
  });
});

describe('logout', () => {
  const userStatus = async (person: Person) =>
    (await call('/user', { bearer: person.session.access_token })).status;

  test.each([
    ['local', [403, 200, 200]],
    ['others', [200, 403, 403]],
    ['global', [403, 403, 403]],
    [undefined, [403, 403, 403]],
  ] as const)('scope %s ends the right sessions, at once', async (scope, expected) => {
    const here = await signUpConfirmed(testApp);
    const people = [here, await signIn(testApp, here), await signIn(testApp, here)];
    const answer = await call(`/logout${scope ? `?scope=${scope}` : ''}`, {
      method: 'POST',
      bearer: here.session.access_token,
    });
    expect([answer.status, await answer.text()]).toEqual([204, '']);
    expect(await Promise.all(people.map(userStatus))).toEqual(expected);
  });

  test('the official client signs out, and its refresh token stops working', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    expect((await client.auth.signOut()).error).toBeNull();
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    const dead = await call('/user', { bearer: session.access_token });
    expect(await dead.json()).toMatchObject({ code: 'session_not_found' });
  });

  test('an unknown scope is refused', async () => {
    const { session } = await signUpConfirmed(testApp);
    const answer = await call('/logout?scope=all', {
      method: 'POST',
      bearer: session.access_token,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation_failed']);
  });
});
