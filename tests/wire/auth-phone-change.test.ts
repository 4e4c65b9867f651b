import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  goodPassword,
  newAddress,
  newestMailTo,
  signUpConfirmed,
} from '#tests/support/people.ts';
import {
  awaitTexts,
  countTextsTo,
  createPhoneApp,
  newestTextTo,
  newNumber,
  otherThan,
  signUpByPhone,
  textedCode,
} from './phone-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

async function confirmChange(phone: string) {
  const token = await textedCode(testApp, phone);
  return testApp.client().auth.verifyOtp({ type: 'phone_change', phone, token });
}

describe('a change of number', () => {
  test('waits until the new phone confirms it by code', async () => {
    const person = await signUpByPhone(testApp);
    const wanted = newNumber();
    const { data, error } = await person.client.auth.updateUser({ phone: `+${wanted}` });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone: person.phone, new_phone: wanted });
    expect(data.user).toHaveProperty('phone_change_sent_at');
    expect((await newestTextTo(testApp, wanted)).text).toMatch(/use this number with Saffron/);

    const token = await textedCode(testApp, wanted);
    const { auth } = testApp.client();
    const wrong = { type: 'phone_change', phone: wanted, token: otherThan(token) } as const;
    expect((await auth.verifyOtp(wrong)).error?.code).toBe('otp_expired');
    const asSms = await auth.verifyOtp({ type: 'sms', phone: wanted, token });
    expect(asSms.error?.code).toBe('otp_expired');
    const moved = await auth.verifyOtp({ ...wrong, token });
    expect(moved.data.user).toMatchObject({ id: person.user.id, phone: wanted });
    expect(moved.data.user).not.toHaveProperty('new_phone');
    expect(moved.data.user?.identities).toHaveLength(1);
    expect(moved.data.user?.identities?.[0]?.identity_data).toMatchObject({
      phone: wanted,
      phone_verified: true,
    });
    const old = await auth.signInWithPassword({ phone: person.phone, password: person.password });
    expect(old.error?.code).toBe('invalid_credentials');
    const fresh = await auth.signInWithPassword({ phone: wanted, password: person.password });
    expect(fresh.error).toBeNull();
    const audit = await testApp.testDatabase.owner`
      select payload::text as payload from auth.audit_log_entries
      where payload ->> 'actor_id' = ${person.user.id} and payload ->> 'action' = 'user_modified'`;
    expect(audit).toHaveLength(2);
    expect(JSON.stringify(audit)).not.toContain(wanted);
  });

  test('adds a first number to an email account, as a second way to sign in', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    await person.client.auth.updateUser({ phone });
    const { data } = await confirmChange(phone);
    expect(data.user).toMatchObject({
      id: person.user.id,
      email: person.email,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['email', 'phone']);
    const byPhone = await testApp
      .client()
      .auth.signInWithPassword({ phone, password: person.password });
    expect(byPhone.data.user?.id).toBe(person.user.id);
    const credits = await person.client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 1 });
  });

  test('adds a first email address to a phone account; only that mailbox confirms it', async () => {
    const person = await signUpByPhone(testApp);
    const email = newAddress();
    await person.client.auth.updateUser({ email });
    const token = codeIn(await newestMailTo(testApp, email));
    const { data } = await testApp.client().auth.verifyOtp({ type: 'email_change', email, token });
    expect(data.user).toMatchObject({
      id: person.user.id,
      email,
      phone: person.phone,
      app_metadata: { provider: 'phone', providers: ['phone', 'email'] },
    });
    const profile = await person.client.from('profiles').select('email').single();
    expect(profile.data).toEqual({ email });
    const credentials = { email, password: person.password };
    expect((await testApp.client().auth.signInWithPassword(credentials)).error).toBeNull();
  });

  test('to the current number sends nothing', async () => {
    const person = await signUpByPhone(testApp);
    const texts = await countTextsTo(testApp, person.phone);
    const { data } = await person.client.auth.updateUser({ phone: `+${person.phone}` });
    expect(data.user).not.toHaveProperty('new_phone');
    expect(await countTextsTo(testApp, person.phone)).toBe(texts);
  });

  test('to a taken number is refused, even if it is taken before the confirmation', async () => {
    const person = await signUpByPhone(testApp);
    const other = await signUpByPhone(testApp);
    const taken = await person.client.auth.updateUser({ phone: other.phone });
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const wanted = newNumber();
    await person.client.auth.updateUser({ phone: wanted });
    const token = await textedCode(testApp, wanted);
    await signUpByPhone(testApp, { phone: wanted });
    const late = await testApp
      .client()
      .auth.verifyOtp({ type: 'phone_change', phone: wanted, token });
    expect(late.error).toMatchObject({ status: 422, code: 'phone_exists' });
  });

  test('can be resent by the current or the new number', async () => {
    const person = await signUpByPhone(testApp);
    const wanted = newNumber();
    await person.client.auth.updateUser({ phone: wanted });
    for (const [index, phone] of [person.phone, wanted].entries()) {
      const { error } = await testApp.client().auth.resend({ type: 'phone_change', phone });
      expect(error).toBeNull();
      await awaitTexts(testApp, wanted, index + 2);
    }
    expect((await confirmChange(wanted)).data.user?.phone).toBe(wanted);
    await testApp.client().auth.resend({ type: 'phone_change', phone: wanted });
    expect(await countTextsTo(testApp, wanted)).toBe(3);
  });

  test('invalidates codes that were sent to the old number before it', async () => {
    const person = await signUpByPhone(testApp);
    await testApp.client().auth.signInWithOtp({ phone: person.phone });
    const token = await textedCode(testApp, person.phone);
    const wanted = newNumber();
    await person.client.auth.updateUser({ phone: wanted });
    await confirmChange(wanted);
    const late = await testApp.client().auth.verifyOtp({ type: 'sms', phone: person.phone, token });
    expect(late.error?.code).toBe('otp_expired');
  });

  test.each([[{ phone: 'kitchen' }], [{ phone: '4915112345678', channel: 'whatsapp' }]])(
    '%j is refused',
    async (body) => {
      const { session } = await signUpByPhone(testApp);
      const answer = await testApp.request('/auth/v1/user', {
        method: 'PUT',
        headers: {
          apikey: testApp.services.keys.anonKey,
          authorization: `Bearer ${session.access_token}`,
        },
        body: JSON.stringify(body),
      });
      expect([answer.status, (await answer.json()).error_code]).toEqual([400, 'validation_failed']);
    },
  );

  test('is refused at aal1 when the user has a verified factor', async () => {
    const person = await signUpByPhone(testApp);
    await testApp.testDatabase.owner`
      insert into auth.mfa_factors (user_id, factor_type, status, secret)
      values (${person.user.id}, 'totp', 'verified', 'x')`;
    const { error } = await person.client.auth.updateUser({ phone: newNumber() });
    expect(error).toMatchObject({ status: 401, code: 'insufficient_aal' });
  });
});

