import { createHmac, generateKeyPairSync, randomUUID } from 'node:crypto';
import { decodeJwt, decodeProtectedHeader, importJWK, jwtVerify, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  goodPassword,
  newAddress,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const versioned = { 'x-supabase-api-version': '2024-01-01' };

function call(path: string, init: RequestInit & { bearer?: string } = {}) {
  const apikey = testApp.services.keys.anonKey;
  const authorization = init.bearer ? { authorization: `Bearer ${init.bearer}` } : undefined;
  const headers = { apikey, ...versioned, ...authorization, ...(init.headers as object) };
  return testApp.request(`/auth/v1${path}`, { ...init, headers });
}

function tokenCall(grantType: string, body: object) {
  return call(`/token?grant_type=${grantType}`, { method: 'POST', body: JSON.stringify(body) });
}

async function refresh(refreshToken: string) {
  const answer = await tokenCall('refresh_token', { refresh_token: refreshToken });
  return { status: answer.status, body: await answer.json() };
}

describe('sign-in by password', () => {
  test('opens a session with all of its parts, and claims as the official server makes them', async () => {
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

  test('getClaims verifies the token by the published keys', async () => {
    const person = await signUpConfirmed(testApp);
    const { data, error } = await person.client.auth.getClaims();
    expect(error).toBeNull();
    expect(data?.claims.sub).toBe(person.user.id);
    const jwks = await (await testApp.request('/auth/v1/.well-known/jwks.json')).json();
    expect(jwks.keys[0]).not.toHaveProperty('d');
    const key = await importJWK(jwks.keys[0], 'ES256');
    await expect(jwtVerify(person.session.access_token, key)).resolves.toBeTruthy();
  });

  test('a wrong password, an unknown address and an unfit address read the same', async () => {
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

  test('an unknown address costs as much work as a known one', async () => {
    const person = await signUpConfirmed(testApp);
    const medianMs = async (email: () => string) => {
      const times: number[] = [];
      for (let round = 0; round < 7; round += 1) {
        const startedAt = performance.now();
        await tokenCall('password', { email: email(), password: 'wrong password' });
        times.push(performance.now() - startedAt);
      }
      return times.sort((a, b) => a - b)[3] ?? 0;
    };
    const known = await medianMs(() => person.email);
    const unknown = await medianMs(() => newAddress());
    expect(unknown).toBeGreaterThan(known / 3);
    expect(known).toBeGreaterThan(unknown / 3);
  });

  test('an unconfirmed account is told so only after the right password', async () => {
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

  test('an id token that is missing is refused as OAuth does', async () => {
    const answer = await tokenCall('id_token', { provider: 'google' });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      error: 'invalid request',
      error_description: 'id_token required',
    });
  });
});

describe('refresh', () => {
  test('gives another token of the same session, and adds nothing to amr', async () => {
    const { session } = await signUpConfirmed(testApp);
    const before = decodeJwt(session.access_token);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(session.refresh_token);
    const after = decodeJwt(body.access_token);
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
    expect(after.aal).toBe('aal1');
  });

  test('the token just before the current may come again at any time, and gets the current', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    testApp.clock.advance(3_600_000);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).toBe(first.refresh_token);
  });

  test('an older one within the reuse interval gets the current too', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    const { body: second } = await refresh(first.refresh_token);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).toBe(second.refresh_token);
  });

  test('an older one after it is a replay: the whole family is revoked, the access token runs on', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    const { body: second } = await refresh(first.refresh_token);
    testApp.clock.advance(11_000);
    const replay = await refresh(session.refresh_token);
    expect(replay).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    for (const token of [second.refresh_token, first.refresh_token]) {
      const { status, body } = await refresh(token);
      expect([status, body.code]).toEqual([400, 'refresh_token_already_used']);
    }
    expect((await call('/user', { bearer: second.access_token })).status).toBe(200);
  });

  test('ten at once give one successor, which works', async () => {
    const { session } = await signUpConfirmed(testApp);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(session.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    expect((await refresh([...tokens][0])).status).toBe(200);
  });

  test('the database holds hashes alone', async () => {
    const { session } = await signUpConfirmed(testApp);
    const [found] = await testApp.testDatabase.owner`
      select count(*)::int as rows from auth.refresh_tokens where token = ${session.refresh_token}`;
    expect(found).toEqual({ rows: 0 });
  });

  test('the official client refreshes by itself', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });
});

