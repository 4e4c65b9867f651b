import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createAuthDoor } from '#server/auth/index.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { fragmentOf, linkIn, newAddress, newestMailTo, openLink } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  claimsOf,
  type Protected,
  protectedPerson,
  proveApp,
  signInAgain,
} from './factor-scene.ts';

// What a session at aal1 may do to an account that has a verified second factor.

let testApp: TestApp;
let person: Protected;
let weak: Protected;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off', MAILBOX_PUBLIC: 'true' } });
});
beforeEach(async () => {
  person = await protectedPerson(testApp);
  const bearer = person.session.access_token;
  const codes = await call('/factors/recovery-codes', { method: 'POST', bearer });
  expect(codes.status).toBe(200);
  weak = await signInAgain(testApp, person);
});
afterAll(() => testApp.close());
const { call, refresh } = createAuthCalls(() => testApp);

/** Every call for signed-in users, and whether a session that has not used its factor may make it ('owed' means refused). */
const guarded: Record<string, 'open' | 'owed' | 'off'> = {
  'GET /user': 'open', // the user and their factors
  'PUT /user': 'owed', // except `data`
  'POST /logout': 'open',
  'GET /reauthenticate': 'open',
  'GET /user/identities/authorize': 'owed',
  'DELETE /user/identities/:identity_id': 'owed',
  'POST /factors': 'owed',
  'POST /factors/:factor_id/challenge': 'open', // starts the factor challenge
  'POST /factors/:factor_id/verify': 'open',
  'DELETE /factors/:factor_id': 'owed',
  'GET /factors/recovery-codes': 'open', // the number of codes left
  'POST /factors/recovery-codes': 'owed',
  'POST /factors/recovery-codes/verify': 'open',
  'POST /factors/recovery-codes/regenerate': 'owed',
  'DELETE /factors/recovery-codes': 'owed',
  'POST /passkeys/registration/options': 'owed',
  'POST /passkeys/registration/verify': 'owed',
  'GET /passkeys': 'owed',
  'PATCH /passkeys/:passkey_id': 'owed',
  'DELETE /passkeys/:passkey_id': 'owed',
  'GET /sessions': 'owed',
  'DELETE /sessions': 'owed',
  'DELETE /sessions/:session_id': 'owed',
  // Admin calls; callers without admin rights learn nothing more from them (by-admin-refusals.test.ts).
  'POST /by-admin/invitations': 'owed',
  'GET /by-admin/users/:user_id': 'owed',
  'POST /by-admin/users/:user_id/mail': 'owed',
  'POST /by-admin/users/:user_id/sign-out': 'owed',
  'POST /by-admin/users/:user_id/factor-reset': 'owed',
  'POST /by-admin/users/:user_id/suspension': 'owed',
  'DELETE /by-admin/users/:user_id/suspension': 'owed',
  'POST /by-admin/users/:user_id/deletion': 'owed',
};
/** Public calls that carry their own proof, and service-key calls, which auth-admin.test.ts covers. */
const forAnybody =
  /^(GET \/(verify|authorize|callback|settings|health|\.well-known\/.*|sso\/.*)|POST \/(signup|token|otp|magiclink|verify|recover|resend|callback|sso.*|invite|passkeys\/authentication\/.*)|\w+ \/admin\/.*)$/;

const bodies: Record<string, object> = {
  'PUT /user': { password: 'a brand new password' },
  'POST /factors': { factor_type: 'totp', friendly_name: 'theirs' },
  'PATCH /passkeys/:passkey_id': { friendly_name: 'theirs' },
  'POST /passkeys/registration/verify': { challenge_id: randomUUID(), credential: {} },
};

function fill(path: string, { factorId, user }: Protected): string {
  return path
    .replace(':factor_id', factorId)
    .replace(':identity_id', user.identities?.[0]?.identity_id ?? '')
    .replace(/:\w+/, randomUUID())
    .replace('/user/identities/authorize', '/user/identities/authorize?provider=google');
}

