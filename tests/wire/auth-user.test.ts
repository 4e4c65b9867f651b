import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  fragmentOf,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

async function put(person: Person, body: object) {
  const answer = await testApp.request('/auth/v1/user', {
    method: 'PUT',
    headers: {
      apikey: testApp.services.keys.anonKey,
      authorization: `Bearer ${person.session.access_token}`,
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

describe('the signed-in user', () => {
  test('can read their own account', async () => {
    const person = await signUpConfirmed(testApp, { name: 'Ada' });
    const { data, error } = await person.client.auth.getUser();
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ id: person.user.id, email: person.email });
    expect(data.user).not.toHaveProperty('factors');
    expect(data.user).not.toHaveProperty('new_email');
  });

  test('merges metadata one level deep, null deletes; the next refresh updates claims', async () => {
    const { client } = await signUpConfirmed(testApp, { name: 'Ada' });
    await client.auth.updateUser({ data: { units: 'metric', deep: { a: 1 } } });
    const { data } = await client.auth.updateUser({ data: { name: null, deep: { b: 2 } } });
    expect(data.user?.user_metadata).toEqual({
      email_verified: true,
      units: 'metric',
      deep: { b: 2 },
    });
    const { data: refreshed } = await client.auth.refreshSession();
    const payload = refreshed.session?.access_token.split('.')[1] ?? '';
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    expect(claims.user_metadata).toMatchObject({ units: 'metric' });
  });

  test('a new password ends other sessions, keeps this one, and voids mailed codes', async () => {
    const here = await signUpConfirmed(testApp);
    const there = await signIn(testApp, here);
    await here.client.auth.resetPasswordForEmail(here.email);
    const token = codeIn(await newestMailTo(testApp, here.email));
    expect((await here.client.auth.updateUser({ password: 'brand new butter' })).error).toBeNull();
    expect((await here.client.auth.getUser()).error).toBeNull();
    expect((await there.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const late = await testApp
      .client()
      .auth.verifyOtp({ type: 'recovery', email: here.email, token });
    expect(late.error?.code).toBe('otp_expired');
  });

  test.each<[string, object, number, string]>([
    ['a weak password', { password: 'short' }, 422, 'weak_password'],
    ['an empty password', { password: '' }, 422, 'weak_password'],
    ['app metadata', { app_metadata: { role: 'admin' } }, 403, 'not_admin'],
    ['a phone', { phone: '4912345678' }, 422, 'phone_provider_disabled'],
    ['an invalid email address', { email: 'nobody' }, 400, 'validation_failed'],
    [
      'a wrong nonce',
      { password: 'brand new butter', nonce: '000000' },
      422,
      'reauthentication_not_valid',
    ],
    ['metadata that is too large', { data: { a: 'x'.repeat(9000) } }, 400, 'validation_failed'],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await put(await signUpConfirmed(testApp), body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('the same password is refused, an empty update is accepted', async () => {
    const person = await signUpConfirmed(testApp);
    const same = await put(person, { password: person.password });
    expect([same.status, same.body.code]).toEqual([422, 'same_password']);
    expect((await put(person, {})).status).toBe(200);
  });

  test('a nonce is mailed on request and works once', async () => {
    const person = await signUpConfirmed(testApp);
    expect((await person.client.auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await newestMailTo(testApp, person.email));
    const first = await person.client.auth.updateUser({ data: { a: 1 }, nonce });
    expect(first.error).toBeNull();
    const second = await person.client.auth.updateUser({ data: { a: 2 }, nonce });
    expect(second.error?.code).toBe('reauthentication_not_valid');
  });

  test('cannot change password or email address at aal1 with a verified factor', async () => {
    const person = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      insert into auth.mfa_factors (user_id, factor_type, status, secret)
      values (${person.user.id}, 'totp', 'verified', 'x')`;
    for (const body of [{ password: 'brand new butter' }, { email: newAddress() }]) {
      const answer = await put(person, body);
      expect([answer.status, answer.body.code]).toEqual([401, 'insufficient_aal']);
    }
  });
});

describe('a change of email address', () => {
  test('waits until both mailboxes confirm it', async () => {
    const person = await signUpConfirmed(testApp);
    const wanted = newAddress('new');
    const { data } = await person.client.auth.updateUser({ email: wanted.toUpperCase() });
    expect(data.user).toMatchObject({ email: person.email, new_email: wanted });
    const first = await openLink(testApp, linkIn(await newestMailTo(testApp, wanted)));
    expect(fragmentOf(first).get('message')).toMatch(/^Confirmation link accepted/);
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
    const second = await openLink(testApp, linkIn(await newestMailTo(testApp, person.email)));
    expect(fragmentOf(second).get('type')).toBe('email_change');
    const { data: moved } = await person.client.auth.getUser();
    expect(moved.user?.email).toBe(wanted);
    expect(moved.user).not.toHaveProperty('new_email');
    expect(moved.user?.identities?.[0]?.identity_data).toMatchObject({ email: wanted });
    const profile = await person.client.from('profiles').select('email').single();
    expect(profile.data).toEqual({ email: wanted });
    expect(
      (await testApp.client().auth.signInWithPassword({ ...person, email: wanted })).error,
    ).toBeNull();
  });

  test('by codes: the first code returns no session', async () => {
    const person = await signUpConfirmed(testApp);
    const wanted = newAddress('new');
    await person.client.auth.updateUser({ email: wanted });
    const client = testApp.client();
    const verify = async (email: string) =>
      client.auth.verifyOtp({
        type: 'email_change',
        email,
        token: codeIn(await newestMailTo(testApp, email)),
      });
    expect(await verify(person.email)).toEqual({
      data: { user: null, session: null },
      error: null,
    });
    const { data } = await verify(wanted);
    expect(data.session?.user.email).toBe(wanted);
  });

  test('one mailbox cannot confirm for both', async () => {
    const person = await signUpConfirmed(testApp);
    const wanted = newAddress('new');
    await person.client.auth.updateUser({ email: wanted });
    const link = linkIn(await newestMailTo(testApp, wanted));
    for (let round = 0; round < 2; round += 1) {
      const fragment = fragmentOf(await openLink(testApp, link));
      expect(fragment.get('message_code')).toBe('email_change_half_done');
    }
    expect((await person.client.auth.getUser()).data.user?.email).toBe(person.email);
  });

  test('invalidates mails that were sent to the old address before it', async () => {
    const person = await signUpConfirmed(testApp);
    const wanted = newAddress('new');
    await person.client.auth.resetPasswordForEmail(person.email);
    const recovery = linkIn(await newestMailTo(testApp, person.email));
    await person.client.auth.updateUser({ email: wanted });
    for (const address of [wanted, person.email]) {
      await openLink(testApp, linkIn(await newestMailTo(testApp, address)));
    }
    expect(fragmentOf(await openLink(testApp, recovery)).get('error_code')).toBe('otp_expired');
  });

  test('to a taken address is refused, even if it is taken before the confirmation', async () => {
    const person = await signUpConfirmed(testApp);
    const other = await signUpConfirmed(testApp);
    const taken = await person.client.auth.updateUser({ email: other.email });
    expect(taken.error).toMatchObject({ status: 422, code: 'email_exists' });
    const wanted = newAddress('race');
    await person.client.auth.updateUser({ email: wanted });
    const links = [
      linkIn(await newestMailTo(testApp, wanted)),
      linkIn(await newestMailTo(testApp, person.email)),
    ];
    await signUpConfirmed(testApp, { email: wanted });
    await openLink(testApp, links[0] ?? '');
    expect(fragmentOf(await openLink(testApp, links[1] ?? '')).get('error_code')).toBe(
      'email_exists',
    );
  });
});
