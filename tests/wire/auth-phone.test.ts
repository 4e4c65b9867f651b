import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { codeIn, goodPassword, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  createPhoneApp,
  newestTextTo,
  newNumber,
  signUpByPhone,
  textedCode,
} from './phone-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

const { ask } = createAuthCalls(() => testApp);
const keysOf = (value: object | null) => Object.keys(value ?? {}).sort();

describe('sign-up by phone', () => {
  test('returns the user without a session, and texts a code', async () => {
    const phone = newNumber();
    const { data, error } = await testApp.client().auth.signUp({
      phone: ` +${phone.slice(0, 2)} ${phone.slice(2, 5)} ${phone.slice(5)}`,
      password: goodPassword,
      options: { data: { name: 'Ada', email: 'victim@example.com', phone: '4900000000' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      email: '',
      role: 'authenticated',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { name: 'Ada' },
    });
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    const [identity] = data.user?.identities ?? [];
    expect(identity).toMatchObject({ id: data.user?.id, provider: 'phone' });
    expect(identity?.identity_data).toEqual({
      name: 'Ada',
      sub: data.user?.id,
      phone,
      email_verified: false,
      phone_verified: false,
    });
    expect(identity).not.toHaveProperty('email');
    const message = await newestTextTo(testApp, phone);
    expect(message).toMatchObject({ subject: 'Text message', html: '' });
    expect(message.text).toMatch(/^\d{6} is your code to sign up for Saffron Table\./);
    expect(message.text.split('\n').at(-1)).toBe(`@saffron.test #${codeIn(message)}`);
  });

  test('the code works once; the user then has a profile, a role and a free credit', async () => {
    const person = await signUpByPhone(testApp, { name: 'Bea' });
    expect(person.user).toMatchObject({ phone: person.phone, email: '' });
    expect(person.user.phone_confirmed_at).toBeTruthy();
    expect(person.user.confirmed_at).toBe(person.user.phone_confirmed_at);
    expect(person.user.user_metadata).toEqual({ name: 'Bea', phone_verified: true });
    expect(person.user.identities?.[0]?.identity_data).toMatchObject({ phone_verified: true });
    const { data: claims } = await person.client.auth.getClaims();
    expect(claims?.claims).toMatchObject({ phone: person.phone, email: '', aal: 'aal1' });
    expect(claims?.claims.amr).toMatchObject([{ method: 'otp' }]);

    const profile = await person.client.from('profiles').select('full_name,email').single();
    expect(profile.data).toEqual({ full_name: 'Bea', email: null });
    const renamed = await person.client
      .from('profiles')
      .update({ full_name: 'Bea B.' })
      .eq('id', person.user.id)
      .select('full_name')
      .single();
    expect(renamed.data).toEqual({ full_name: 'Bea B.' });
    const role = await person.client.from('user_roles').select('role').single();
    expect(role.data).toEqual({ role: 'user' });
    const credits = await person.client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 1 });

    const token = await textedCode(testApp, person.phone);
    const again = await testApp
      .client()
      .auth.verifyOtp({ type: 'sms', phone: person.phone, token });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('a cook without a name is called User, never by the number', async () => {
    const phone = newNumber();
    const { auth } = testApp.client();
    await auth.signUp({ phone, password: goodPassword });
    const token = await textedCode(testApp, phone);
    const { data } = await auth.verifyOtp({ type: 'sms', phone, token });
    const [profile] = await testApp.testDatabase.owner`
      select full_name from public.profiles where id = ${data.user?.id ?? ''}`;
    expect(profile).toEqual({ full_name: 'User' });
  });

  test('a number gets the free credit once, even after the account is deleted', async () => {
    const first = await signUpByPhone(testApp);
    const { admin } = testApp.client('service_role').auth;
    expect((await admin.deleteUser(first.user.id)).error).toBeNull();
    const second = await signUpByPhone(testApp, { phone: first.phone });
    expect(second.user.id).not.toBe(first.user.id);
    const credits = await second.client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 0 });
  });

  test('a confirmed number is not revealed: same answer, same password, owner notified', async () => {
    const person = await signUpByPhone(testApp);
    const { auth } = testApp.client();
    const again = await auth.signUp({ phone: person.phone, password: 'another password' });
    const fresh = await auth.signUp({ phone: newNumber(), password: 'another password' });
    expect(again.error).toBeNull();
    expect(keysOf(again.data.user)).toEqual(keysOf(fresh.data.user));
    expect(again.data.user).toMatchObject({
      identities: [],
      role: '',
      phone: person.phone,
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
    });
    expect(again.data.user?.id).not.toBe(person.user.id);
    expect((await newestTextTo(testApp, person.phone)).text).toMatch(/has a Saffron Table account/);
    const wrong = await auth.signInWithPassword({
      phone: person.phone,
      password: 'another password',
    });
    expect(wrong.error?.code).toBe('invalid_credentials');
    expect((await auth.signInWithPassword(person)).error).toBeNull();
  });

  test('two concurrent requests create one account', async () => {
    const phone = newNumber();
    const attempts = await Promise.all(
      [1, 2].map(() => testApp.client().auth.signUp({ phone, password: goodPassword })),
    );
    expect(attempts.map(({ error }) => error)).toEqual([null, null]);
    const [count] = await testApp.testDatabase.owner`
      select count(*)::int as users from auth.users where phone = ${phone}`;
    expect(count).toEqual({ users: 1 });
  });

  const filled = { phone: '+4915112345678', password: goodPassword };
  test.each<[string, object, number, string]>([
    ['no password', { phone: filled.phone }, 400, 'validation_failed'],
    ['a weak password', { ...filled, password: 'short' }, 422, 'weak_password'],
    [
      'a number with an email address',
      { ...filled, email: 'a@example.com' },
      400,
      'validation_failed',
    ],
    [
      'a number without a country code',
      { ...filled, phone: '0151 12345678' },
      400,
      'validation_failed',
    ],
    ['an invalid number', { ...filled, phone: 'kitchen' }, 400, 'validation_failed'],
    ['a number as a JSON number', { ...filled, phone: 4_915_112_345_678 }, 400, 'bad_json'],
    ['another channel', { ...filled, channel: 'whatsapp' }, 400, 'validation_failed'],
    ['an unknown channel', { ...filled, channel: 'pigeon' }, 400, 'validation_failed'],
    [
      'PKCE, which needs a mail link',
      { ...filled, code_challenge: 'x'.repeat(43), code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await ask('/signup', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('sign-in by phone and password', () => {
  test('opens a session for any notation of the number, and uses the phone identity', async () => {
    const person = await signUpByPhone(testApp);
    testApp.clock.advance(60_000);
    const { data, error } = await testApp.client().auth.signInWithPassword({
      phone: `+${person.phone.slice(0, 5)} ${person.phone.slice(5)}`,
      password: person.password,
    });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(person.user.id);
    expect(data.user?.identities?.[0]?.last_sign_in_at).toBe(data.user?.last_sign_in_at);
  });

  test('reports an unconfirmed number only after the right password', async () => {
    const phone = newNumber();
    const { auth } = testApp.client();
    await auth.signUp({ phone, password: goodPassword });
    const right = await auth.signInWithPassword({ phone, password: goodPassword });
    expect(right.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
    const wrong = await auth.signInWithPassword({ phone, password: 'wrong password' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'invalid_credentials' });
    const unknown = await auth.signInWithPassword({ phone: newNumber(), password: goodPassword });
    expect(unknown.error?.message).toBe(wrong.error?.message);
  });

  test.each<[string, object, number, string]>([
    [
      'email address and number together',
      { email: 'a@example.com', phone: '4915112345678' },
      400,
      'validation_failed',
    ],
    ['neither email address nor number', {}, 400, 'validation_failed'],
    ['an invalid number', { phone: 'kitchen' }, 400, 'invalid_credentials'],
    ['a quote in the number', { phone: `4915112345678' or '1'='1` }, 400, 'invalid_credentials'],
  ])('%s is refused', async (_name, given, status, code) => {
    const answer = await ask('/token?grant_type=password', { ...given, password: goodPassword });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test('a banned user is refused', async () => {
    const person = await signUpByPhone(testApp);
    const { admin } = testApp.client('service_role').auth;
    await admin.updateUserById(person.user.id, { ban_duration: '24h' });
    const { error } = await testApp.client().auth.signInWithPassword(person);
    expect(error).toMatchObject({ status: 400, code: 'user_banned' });
  });
});

test('an email address and a number are separate accounts until the user links them', async () => {
  const byMail = await signUpConfirmed(testApp);
  const byPhone = await signUpByPhone(testApp);
  expect(byMail.user.id).not.toBe(byPhone.user.id);
});
