import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { newestMailTo, type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import { addPasskey, askPasskeys, signInByPasskey } from './passkey-scene.ts';
import { factorsOf } from './webauthn-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

async function withPasskey() {
  const person = await signUpConfirmed(testApp);
  const { key, data } = await addPasskey(person.client);
  return { person, key, passkeyId: data?.id ?? '' };
}

async function auditActionsOf({ user }: Person): Promise<string[]> {
  const rows = await testApp.services.database.asAuth(
    (sql) => sql<{ action: string }[]>`
      select payload ->> 'action' as action from auth.audit_log_entries
      where payload ->> 'actor_id' = ${user.id} order by created_at`,
  );
  return rows.map(({ action }) => action);
}

describe('a passkey', () => {
  test('is added to the account of the signed-in user', async () => {
    const person = await signUpConfirmed(testApp);
    const started = await person.client.auth.passkey.startRegistration();
    expect(started.data).toMatchObject({
      challenge_id: expect.any(String),
      expires_at: expect.any(Number),
      options: {
        rp: { id: 'saffron.test', name: 'Saffron Table' },
        user: {
          id: Buffer.from(person.user.id).toString('base64url'),
          name: person.email,
          displayName: 'Test Cook',
        },
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    });
    const { data, error } = await addPasskey(person.client);
    expect(error).toBeNull();
    expect(data).toEqual({
      id: expect.any(String),
      friendly_name: 'Passkey',
      created_at: expect.any(String),
    });
    expect(await auditActionsOf(person)).toContain('passkey_created');
    const { subject } = await newestMailTo(testApp, person.email);
    expect(subject).toBe('A passkey was added to your Saffron Table account');
  });

  test('signs in without a user name or email address', async () => {
    const { person, key } = await withPasskey();
    const client = testApp.client();
    const { asked } = await askPasskeys(client);
    expect(asked).toMatchObject({
      rpId: 'saffron.test',
      userVerification: 'required',
      allowCredentials: [],
    });
    const { data, error } = await signInByPasskey(client, key);
    expect(error).toBeNull();
    expect(data?.user?.id).toBe(person.user.id);
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({
      currentLevel: 'aal1',
      nextLevel: 'aal1',
      currentAuthenticationMethods: [{ method: 'passkey' }],
    });
    const own = await client.from('profiles').select('id');
    expect(own.data).toEqual([{ id: person.user.id }]);
  });

  test('can be listed, renamed and deleted', async () => {
    const { person, key, passkeyId } = await withPasskey();
    const { passkey } = person.client.auth;
    await signInByPasskey(testApp.client(), key);
    expect((await passkey.list()).data).toEqual([
      {
        id: passkeyId,
        friendly_name: 'Passkey',
        created_at: expect.any(String),
        last_used_at: expect.any(String),
      },
    ]);
    const renamed = await passkey.update({ passkeyId, friendlyName: 'Kitchen tablet' });
    expect(renamed.data).toMatchObject({ id: passkeyId, friendly_name: 'Kitchen tablet' });
    expect((await passkey.delete({ passkeyId })).error).toBeNull();
    expect((await passkey.list()).data).toEqual([]);
    const { subject } = await newestMailTo(testApp, person.email);
    expect(subject).toBe('A passkey was removed from your Saffron Table account');
    expect((await signInByPasskey(testApp.client(), key)).error).toMatchObject({
      status: 400,
      code: 'webauthn_verification_failed',
    });
    expect(await auditActionsOf(person)).toEqual(
      expect.arrayContaining(['passkey_updated', 'passkey_deleted']),
    );
  });

  test.each(['', 'x'.repeat(121)])('cannot be named "%s"', async (friendlyName) => {
    const { person, passkeyId } = await withPasskey();
    const { error } = await person.client.auth.passkey.update({ passkeyId, friendlyName });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('excludes its authenticator from the next registration; an account has at most ten', async () => {
    const { person, key } = await withPasskey();
    const started = await person.client.auth.passkey.startRegistration();
    expect(started.data?.options.excludeCredentials).toMatchObject([{ id: key.credentialId }]);
    for (let count = 1; count < 10; count += 1) {
      expect((await addPasskey(person.client)).error).toBeNull();
    }
    const eleventh = await person.client.auth.passkey.startRegistration();
    expect(eleventh.error).toMatchObject({ status: 422, code: 'too_many_passkeys' });
  });

  test('of another user is not found', async () => {
    const { passkeyId } = await withPasskey();
    const { client } = await signUpConfirmed(testApp);
    const notFound = { status: 404, code: 'validation_failed' };
    const { passkey } = client.auth;
    expect((await passkey.update({ passkeyId, friendlyName: 'Mine' })).error).toMatchObject(
      notFound,
    );
    expect((await passkey.delete({ passkeyId })).error).toMatchObject(notFound);
    expect((await passkey.delete({ passkeyId: 'seven' })).error).toMatchObject(notFound);
  });
});

describe('the service key', () => {
  test('lists and deletes the passkeys of any user', async () => {
    const { person, passkeyId } = await withPasskey();
    const admin = testApp.client('service_role').auth.admin.passkey;
    const userId = person.user.id;
    expect((await admin.listPasskeys({ userId })).data).toMatchObject([{ id: passkeyId }]);
    expect((await admin.deletePasskey({ userId, passkeyId })).error).toBeNull();
    const { subject } = await newestMailTo(testApp, person.email);
    expect(subject).toBe('A passkey was removed from your Saffron Table account');
    expect((await admin.listPasskeys({ userId })).data).toEqual([]);
    expect((await admin.deletePasskey({ userId, passkeyId })).error).toMatchObject({ status: 404 });
  });

  test('is required to list or delete passkeys through the admin API', async () => {
    const { person, passkeyId } = await withPasskey();
    const { passkey } = person.client.auth.admin;
    const userId = person.user.id;
    expect((await passkey.listPasskeys({ userId })).error).not.toBeNull();
    expect((await passkey.deletePasskey({ userId, passkeyId })).error).not.toBeNull();
    expect((await person.client.auth.passkey.list()).data).toHaveLength(1);
  });
});

describe('a user with a second factor', () => {
  test('still needs it after signing in with a passkey', async () => {
    const { person, key } = await withPasskey();
    const { factorId, key: secondKey } = await factorsOf(person.client).setUp();
    const client = testApp.client();
    expect((await signInByPasskey(client, key)).error).toBeNull();
    const level = await client.auth.mfa.getAuthenticatorAssuranceLevel();
    expect(level.data).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    expect((await client.from('profiles').select('id')).data).toEqual([]);
    expect((await factorsOf(client).use(factorId, secondKey)).error).toBeNull();
    expect((await client.from('profiles').select('id')).data).toHaveLength(1);
  });

  test('cannot use the passkey as the second factor', async () => {
    const { person, key } = await withPasskey();
    const { factorId } = await factorsOf(person.client).setUp();
    const client = testApp.client();
    await signInByPasskey(client, key);
    expect((await factorsOf(client).use(factorId, key)).error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
    });
  });

  test('cannot list or change passkeys at aal1', async () => {
    const { person, passkeyId } = await withPasskey();
    await factorsOf(person.client).setUp();
    const { passkey } = (await signIn(testApp, person)).client.auth;
    const owes = { status: 403, code: 'insufficient_aal' };
    expect((await passkey.startRegistration()).error).toMatchObject(owes);
    expect((await passkey.list()).error).toMatchObject(owes);
    expect((await passkey.update({ passkeyId, friendlyName: 'x' })).error).toMatchObject(owes);
    expect((await passkey.delete({ passkeyId })).error).toMatchObject(owes);
    expect((await person.client.auth.passkey.list()).data).toHaveLength(1);
  });

  test('cannot complete a registration that an aal1 session started before the factor', async () => {
    const person = await signUpConfirmed(testApp);
    const thief = (await signIn(testApp, person)).client;
    const kept = await thief.auth.passkey.startRegistration();
    await factorsOf(person.client).setUp();
    expect((await addPasskey(thief, {}, kept.data ?? undefined)).error).not.toBeNull();
    expect((await person.client.auth.passkey.list()).data).toEqual([]);
  });
});

test('settings report whether passkeys are on; when off, every call is a 404', async () => {
  const off = await createTestApp({ variables: { PASSKEY_SIGN_IN: 'off' } });
  for (const [app, passkeys_enabled] of [
    [testApp, true],
    [off, false],
  ] as const) {
    const headers = { apikey: app.services.keys.anonKey };
    const settings = await app.request('/auth/v1/settings', { headers });
    expect(await settings.json()).toMatchObject({ passkeys_enabled });
  }
  const { client } = await signUpConfirmed(off);
  const disabled = { status: 404, code: 'passkey_disabled' };
  expect((await client.auth.passkey.startAuthentication()).error).toMatchObject(disabled);
  expect((await client.auth.passkey.startRegistration()).error).toMatchObject(disabled);
  expect((await client.auth.passkey.list()).error).toMatchObject(disabled);
  await off.close();
});

test('an SSO user cannot register a passkey', async () => {
  const person = await signUpConfirmed(testApp);
  await testApp.services.database.asAuth(
    (sql) => sql`update auth.users set is_sso_user = true where id = ${person.user.id}`,
  );
  expect((await person.client.auth.passkey.startRegistration()).error).toMatchObject({
    status: 422,
    code: 'validation_failed',
  });
});
