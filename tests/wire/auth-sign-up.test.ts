import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { credentialsMissing } from '#contract/notices.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  goodPassword,
  newAddress,
  newestMailTo,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const keysOf = (value: object | null) => Object.keys(value ?? {}).sort();

function raw(path: string, body: unknown, headers: Record<string, string> = {}) {
  const { anonKey } = testApp.services.keys;
  return testApp.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: anonKey, 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

describe('sign-up', () => {
  test('the official client has the same message as the app for missing credentials', async () => {
    const nobody = { password: goodPassword } as unknown as { email: string; password: string };
    const { auth } = testApp.client();
    expect((await auth.signUp(nobody)).error?.message).toBe(credentialsMissing);
    expect((await auth.signInWithPassword(nobody)).error?.message).toBe(credentialsMissing);
  });

  test('returns the user without a session, and mails a link and a code', async () => {
    const email = newAddress();
    const { data, error } = await testApp.client().auth.signUp({
      email: ` ${email.toUpperCase()} `,
      password: goodPassword,
      options: { data: { name: 'Ada' } },
    });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { name: 'Ada' },
      is_anonymous: false,
    });
    expect(data.user).not.toHaveProperty('email_confirmed_at');
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.identities?.[0]).toMatchObject({
      id: data.user?.id,
      provider: 'email',
      identity_data: { email, name: 'Ada', sub: data.user?.id, email_verified: false },
    });
    const mail = await newestMailTo(testApp, email);
    expect(mail.text).toContain('http://saffron.test/auth/v1/verify?token=');
    expect(codeIn(mail)).toMatch(/^\d{6}$/);
  });

  test('a confirmed user has a profile with the name, the role user and a free credit', async () => {
    const person = await signUpConfirmed(testApp, { name: 'Bea' });
    const profile = await person.client.from('profiles').select('full_name,email').single();
    expect(profile.error).toBeNull();
    expect(profile.data).toEqual({ full_name: 'Bea', email: person.email });
    const role = await person.client.from('user_roles').select('role').single();
    expect(role.data).toEqual({ role: 'user' });
    const credits = await person.client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 1 });
  });

  test('a confirmed address is not revealed: same answer, same password, owner notified', async () => {
    const person = await signUpConfirmed(testApp);
    const client = testApp.client();
    const again = await client.auth.signUp({ email: person.email, password: 'another password' });
    const fresh = await client.auth.signUp({ email: newAddress(), password: 'another password' });
    expect(again.error).toBeNull();
    expect(keysOf(again.data.user)).toEqual(keysOf(fresh.data.user));
    expect(again.data.user).toMatchObject({ identities: [], role: '', email: person.email });
    expect(again.data.user?.id).not.toBe(person.user.id);
    expect((await newestMailTo(testApp, person.email)).subject).toMatch(
      /already have a Saffron Table account/,
    );
    const { error } = await client.auth.signInWithPassword({
      email: person.email,
      password: 'another password',
    });
    expect(error?.code).toBe('invalid_credentials');
  });

  test('two concurrent requests create one account', async () => {
    const email = newAddress();
    const attempts = await Promise.all(
      [1, 2].map(() => testApp.client().auth.signUp({ email, password: goodPassword })),
    );
    expect(attempts.map(({ error }) => error)).toEqual([null, null]);
    const [count] = await testApp.testDatabase.owner`
      select count(*)::int as users from auth.users where email = ${email}`;
    expect(count).toEqual({ users: 1 });
  });

  const address = { email: 'a@example.com' };
  const filled = { ...address, password: goodPassword };
  test.each<[string, unknown, number, string]>([
    [
      'neither email address nor number',
      { password: goodPassword },
      422,
      'anonymous_provider_disabled',
    ],
    ['no password', address, 400, 'validation_failed'],
    ['an empty password', { ...address, password: '' }, 400, 'validation_failed'],
    ['a password of 73 bytes', { ...address, password: 'x'.repeat(73) }, 400, 'validation_failed'],
    ['a password of seven characters', { ...address, password: 'seven77' }, 422, 'weak_password'],
    ['both address and phone', { ...filled, phone: '491234567' }, 400, 'validation_failed'],
    ['a phone', { phone: '491234567', password: goodPassword }, 400, 'phone_provider_disabled'],
    ['an invalid email address', { ...filled, email: 'xx:;x@x.x' }, 400, 'validation_failed'],
    [
      'an email address that is too long',
      { ...filled, email: `${'a'.repeat(250)}@x.de` },
      400,
      'validation_failed',
    ],
    ['a NUL', { ...filled, data: { name: 'a\0b' } }, 400, 'validation_failed'],
    ['half a surrogate pair', { ...filled, data: { name: '\ud800' } }, 400, 'validation_failed'],
    ['a NUL in a key', { ...filled, data: { 'a\0b': 1 } }, 400, 'validation_failed'],
    ['9 kB of metadata', { ...filled, data: { a: 'x'.repeat(9000) } }, 400, 'validation_failed'],
    [
      'a code challenge without a method',
      { ...filled, code_challenge: 'x'.repeat(43) },
      400,
      'validation_failed',
    ],
    [
      'a short challenge',
      { ...filled, code_challenge: 'short', code_challenge_method: 's256' },
      400,
      'validation_failed',
    ],
    ['a JSON number as email address', { ...filled, email: 5 }, 400, 'bad_json'],
    ['broken JSON', '{"email":', 400, 'bad_json'],
    ['an array', '[1]', 400, 'bad_json'],
    ['a hundred thousand brackets', '['.repeat(100_000), 400, 'bad_json'],
    ['deep nesting', `{"data":${'['.repeat(5000)}${']'.repeat(5000)}}`, 400, 'validation_failed'],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await raw('/signup', body, { 'x-supabase-api-version': '2024-01-01' });
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
    expect(answer.status).toBe(status);
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
    expect(answer.headers.get('x-sb-error-code')).toBe(code);
  });

  test('the official client reports the reasons for a weak password', async () => {
    const { error } = await testApp
      .client()
      .auth.signUp({ email: newAddress(), password: 'short' });
    expect(error).toMatchObject({
      name: 'AuthWeakPasswordError',
      reasons: ['length'],
      status: 422,
    });
  });

  test('without the version header an error has the older shape', async () => {
    const answer = await raw('/signup', { email: 'nobody', password: goodPassword });
    expect(await answer.json()).toEqual({
      code: 400,
      error_code: 'validation_failed',
      msg: 'Unable to validate email address: invalid format',
    });
    expect(answer.headers.get('x-supabase-api-version')).toBeNull();
  });

  test('a body over the limit is a 413 in the error format of the auth API', async () => {
    const answer = await raw(
      '/signup',
      { data: 'x'.repeat(1_100_000) },
      { 'x-supabase-api-version': '2024-01-01' },
    );
    expect(answer.status).toBe(413);
    expect(await answer.json()).toMatchObject({ code: 'request_entity_too_large' });
    expect(answer.headers.get('x-supabase-api-version')).toBe('2024-01-01');
  });

  test('null fields and unknown keys are ignored', async () => {
    const answer = await raw('/signup', {
      email: newAddress(),
      password: goodPassword,
      phone: null,
      data: null,
      code_challenge: null,
      code_challenge_method: null,
      gotrue_meta_security: {},
      options: { anything: true },
    });
    expect(answer.status).toBe(200);
  });

  test('a missing or invalid API key is a 401 in the format of the gateway', async () => {
    const without = await testApp.request('/auth/v1/signup', { method: 'POST', body: '{}' });
    expect(without.status).toBe(401);
    expect(await without.json()).toEqual({ message: expect.any(String), hint: expect.any(String) });
    const wrong = await raw('/signup', {}, { apikey: 'made-up' });
    expect(wrong.status).toBe(401);
  });
});

describe('sign-up without confirmation mails', () => {
  test('signs in at once, and reports a taken address', async () => {
    const open = await createTestApp({ variables: { CONFIRM_EMAIL: 'false' } });
    try {
      const email = newAddress();
      const { data } = await open.client().auth.signUp({ email, password: goodPassword });
      expect(data.session?.access_token).toBeTruthy();
      const again = await open.client().auth.signUp({ email, password: goodPassword });
      expect(again.error).toMatchObject({ status: 422, code: 'user_already_exists' });
    } finally {
      await open.close();
    }
  });

  test('is refused by password and by code when sign-up is switched off', async () => {
    const closed = await createTestApp({ variables: { SIGN_UP_ENABLED: 'false' } });
    try {
      const wanted = { email: newAddress(), password: goodPassword };
      const { error } = await closed.client().auth.signUp(wanted);
      expect(error).toMatchObject({ status: 422, code: 'signup_disabled' });
      const byCode = await closed.client().auth.signInWithOtp({ email: wanted.email });
      expect(byCode.error).toMatchObject({ status: 422, code: 'signup_disabled' });
    } finally {
      await closed.close();
    }
  });
});
