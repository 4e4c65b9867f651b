import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SmsCarrier, TextMessage } from '#server/mail/sms-carrier.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { sendJson, startHttpServer } from '#tests/support/http-server.ts';
import { goodPassword } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  countTextsTo,
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

describe('sign-in by texted code', () => {
  test('creates an account for an unknown number', async () => {
    const phone = newNumber();
    const { auth } = testApp.client();
    const sent = await auth.signInWithOtp({
      phone: `+${phone}`,
      options: { data: { name: 'Otto' } },
    });
    expect(sent).toEqual({
      data: { user: null, session: null, messageId: undefined },
      error: null,
    });
    expect((await newestTextTo(testApp, phone)).text).toMatch(/your code to sign in to/);
    const token = await textedCode(testApp, phone);
    const { data, error } = await auth.verifyOtp({ type: 'sms', phone, token });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ phone, user_metadata: { name: 'Otto' } });
    const credits = await testApp.testDatabase.owner`
      select balance from public.credits where user_id = ${data.user?.id ?? ''}`;
    expect(credits[0]).toEqual({ balance: 1 });
  });

  test('signs in a known number, keeps its password and data, and sends the same text', async () => {
    const person = await signUpByPhone(testApp, { name: 'Ada' });
    const { auth } = testApp.client();
    await auth.signInWithOtp({ phone: person.phone });
    const known = (await newestTextTo(testApp, person.phone)).text;
    const token = await textedCode(testApp, person.phone);
    const { data } = await auth.verifyOtp({ type: 'sms', phone: person.phone, token });
    expect(data.user?.id).toBe(person.user.id);
    expect(data.user?.user_metadata).toMatchObject({ name: 'Ada' });
    expect((await auth.signInWithPassword(person)).error).toBeNull();

    const stranger = newNumber();
    await auth.signInWithOtp({ phone: stranger });
    const unknown = (await newestTextTo(testApp, stranger)).text;
    const withoutCode = (text: string) => text.replace(/\d{6}/g, '');
    expect(withoutCode(unknown)).toBe(withoutCode(known));
  });

  test('with shouldCreateUser false an unknown number is refused, and gets no message', async () => {
    const phone = newNumber();
    const { error } = await testApp
      .client()
      .auth.signInWithOtp({ phone, options: { shouldCreateUser: false } });
    expect(error).toMatchObject({ status: 422, code: 'otp_disabled' });
    expect(await countTextsTo(testApp, phone)).toBe(0);
  });

  const phone = '+49 151 12345678';
  test.each<[string, object]>([
    ['a number with an email address', { phone, email: 'a@example.com' }],
    ['the channel whatsapp', { phone, channel: 'whatsapp' }],
    ['an invalid number', { phone: 'kitchen' }],
    ['a code challenge without a method', { phone, code_challenge: 'x'.repeat(43) }],
  ])('%s is refused', async (_name, body) => {
    const answer = await ask('/otp', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });

  test('a PKCE client also gets its session from the code', async () => {
    const number = newNumber();
    const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 's256' };
    expect((await ask('/otp', { phone: number, ...challenge })).status).toBe(200);
    const token = await textedCode(testApp, number);
    const answer = await ask('/verify', { type: 'sms', phone: number, token });
    expect(answer.body.access_token).toBeTruthy();
  });
});