describe('bearer tokens', () => {
  const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  async function forgeries(person: Person): Promise<Record<string, string>> {
    const [header = '', payload = '', signature = ''] = person.session.access_token.split('.');
    const { kid } = decodeProtectedHeader(person.session.access_token);
    const claims = decodeJwt(person.session.access_token);
    const publicJwk = JSON.stringify((await testApp.services.keys.jwks()).keys[0]);
    const signed = `${base64({ alg: 'HS256', typ: 'JWT', kid })}.${payload}`;
    const foreign = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const jwk = foreign.publicKey.export({ format: 'jwk' });
    const sign = (extra: object) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'ES256', ...(kid ? { kid } : {}), ...extra })
        .sign(foreign.privateKey);
    return {
      'alg none': `${base64({ alg: 'none', typ: 'JWT' })}.${payload}.`,
      'HS256 with the public key': `${signed}.${createHmac('sha256', publicJwk).update(signed).digest('base64url')}`,
      'another payload': `${header}.${base64({ ...claims, sub: randomUUID() })}.${signature}`,
      'another role': `${header}.${base64({ ...claims, role: 'service_role' })}.${signature}`,
      'a foreign key under our kid': await sign({}),
      'a key of its own in the header': await sign({ kid: 'theirs', jwk }),
      'a path for a kid': await sign({ kid: '../../dev/null' }),
      'no token': 'hello',
    };
  }

  test('forged ones are refused: 403 here, 401 by the data API', async () => {
    const person = await signUpConfirmed(testApp);
    for (const [name, bearer] of Object.entries(await forgeries(person))) {
      const answer = await call('/user', { bearer });
      expect([name, answer.status, (await answer.json()).code]).toEqual([name, 403, 'bad_jwt']);
      const rest = await testApp.request('/rest/v1/profiles?select=*', {
        headers: { apikey: testApp.services.keys.anonKey, authorization: `Bearer ${bearer}` },
      });
      expect([name, rest.status]).toEqual([name, 401]);
    }
  });

  test('none, the anon key and an expired one are refused each in its way', async () => {
    const none = await call('/user');
    expect([none.status, (await none.json()).code]).toEqual([401, 'no_authorization']);
    const anon = await call('/user', { bearer: testApp.services.keys.anonKey });
    expect([anon.status, (await anon.json()).code]).toEqual([403, 'bad_jwt']);
    const { session } = await signUpConfirmed(testApp);
    testApp.clock.advance(3_700_000);
    const expired = await call('/user', { bearer: session.access_token });
    expect([expired.status, (await expired.json()).code]).toEqual([403, 'bad_jwt']);
  });

  test('a deleted account and a banned one are told so', async () => {
    const gone = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`delete from auth.users where id = ${gone.user.id}`;
    const deleted = await call('/user', { bearer: gone.session.access_token });
    expect([deleted.status, (await deleted.json()).code]).toEqual([403, 'user_not_found']);
    const bad = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where id = ${bad.user.id}`;
    const banned = await call('/user', { bearer: bad.session.access_token });
    expect([banned.status, (await banned.json()).code]).toEqual([403, 'user_banned']);
    const again = await tokenCall('password', { email: bad.email, password: bad.password });
    expect([again.status, (await again.json()).code]).toEqual([400, 'user_banned']);
    expect(await refresh(bad.session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
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

  test('the official client signs out, and its refresh token is dead', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    expect((await client.auth.signOut()).error).toBeNull();
    expect(await refresh(session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found' },
    });
    const dead = await call('/user', { bearer: session.access_token });
    expect(await dead.json()).toMatchObject({ code: 'session_not_found' });
  });

  test('another scope is refused', async () => {
    const { session } = await signUpConfirmed(testApp);
    const answer = await call('/logout?scope=all', {
      method: 'POST',
      bearer: session.access_token,
    });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation_failed']);
  });
});