describe('reauthentication without an email address', () => {
  test('texts a nonce that works once', async () => {
    const person = await signUpByPhone(testApp);
    expect((await person.client.auth.reauthenticate()).error).toBeNull();
    const nonce = await textedCode(testApp, person.phone);
    expect((await newestTextTo(testApp, person.phone)).text).toMatch(/confirm a change/);
    const asSignIn = await testApp
      .client()
      .auth.verifyOtp({ type: 'sms', phone: person.phone, token: nonce });
    expect(asSignIn.error?.code).toBe('otp_expired');
    const first = await person.client.auth.updateUser({ password: 'brand new butter', nonce });
    expect(first.error).toBeNull();
    const second = await person.client.auth.updateUser({ data: { a: 1 }, nonce });
    expect(second.error?.code).toBe('reauthentication_not_valid');
  });
});

test('reauthentication texts the confirmed phone when the email is not confirmed', async () => {
  const person = await signUpByPhone(testApp);
  const { admin } = testApp.client('service_role').auth;
  await admin.updateUserById(person.user.id, { email: newAddress() });
  expect((await person.client.auth.reauthenticate()).error).toBeNull();
  const nonce = await textedCode(testApp, person.phone);
  expect((await person.client.auth.updateUser({ data: { a: 1 }, nonce })).error).toBeNull();
});

describe('when numbers need no confirmation (CONFIRM_PHONE=false)', () => {
  test('sign-up signs in at once, a taken number is refused, a change applies at once', async () => {
    const open = await createPhoneApp({ CONFIRM_PHONE: 'false' });
    try {
      const phone = newNumber();
      const client = open.client();
      const { data } = await client.auth.signUp({ phone, password: goodPassword });
      expect(data.session?.access_token).toBeTruthy();
      expect(data.user?.phone_confirmed_at).toBeTruthy();
      expect(await countTextsTo(open, phone)).toBe(0);
      const again = await open.client().auth.signUp({ phone, password: goodPassword });
      expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' });
      const other = newNumber();
      const moved = await client.auth.updateUser({ phone: other });
      expect(moved.data.user).toMatchObject({ phone: other });
      expect(moved.data.user).not.toHaveProperty('new_phone');
      const taken = newNumber();
      await open.client().auth.signUp({ phone: taken, password: goodPassword });
      expect((await client.auth.updateUser({ phone: taken })).error?.code).toBe('phone_exists');
      const waiting = newNumber();
      await open.client().auth.signInWithOtp({ phone: waiting });
      expect((await client.auth.updateUser({ phone: waiting })).error?.code).toBe('phone_exists');
      const settings = await open.request('/auth/v1/settings', {
        headers: { apikey: open.services.keys.anonKey },
      });
      expect(await settings.json()).toMatchObject({
        external: { phone: true },
        phone_autoconfirm: true,
        sms_provider: 'mailbox',
      });
    } finally {
      await open.close();
    }
  });

  test('sign-in by code still texts a code', async () => {
    const open = await createPhoneApp({ CONFIRM_PHONE: 'false' });
    try {
      const phone = newNumber();
      const { auth } = open.client();
      expect((await auth.signInWithOtp({ phone })).error).toBeNull();
      const token = await textedCode(open, phone);
      expect((await auth.verifyOtp({ type: 'sms', phone, token })).error).toBeNull();
    } finally {
      await open.close();
    }
  });
});
