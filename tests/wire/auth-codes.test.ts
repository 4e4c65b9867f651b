import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MailCarrier, MailMessage } from '#server/mail/carrier.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const { ask, post } = createAuthCalls(() => testApp);

async function signUp() {
  const email = newAddress();
  await testApp.client().auth.signUp({ email, password: goodPassword });
  const mail = await newestMailTo(testApp, email);
  const linkToken = new URL(linkIn(mail)).searchParams.get('token') ?? '';
  return { email, code: codeIn(mail), linkToken };
}

const otherCode = (code: string, step = 1) =>
  String((Number(code) + step) % 1_000_000).padStart(6, '0');

describe('a mailed code', () => {
  test('confirms the address and opens a session, once', async () => {
    const { email, code } = await signUp();
    const client = testApp.client();
    const { data, error } = await client.auth.verifyOtp({ type: 'signup', email, token: code });
    expect(error).toBeNull();
    expect(data.user?.email_confirmed_at).toBeTruthy();
    expect(data.user?.user_metadata).toMatchObject({ email_verified: true });
    expect(data.user?.identities?.[0]?.identity_data).toMatchObject({ email_verified: true });
    const again = await client.auth.verifyOtp({ type: 'signup', email, token: code });
    expect(again.error).toMatchObject({ status: 403, code: 'otp_expired' });
  });

  test('works once when it is sent several times concurrently', async () => {
    const { email, code } = await signUp();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => post('/verify', { type: 'signup', email, token: code })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403]);
  });

  test('is refused alike when wrong, expired, or of another address or type', async () => {
    const { email, code } = await signUp();
    const refusal = { code: 'otp_expired', message: 'Token has expired or is invalid' };
    const questions = [
      { type: 'signup', email, token: otherCode(code) },
      { type: 'signup', email: newAddress(), token: code },
      { type: 'recovery', email, token: code },
      { type: 'sms', phone: '+491234567890', token: code },
    ];
    for (const question of questions) {
      const answer = await post('/verify', question);
      expect([answer.status, await answer.json()]).toEqual([403, refusal]);
    }
    testApp.clock.advance(3_601_000);
    const late = await post('/verify', { type: 'signup', email, token: code });
    expect([late.status, await late.json()]).toEqual([403, refusal]);
  });

  test('is locked after five wrong guesses, even concurrent ones; the link still works', async () => {
    const { email, code, linkToken } = await signUp();
    const guesses = Array.from({ length: 8 }, (_, step) => otherCode(code, step + 1));
    const answers = await Promise.all(
      guesses.map((token) => post('/verify', { type: 'signup', email, token })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(403));
    const right = await post('/verify', { type: 'signup', email, token: code });
    expect(right.status).toBe(403);
    const byLink = await post('/verify', { type: 'signup', token_hash: linkToken });
    expect(byLink.status).toBe(200);
  });

  test('is not stored in plain text, nor is its link token', async () => {
    const { code, linkToken } = await signUp();
    const rows = await testApp.testDatabase.owner`
      select count(*)::int as count from auth.one_time_tokens t
      where t::text like ${`%${linkToken}%`} or t.code_hash = ${code} or t.token_hash = ${code}`;
    expect(rows[0]).toEqual({ count: 0 });
  });

  test('is valid only from the newest mail', async () => {
    const { email, code } = await signUp();
    await testApp.client().auth.resend({ type: 'signup', email });
    const second = codeIn(await newestMailTo(testApp, email));
    if (second !== code) {
      expect((await post('/verify', { type: 'signup', email, token: code })).status).toBe(403);
    }
    expect((await post('/verify', { type: 'signup', email, token: second })).status).toBe(200);
  });

  test.each<[string, object]>([
    ['a missing type', { email: 'a@example.com', token: '123456' }],
    ['an unknown type', { type: 'telegram', email: 'a@example.com', token: '123456' }],
    [
      'a type that is inherited from Object',
      { type: 'constructor', email: 'a@example.com', token: '123456' },
    ],
    ['neither token nor hash', { type: 'signup', email: 'a@example.com' }],
    [
      'both token and hash',
      { type: 'signup', email: 'a@example.com', token: '1', token_hash: '2' },
    ],
    ['a token without an address', { type: 'signup', token: '123456' }],
    ['a hash with an address', { type: 'signup', email: 'a@example.com', token_hash: 'x' }],
    ['an invalid phone number', { type: 'sms', phone: 'invalid', token: '123456' }],
  ])('%s is a 400', async (_name, body) => {
    const answer = await post('/verify', body);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'validation_failed']);
  });
});