describe('through Twilio', () => {
  type Twilio = Awaited<ReturnType<typeof startHttpServer>>;
  let twilio: Twilio;
  let byTwilio: TestApp;
  let answer: (response: ServerResponse, count: number) => void;
  const accept = (response: ServerResponse, count: number) =>
    sendJson(response, 201, { sid: `SM${count}` });

  beforeAll(async () => {
    answer = accept;
    twilio = await startHttpServer((_asked, response, count) => answer(response, count));
    byTwilio = await createTestApp({
      variables: {
        TWILIO_ACCOUNT_SID: 'AC42',
        TWILIO_AUTH_TOKEN: 'of-the-account',
        TWILIO_FROM: 'MG42',
        TWILIO_API_URL: twilio.origin,
      },
    });
  });
  afterAll(async () => {
    await byTwilio.close();
    await twilio.close();
  });

  const newestForm = () => new URLSearchParams(twilio.asked.at(-1)?.body);

  test('codes are texted, and the answer has the message id, for new and known users', async () => {
    const phone = newNumber();
    const { auth } = byTwilio.client();
    const first = await auth.signInWithOtp({ phone });
    expect(first.data).toEqual({ user: null, session: null, messageId: 'SM1' });
    expect(newestForm().get('To')).toBe(`+${phone}`);
    const token = /\d{6}/.exec(newestForm().get('Body') ?? '')?.[0] ?? '';
    expect((await auth.verifyOtp({ type: 'sms', phone, token })).error).toBeNull();
    const nonce = await byTwilio.request('/auth/v1/reauthenticate', {
      headers: {
        apikey: byTwilio.services.keys.anonKey,
        authorization: `Bearer ${(await auth.getSession()).data.session?.access_token}`,
      },
    });
    expect(await nonce.json()).toEqual({ message_id: 'SM2' });
  });

  test('settings report twilio as the SMS provider', async () => {
    const settings = await byTwilio.request('/auth/v1/settings', {
      headers: { apikey: byTwilio.services.keys.anonKey },
    });
    expect(await settings.json()).toMatchObject({
      external: { phone: true },
      phone_autoconfirm: false,
      sms_provider: 'twilio',
    });
  });

  test('answers 503 while Twilio is down, and the same request works right afterwards', async () => {
    const phone = newNumber();
    const { auth } = byTwilio.client();
    answer = (response) => sendJson(response, 500, { code: 20500, message: 'Oh no' });
    const failed = await auth.signUp({ phone, password: goodPassword });
    expect(failed.error).toMatchObject({ name: 'AuthRetryableFetchError', status: 503 });
    answer = accept;
    expect((await auth.signUp({ phone, password: goodPassword })).error).toBeNull();
    const token = /\d{6}/.exec(newestForm().get('Body') ?? '')?.[0] ?? '';
    expect((await auth.verifyOtp({ type: 'sms', phone, token })).error).toBeNull();
    expect((await auth.signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
  });

  test('answers 422 for a number that cannot receive text messages', async () => {
    answer = (response) => sendJson(response, 400, { code: 21614, message: 'Not a mobile' });
    const { error } = await byTwilio.client().auth.signInWithOtp({ phone: newNumber() });
    expect(error).toMatchObject({ status: 422, code: 'sms_send_failed' });
    answer = accept;
  });
});

describe('when the SMS carrier fails', () => {
  test('resend reports no error, and a change of number can be retried', async () => {
    let isDown = false;
    let failures = 0;
    const sent: TextMessage[] = [];
    const sms: SmsCarrier = {
      async send(message) {
        if (isDown) {
          failures += 1;
          throw new Error('out of order');
        }
        sent.push(message);
        return { messageId: null };
      },
    };
    const broken = await createTestApp({
      variables: { MAILBOX_PUBLIC: 'true' },
      services: { sms },
    });
    try {
      const phone = newNumber();
      const client = broken.client();
      await client.auth.signUp({ phone, password: goodPassword });
      const token = sent.at(-1)?.text.slice(0, 6) ?? '';
      await client.auth.verifyOtp({ type: 'sms', phone, token });
      const wanted = newNumber();
      isDown = true;
      expect((await client.auth.updateUser({ phone: wanted })).error?.status).toBe(503);
      expect((await client.auth.resend({ type: 'phone_change', phone: wanted })).error).toBeNull();
      await expect.poll(() => failures).toBe(2);
      isDown = false;
      const again = await client.auth.updateUser({ phone: wanted });
      expect(again.data.user).toMatchObject({ phone, new_phone: wanted });
      const code = sent.at(-1)?.text.slice(0, 6) ?? '';
      const moved = await client.auth.verifyOtp({
        type: 'phone_change',
        phone: wanted,
        token: code,
      });
      expect(moved.data.user?.phone).toBe(wanted);
    } finally {
      await broken.close();
    }
  });
});