describe('a session at aal1 of an account with a verified factor', () => {
  test('every route of the auth door is classified in this file', () => {
    const { routes } = createAuthDoor(testApp.services);
    const calls = new Set(
      routes
        .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
        .map(({ method, path }) => `${method} ${path}`),
    );
    const undecided = [...calls].filter((name) => !forAnybody.test(name) && !guarded[name]);
    expect(undecided).toEqual([]);
    for (const name of Object.keys(guarded)) expect([...calls]).toContain(name);
  });

  test.each(Object.keys(guarded).filter((name) => guarded[name] === 'owed'))(
    '%s is refused with insufficient_aal',
    async (name) => {
      const [method = '', path = ''] = name.split(' ');
      const answer = await call(fill(path, weak), {
        method,
        bearer: weak.session.access_token,
        ...(method === 'GET' ? {} : { body: JSON.stringify(bodies[name] ?? {}) }),
      });
      expect([name, (await answer.json()).code]).toEqual([name, 'insufficient_aal']);
      expect(answer.status).toBeGreaterThanOrEqual(401);
    },
  );

  test('cannot change password, address or phone, nor guess the current password', async () => {
    for (const wanted of [
      { password: 'a brand new password' },
      { password: person.password },
      { email: newAddress() },
      { phone: '+4915123456789' },
    ]) {
      const { error } = await weak.client.auth.updateUser(wanted);
      expect([wanted, error?.status, error?.code]).toEqual([wanted, 401, 'insufficient_aal']);
    }
    const { data } = await person.client.auth.getUser();
    expect(data.user).toMatchObject({ email: person.email });
    expect(data.user).not.toHaveProperty('new_email');
  });

  test('can read that a factor is verified, and can sign out', async () => {
    const { data } = await weak.client.auth.getUser();
    expect(data.user?.factors?.[0]).toMatchObject({ status: 'verified', factor_type: 'totp' });
    expect((await weak.client.auth.signOut()).error).toBeNull();
    expect((await refresh(person.session.refresh_token)).status).not.toBe(200);
  });

  test('stays at aal1 after a refresh and after a recovery link', async () => {
    const refreshed = await refresh(weak.session.refresh_token);
    expect(claimsOf(refreshed.body.access_token)).toMatchObject({ aal: 'aal1' });
    await testApp.client().auth.resetPasswordForEmail(person.email);
    const address = await openLink(testApp, linkIn(await newestMailTo(testApp, person.email)));
    const bearer = fragmentOf(address).get('access_token') ?? '';
    expect(claimsOf(bearer)).toMatchObject({ aal: 'aal1' });
    const body = JSON.stringify({ password: 'a brand new password' });
    const answer = await call('/user', { method: 'PUT', bearer, body });
    expect([answer.status, (await answer.json()).code]).toEqual([401, 'insufficient_aal']);
  });
});

describe('tokens issued before the factor was used', () => {
  test('of the same session do not reach aal2: neither refresh token nor access token', async () => {
    const { refresh_token, access_token } = weak.session;
    const raised = await proveApp(testApp, weak.client, weak);
    expect(claimsOf(raised.access_token)).toMatchObject({ aal: 'aal2' });
    const old = await refresh(refresh_token);
    expect(old.status).toBe(400);
    const body = JSON.stringify({ password: 'a brand new password' });
    const answer = await call('/user', { method: 'PUT', bearer: access_token, body });
    expect((await answer.json()).code).toBe('insufficient_aal');
    const { anonKey } = testApp.services.keys;
    const rest = await testApp.request('/rest/v1/profiles?select=id', {
      headers: { apikey: anonKey, authorization: `Bearer ${access_token}` },
    });
    expect(await rest.json()).toEqual([]);
    const mine = await call('/user', { method: 'PUT', bearer: raised.access_token, body });
    expect(mine.status).toBe(200);
  });

  test('of other devices that never used the factor are revoked', async () => {
    const third = await signInAgain(testApp, person);
    await proveApp(testApp, weak.client, weak);
    expect((await refresh(third.session.refresh_token)).body.code).toBe('refresh_token_not_found');
    expect((await person.client.auth.refreshSession()).error).toBeNull();
  });
});