describe('sign-in by code', () => {
  test('an unknown address becomes an account; its code verifies as type email', async () => {
    const email = newAddress();
    const client = testApp.client();
    const sent = await client.auth.signInWithOtp({ email, options: { data: { name: 'Otto' } } });
    expect(sent).toEqual({
      data: { user: null, session: null, messageId: undefined },
      error: null,
    });
    const token = codeIn(await newestMailTo(testApp, email));
    const { data, error } = await client.auth.verifyOtp({ type: 'email', email, token });
    expect(error).toBeNull();
    expect(data.user?.user_metadata).toMatchObject({ name: 'Otto' });
  });

  test('a known address gets a sign-in code, which verifies as email or magiclink', async () => {
    const person = await signUpConfirmed(testApp);
    for (const type of ['email', 'magiclink'] as const) {
      const client = testApp.client();
      await client.auth.signInWithOtp({ email: person.email });
      const mail = await newestMailTo(testApp, person.email);
      expect(mail.subject).toMatch(/sign-in code/);
      const { data } = await client.auth.verifyOtp({
        type,
        email: person.email,
        token: codeIn(mail),
      });
      expect(data.user?.id).toBe(person.user.id);
    }
  });

  test('an unknown address is refused when shouldCreateUser is false', async () => {
    const { error } = await testApp.client().auth.signInWithOtp({
      email: newAddress(),
      options: { shouldCreateUser: false },
    });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
  });

  test.each<[object, number, string]>([
    [{}, 400, 'validation_failed'],
    [{ email: 'a@example.com', phone: '4912345678' }, 400, 'validation_failed'],
    [{ email: 'a@example.com', channel: 'sms' }, 400, 'validation_failed'],
    [{ phone: '4912345678' }, 400, 'phone_provider_disabled'],
    [{ email: 'nobody' }, 400, 'validation_failed'],
  ])('%j is refused', async (body, status, code) => {
    const answer = await post('/otp', body);
    expect([answer.status, (await answer.json()).code]).toEqual([status, code]);
  });
});

describe('recovery and resend', () => {
  test('a recovery code allows a new password; the old one and other sessions end', async () => {
    const person = await signUpConfirmed(testApp);
    const client = testApp.client();
    expect((await client.auth.resetPasswordForEmail(person.email)).error).toBeNull();
    const token = codeIn(await newestMailTo(testApp, person.email));
    const { error } = await client.auth.verifyOtp({ type: 'recovery', email: person.email, token });
    expect(error).toBeNull();
    expect((await client.auth.updateUser({ password: 'brand new butter' })).error).toBeNull();
    const old = await testApp.client().auth.signInWithPassword(person);
    expect(old.error?.code).toBe('invalid_credentials');
    expect((await person.client.auth.getUser()).error?.name).toBe('AuthSessionMissingError');
    const fresh = { email: person.email, password: 'brand new butter' };
    expect((await testApp.client().auth.signInWithPassword(fresh)).error).toBeNull();
  });

  test('the answer does not reveal whether an address is known', async () => {
    const person = await signUpConfirmed(testApp);
    const unknown = newAddress();
    for (const path of ['/recover', '/resend']) {
      for (const email of [person.email, unknown]) {
        expect(await ask(path, { email, type: 'signup' })).toEqual({ status: 200, body: {} });
      }
    }
    expect(await countMailsTo(testApp, unknown)).toBe(0);
  });

  test('resend works for unconfirmed accounts; other types are refused', async () => {
    const { email } = await signUp();
    expect((await testApp.client().auth.resend({ type: 'signup', email })).error).toBeNull();
    expect(await countMailsTo(testApp, email)).toBe(2);
    const refusals = [
      [{ type: 'magiclink', email }, 'validation_failed'],
      [{ type: 'signup' }, 'validation_failed'],
      [{ type: 'sms', phone: '4912345678' }, 'phone_provider_disabled'],
    ] as const;
    for (const [body, code] of refusals) {
      const answer = await post('/resend', body);
      expect([answer.status, (await answer.json()).code]).toEqual([400, code]);
    }
    const nobody = await post('/recover', {});
    expect([nobody.status, (await nobody.json()).code]).toEqual([400, 'validation_failed']);
  });
});

describe('a mail server that does not answer', () => {
  test('makes a sign-up fail with a retryable 503 and keeps the account', async () => {
    let isDown = true;
    const sent: MailMessage[] = [];
    const mail: MailCarrier = {
      async send(message) {
        if (isDown) throw new Error('connection refused');
        sent.push(message);
      },
    };
    const broken = await createTestApp({ services: { mail } });
    try {
      const email = newAddress();
      const client = broken.client();
      const first = await client.auth.signUp({ email, password: goodPassword });
      expect(first.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
      const recovery = await client.auth.resetPasswordForEmail(email);
      expect(recovery.error).toBeNull();
      isDown = false;
      for (let round = 0; round < 3; round += 1) {
        const again = await client.auth.signUp({ email, password: goodPassword });
        expect(again.error).toBeNull();
      }
      expect(sent.map(({ to }) => to)).toEqual([email, email, email]);
    } finally {
      await broken.close();
    }
  });
});
