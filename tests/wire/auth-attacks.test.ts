import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { forgedTokens } from './forged-tokens.ts';

// Attacks on tokens and sessions. Attacks on addresses, codes and bodies have their own auth-attacks-*.test.ts files.

let testApp: TestApp;
let person: Person;
let attackersServer: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
  person = await signUpConfirmed(testApp);
  attackersServer = await startHttpServer((_, response) => sendJson(response, 200, { keys: [] }));
});
afterAll(async () => {
  await testApp.close();
  await attackersServer.close();
});

const { call, tokenCall, refresh } = createAuthCalls(() => testApp);

function ask(path: string, bearer: string, apikey = testApp.services.keys.anonKey) {
  return testApp.request(path, {
    method: path.startsWith('/functions') ? 'POST' : 'GET',
    headers: { apikey, authorization: `Bearer ${bearer}` },
    ...(path.startsWith('/functions') ? { body: '{}' } : {}),
  });
}

describe('a token that we did not sign', () => {
  test('is refused at every door, whatever its header says, and triggers no key fetch', async () => {
    const forged = await forgedTokens(testApp, {
      accessToken: person.session.access_token,
      refreshToken: person.session.refresh_token,
      serverUrl: attackersServer.origin,
    });
    for (const [name, bearer] of Object.entries(forged)) {
      const user = await call('/user', { bearer });
      expect([name, user.status, (await user.json()).code]).toEqual([name, 403, 'bad_jwt']);
      const admin = await call('/admin/users', { bearer });
      expect([name, admin.status]).toEqual([name, 403]);
      for (const path of ['/rest/v1/profiles?select=id', '/functions/v1/list-payment-methods']) {
        expect([name, path, (await ask(path, bearer)).status]).toEqual([name, path, 401]);
      }
      const asKey = await ask('/rest/v1/recipes?select=id', person.session.access_token, bearer);
      expect([name, asKey.status]).toEqual([name, 401]);
    }
    expect(attackersServer.asked).toEqual([]);
    const [keys] = await testApp.testDatabase.owner`
      select count(*)::int as rows from private.signing_keys`;
    expect(keys).toEqual({ rows: 1 });
    expect((await call('/user', { bearer: person.session.access_token })).status).toBe(200);
  });

  test('of another installation is refused, even with the same SECRET_KEY and address', async () => {
    const other = await createTestApp();
    const theirs = await signUpConfirmed(other, { email: person.email });
    await other.close();
    const answer = await call('/user', { bearer: theirs.session.access_token });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'bad_jwt']);
    const { accessToken } = { accessToken: theirs.session.access_token };
    expect((await ask('/rest/v1/profiles?select=id', accessToken)).status).toBe(401);
    expect((await refresh(theirs.session.refresh_token)).body.code).toBe('refresh_token_not_found');
  });
});

describe('a valid token in the wrong place', () => {
  test('with the session id of another user is refused with session_not_found', async () => {
    const other = await signUpConfirmed(testApp);
    const claims = decodeJwt(person.session.access_token);
    const { session_id } = decodeJwt(other.session.access_token);
    const mixed = await testApp.services.keys.sign(
      { ...claims, session_id },
      { expiresInSeconds: 600 },
    );
    const answer = await call('/user', { bearer: mixed });
    expect([answer.status, (await answer.json()).code]).toEqual([403, 'session_not_found']);
  });

  test('is not accepted as a refresh token or PKCE code; an API key is not a user', async () => {
    const { access_token } = person.session;
    expect((await refresh(access_token)).body.code).toBe('refresh_token_not_found');
    for (const bearer of [testApp.services.keys.anonKey, testApp.services.keys.serviceRoleKey]) {
      const answer = await call('/user', { bearer });
      expect([answer.status, (await answer.json()).code]).toEqual([403, 'bad_jwt']);
    }
    const code = await tokenCall('pkce', {
      auth_code: access_token,
      code_verifier: 'x'.repeat(50),
    });
    expect((await code.json()).code).toBe('flow_state_not_found');
  });

  test('is not read from the query (logs and referrers would leak it) or from a cookie', async () => {
    const { access_token } = person.session;
    const { anonKey } = testApp.services.keys;
    for (const name of ['access_token', 'token', 'authorization', 'jwt']) {
      const answer = await testApp.request(`/auth/v1/user?${name}=${access_token}`, {
        headers: { apikey: anonKey },
      });
      expect([name, answer.status]).toEqual([name, 401]);
    }
    const cookie = await testApp.request('/auth/v1/user', {
      headers: { apikey: anonKey, cookie: `sb-access-token=${access_token}` },
    });
    expect(cookie.status).toBe(401);
  });
});

describe('session fixation', () => {
  test('every sign-in creates a new session, whatever session the request names', async () => {
    const { email, password } = person;
    const before = decodeJwt(person.session.access_token).session_id;
    const ids = new Set([before]);
    for (const extra of [{}, { session_id: before }, { id: before, refresh_token: 'x' }]) {
      const answer = await tokenCall('password', { email, password, ...extra });
      ids.add(decodeJwt((await answer.json()).access_token).session_id);
    }
    expect(ids.size).toBe(4);
  });

  test('a session from before a password change is revoked', async () => {
    const victim = await signUpConfirmed(testApp);
    const attacker = await signIn(testApp, victim);
    const { error } = await victim.client.auth.updateUser({ password: 'another good password' });
    expect(error).toBeNull();
    expect((await refresh(attacker.session.refresh_token)).body.code).toBe(
      'refresh_token_not_found',
    );
    const answer = await call('/user', { bearer: attacker.session.access_token });
    expect((await answer.json()).code).toBe('session_not_found');
  });

  test('a sign-in sets no cookie that another site could exploit', async () => {
    const { email, password } = person;
    const answer = await tokenCall('password', { email, password });
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.url === '' || answer.url.startsWith(testSiteUrl)).toBe(true);
  });
});
