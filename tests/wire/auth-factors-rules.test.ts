import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { countMailsTo, newestMailTo, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  claimsOf,
  codeOf,
  enrollApp,
  protectedPerson,
  proveApp,
  signInAgain,
} from './factor-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call } = createAuthCalls(() => testApp);

async function auditActions(userId: string): Promise<string[]> {
  const rows = await testApp.testDatabase.owner<{ action: string }[]>`
    select payload ->> 'action' as action from auth.audit_log_entries
    where payload ->> 'actor_id' = ${userId} order by created_at, id`;
  return rows.map(({ action }) => action);
}

describe('enrolling', () => {
  test('requires a known factor type', async () => {
    const { session } = await signUpConfirmed(testApp);
    for (const type of ['carrier pigeon', 'recovery_code', '', null, 'constructor']) {
      const body = JSON.stringify({ factor_type: type });
      const bearer = session.access_token;
      const answer = await call('/factors', { method: 'POST', bearer, body });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toEqual({
        code: 'validation_failed',
        message: 'factor_type needs to be totp, phone, or webauthn',
      });
    }
  });

  test('requires a signed-in user', async () => {
    const body = JSON.stringify({ factor_type: 'totp' });
    const bearer = testApp.services.keys.anonKey;
    const answer = await call('/factors', { method: 'POST', bearer, body });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'bad_jwt' });
  });

  test('refuses a duplicate name, even an empty one, and a name that is too long', async () => {
    const { client } = await signUpConfirmed(testApp);
    await enrollApp(client, 'Phone');
    const again = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Phone' });
    expect(again.error).toMatchObject({
      status: 422,
      code: 'mfa_factor_name_conflict',
      message: 'A factor with the friendly name "Phone" for this user already exists',
    });
    await enrollApp(client, '');
    const nameless = await client.auth.mfa.enroll({ factorType: 'totp' });
    expect(nameless.error?.code).toBe('mfa_factor_name_conflict');
    const friendlyName = 'x'.repeat(101);
    const endless = await client.auth.mfa.enroll({ factorType: 'totp', friendlyName });
    expect(endless.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('creates one factor for concurrent requests with the same name', async () => {
    const { session } = await signUpConfirmed(testApp);
    const body = JSON.stringify({ factor_type: 'totp', friendly_name: 'Same' });
    const bearer = session.access_token;
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => call('/factors', { method: 'POST', bearer, body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test('stops at ten factors; unfinished ones expire after five minutes', async () => {
    const { client } = await signUpConfirmed(testApp);
    for (let index = 0; index < 10; index += 1) await enrollApp(client, `App ${index}`);
    const eleventh = { factorType: 'totp', friendlyName: 'one more' } as const;
    const { error } = await client.auth.mfa.enroll(eleventh);
    expect(error).toMatchObject({ status: 422, code: 'too_many_enrolled_mfa_factors' });
    testApp.clock.advance(301_000);
    expect((await client.auth.mfa.enroll(eleventh)).error).toBeNull();
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map((factor) => factor.friendly_name)).toEqual(['one more']);
  });

  test('requires aal2 once a factor is verified', async () => {
    const person = await protectedPerson(testApp);
    const weak = await signInAgain(testApp, person);
    const refused = await weak.client.auth.mfa.enroll({ factorType: 'totp', friendlyName: '2' });
    expect(refused.error).toMatchObject({
      status: 403,
      code: 'insufficient_aal',
      message: 'AAL2 required to enroll a new factor',
    });
    const second = await enrollApp(person.client, '2');
    await proveApp(testApp, person.client, second);
    const { data } = await person.client.auth.mfa.listFactors();
    expect(data?.totp).toHaveLength(2);
  });

  test('started by a stranger cannot be finished after the owner verified a factor', async () => {
    const owner = await signUpConfirmed(testApp);
    const stranger = await signIn(testApp, owner);
    const planted = await enrollApp(stranger.client, 'planted');
    // A factor of another type, because verifying one of the same type removes the planted one.
    await testApp.testDatabase.owner`
      insert into auth.mfa_factors (user_id, factor_type, status, friendly_name)
      values (${owner.user.id}, 'webauthn', 'verified', 'key')`;
    const { mfa } = stranger.client.auth;
    const challenge = await mfa.challenge({ factorId: planted.factorId });
    expect(challenge.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
    const [row] = await testApp.testDatabase.owner<{ id: string }[]>`
      insert into auth.mfa_challenges (factor_id, ip_address, created_at)
      values (${planted.factorId}, '127.0.0.1', ${testApp.clock.now()}) returning id`;
    const answer = await mfa.verify({
      factorId: planted.factorId,
      challengeId: row?.id ?? '',
      code: codeOf(testApp, planted.secret),
    });
    expect(answer.error).toMatchObject({ status: 403, code: 'insufficient_aal' });
  });

  test('is refused for anonymous users', async () => {
    const { client, user, session } = await signUpConfirmed(testApp);
    const { factorId } = await enrollApp(client);
    await testApp.testDatabase.owner`
      update auth.users set is_anonymous = true where id = ${user.id}`;
    const bearer = session.access_token;
    const body = JSON.stringify({ factor_type: 'totp', friendly_name: 'x' });
    for (const answer of [
      await call('/factors', { method: 'POST', bearer, body }),
      await call(`/factors/${factorId}/challenge`, { method: 'POST', bearer }),
      await call('/factors/recovery-codes', { method: 'POST', bearer }),
    ]) {
      expect(answer.status).toBe(403);
      expect(await answer.json()).toEqual({
        code: 'no_authorization',
        message: 'Anonymous user not allowed to perform these actions',
      });
    }
  });

  test('removes other unfinished factors of the same type when one is verified', async () => {
    const { client } = await signUpConfirmed(testApp);
    await enrollApp(client, 'first try');
    const second = await enrollApp(client, 'second try');
    await proveApp(testApp, client, second);
    const { data } = await client.auth.mfa.listFactors();
    expect(data?.all.map(({ id }) => id)).toEqual([second.factorId]);
  });
});

describe('removing', () => {
  test('an unverified factor does not require aal2', async () => {
    const { client } = await signUpConfirmed(testApp);
    const { factorId } = await enrollApp(client);
    const { data, error } = await client.auth.mfa.unenroll({ factorId });
    expect({ data, error }).toEqual({ data: { id: factorId }, error: null });
    expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
  });

  test('a verified factor requires aal2; the next refresh lowers the session to aal1', async () => {
    const person = await protectedPerson(testApp);
    const weak = await signInAgain(testApp, person);
    const refused = await weak.client.auth.mfa.unenroll({ factorId: person.factorId });
    expect(refused.error).toMatchObject({
      status: 422,
      code: 'insufficient_aal',
      message: 'AAL2 required to unenroll verified factor',
    });
    const { factorId } = person;
    expect((await person.client.auth.mfa.unenroll({ factorId })).error).toBeNull();
    const { data } = await person.client.auth.refreshSession();
    const claims = claimsOf(data.session?.access_token ?? '');
    expect(claims).toMatchObject({ aal: 'aal1', amr: [{ method: 'otp' }] });
    expect(data.user?.factors).toBeUndefined();
    // The account needs no second factor any more.
    expect((await person.client.from('credits').select('balance')).data).toHaveLength(1);
  });

  test('one of two factors lowers only the sessions that it raised', async () => {
    const person = await protectedPerson(testApp);
    const second = await enrollApp(person.client, 'second');
    await proveApp(testApp, person.client, second);
    const other = await signInAgain(testApp, person);
    await proveApp(testApp, other.client, person);
    const { error } = await other.client.auth.mfa.unenroll({ factorId: second.factorId });
    expect(error).toBeNull();
    const lowered = await person.client.auth.refreshSession();
    expect(claimsOf(lowered.data.session?.access_token ?? '').aal).toBe('aal1');
    expect((await person.client.from('credits').select('balance')).data).toEqual([]);
    const kept = await other.client.auth.refreshSession();
    expect(claimsOf(kept.data.session?.access_token ?? '').aal).toBe('aal2');
  });
});

describe('the owner', () => {
  test('gets a mail when a factor is added or removed; the audit log records both', async () => {
    const person = await protectedPerson(testApp);
    const added = await newestMailTo(testApp, person.email);
    expect(added.subject).toBe('Two-step sign-in was added to your Saffron Table account');
    expect(added.text).toContain('an authenticator app');
    const mails = await countMailsTo(testApp, person.email);
    const again = await signInAgain(testApp, person);
    await proveApp(testApp, again.client, again);
    expect(await countMailsTo(testApp, person.email)).toBe(mails); // using a factor sends no mail
    await again.client.auth.mfa.unenroll({ factorId: person.factorId });
    const removed = await newestMailTo(testApp, person.email);
    expect(removed.subject).toBe('A second step was removed from your Saffron Table account');
    const actions = (await auditActions(person.user.id)).filter((name) =>
      /factor|challenge|verif/.test(name),
    );
    expect(actions).toEqual([
      'factor_in_progress',
      'challenge_created',
      'verification_attempted',
      'challenge_created',
      'verification_attempted',
      'factor_unenrolled',
    ]);
  });
});

describe('the service key', () => {
  test('lists and removes factors; sessions drop to aal1 and the owner gets a mail', async () => {
    const person = await protectedPerson(testApp);
    const { admin } = testApp.client('service_role').auth;
    const userId = person.user.id;
    const listed = await admin.mfa.listFactors({ userId });
    expect(listed.data?.factors).toMatchObject([{ id: person.factorId, status: 'verified' }]);
    const id = person.factorId;
    const { data, error } = await admin.mfa.deleteFactor({ userId, id });
    expect(error).toBeNull();
    // The client wraps the answer in another data object.
    expect(data).toMatchObject({ data: { id, factor_type: 'totp' } });
    expect((await admin.mfa.listFactors({ userId })).data?.factors).toEqual([]);
    const { data: refreshed } = await person.client.auth.refreshSession();
    expect(claimsOf(refreshed.session?.access_token ?? '').aal).toBe('aal1');
    expect((await newestMailTo(testApp, person.email)).subject).toMatch(/was removed from/);
    expect(await auditActions(userId)).toContain('factor_deleted');
  });

  test('gets a 404 for another user’s factor or an invalid id; a user gets a 403', async () => {
    const person = await protectedPerson(testApp);
    const stranger = await signUpConfirmed(testApp);
    const { admin } = testApp.client('service_role').auth;
    const foreign = { userId: stranger.user.id, id: person.factorId };
    const { error } = await admin.mfa.deleteFactor(foreign);
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
    const path = `/admin/users/${person.user.id}/factors/seven`;
    const bearer = testApp.services.keys.serviceRoleKey;
    const bad = await call(path, { method: 'DELETE', bearer });
    expect(bad.status).toBe(404);
    expect(await bad.json()).toMatchObject({ code: 'validation_failed' });
    const own = { method: 'DELETE', bearer: person.session.access_token };
    const notAdmin = await call(`/admin/users/${person.user.id}/factors/${person.factorId}`, own);
    expect(notAdmin.status).toBe(403);
    expect(await notAdmin.json()).toMatchObject({ code: 'not_admin' });
  });
});

test('factor types that are switched off are refused with their own error code', async () => {
  const variables = { MFA_TOTP: 'off', MFA_WEBAUTHN: 'off', RATE_LIMITS: 'off' };
  const closed = await createTestApp({ variables });
  try {
    const { client, user } = await signUpConfirmed(closed);
    const { mfa } = client.auth;
    const totp = await mfa.enroll({ factorType: 'totp' });
    expect(totp.error).toMatchObject({ status: 422, code: 'mfa_totp_enroll_not_enabled' });
    const phone = await mfa.enroll({ factorType: 'phone', phone: '+4915112345678' });
    expect(phone.error).toMatchObject({ status: 422, code: 'mfa_phone_enroll_not_enabled' });
    const webauthn = await mfa.enroll({ factorType: 'webauthn', friendlyName: 'key' });
    expect(webauthn.error).toMatchObject({ status: 422, code: 'mfa_webauthn_enroll_not_enabled' });
    const [row] = await closed.testDatabase.owner<{ id: string }[]>`
      insert into auth.mfa_factors (user_id, factor_type, status)
      values (${user.id}, 'totp', 'verified') returning id`;
    const challenge = await mfa.challenge({ factorId: row?.id ?? '' });
    expect(challenge.error).toMatchObject({ status: 422, code: 'mfa_totp_verify_not_enabled' });
  } finally {
    await closed.close();
  }
});
