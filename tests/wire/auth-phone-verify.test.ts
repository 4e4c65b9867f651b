import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { goodPassword } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  awaitTexts,
  countTextsTo,
  createPhoneApp,
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

const { ask } = createAuthCalls(() => testApp);

describe('verify', () => {
  test('refuses the right code after five wrong tries', async () => {
    const phone = newNumber();
    const { auth } = testApp.client();
    await auth.signUp({ phone, password: goodPassword });
    const token = await textedCode(testApp, phone);
    const wrong = { type: 'sms', phone, token: otherThan(token) } as const;
    for (let round = 0; round < 5; round += 1) {
      expect((await auth.verifyOtp(wrong)).error?.code).toBe('otp_expired');
    }
    expect((await auth.verifyOtp({ ...wrong, token })).error?.code).toBe('otp_expired');
  });

  test('a texted code expires after ten minutes and is stored as a hash', async () => {
    const patient = await createPhoneApp();
    // Freeze the date, so that only the test advances the time: one second between sending and checking is too much.
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const phone = newNumber();
      const { auth } = patient.client();
      await auth.signUp({ phone, password: goodPassword });
      const token = await textedCode(patient, phone);
      const [stored] = await patient.testDatabase.owner`
        select t::text as row from auth.one_time_tokens t where relates_to = ${phone}`;
      expect(stored?.row).not.toMatch(new RegExp(`\\b${token}\\b`));
      patient.clock.advance(601_000);
      const late = await auth.verifyOtp({ type: 'sms', phone, token });
      expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' });
      await auth.resend({ type: 'sms', phone });
      await awaitTexts(patient, phone, 2);
      patient.clock.advance(599_000);
      const fresh = await textedCode(patient, phone);
      expect((await auth.verifyOtp({ type: 'sms', phone, token: fresh })).error).toBeNull();
    } finally {
      await patient.close();
    }
  });

  test('one code opens one session, even in concurrent requests', async () => {
    const phone = newNumber();
    await testApp.client().auth.signUp({ phone, password: goodPassword });
    const token = await textedCode(testApp, phone);
    const attempts = await Promise.all(
      Array.from({ length: 5 }, () =>
        testApp.client().auth.verifyOtp({ type: 'sms', phone, token }),
      ),
    );
    expect(attempts.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('a texted code is refused for email types and for phone_change', async () => {
    const phone = newNumber();
    await testApp.client().auth.signUp({ phone, password: goodPassword });
    const token = await textedCode(testApp, phone);
    for (const type of ['signup', 'email', 'recovery', 'magiclink', 'invite', 'email_change']) {
      const answer = await ask('/verify', { type, phone, token });
      expect([type, answer.status, answer.body.code]).toEqual([type, 400, 'validation_failed']);
    }
    const change = await ask('/verify', { type: 'phone_change', phone, token });
    expect([change.status, change.body.code]).toEqual([403, 'otp_expired']);
    expect((await ask('/verify', { type: 'sms', phone, token })).status).toBe(200);
  });

  test.each<[string, object, number, string]>([
    [
      'type sms with an email address',
      { type: 'sms', email: 'a@b.de', token: '1' },
      400,
      'validation_failed',
    ],
    ['an invalid number', { type: 'sms', phone: 'kitchen', token: '1' }, 400, 'validation_failed'],
    ['a token hash of type sms', { type: 'sms', token_hash: 'x' }, 400, 'validation_failed'],
    [
      'an unknown number',
      { type: 'sms', phone: '4915100000000', token: '123456' },
      403,
      'otp_expired',
    ],
    ['an empty code', { type: 'sms', phone: '4915100000000', token: '' }, 400, 'validation_failed'],
  ])('%s is refused', async (_name, body, status, code) => {
    const answer = await ask('/verify', body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });
});

describe('resend', () => {
  test('texts a new code to an unconfirmed number and invalidates the older one', async () => {
    const phone = newNumber();
    const { auth } = testApp.client();
    await auth.signUp({ phone, password: goodPassword });
    const older = await textedCode(testApp, phone);
    expect((await auth.resend({ type: 'sms', phone: `+${phone}` })).error).toBeNull();
    await awaitTexts(testApp, phone, 2);
    const token = await textedCode(testApp, phone);
    if (token !== older) {
      const dead = await auth.verifyOtp({ type: 'sms', phone, token: older });
      expect(dead.error?.code).toBe('otp_expired');
    }
    expect((await auth.verifyOtp({ type: 'sms', phone, token })).error).toBeNull();
    expect((await auth.signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
  });

  test('answer and response time do not reveal whether a number is known', async () => {
    const even = await createPhoneApp({}, { minResponseMs: 150 });
    const evenCalls = createAuthCalls(() => even);
    const { phone } = await signUpByPhone(even);
    const waiting = newNumber();
    await even.client().auth.signUp({ phone: waiting, password: goodPassword });
    const texts = await countTextsTo(even, phone);
    for (const number of [phone, waiting, newNumber()]) {
      const startedAt = performance.now();
      const answer = await evenCalls.ask('/resend', { type: 'sms', phone: number });
      expect(answer).toEqual({ status: 200, body: {} });
      expect(performance.now() - startedAt).toBeGreaterThan(140);
    }
    expect(await countTextsTo(even, phone)).toBe(texts);
    await awaitTexts(even, waiting, 2);
    await even.close();
  });

  test.each([
    [{ type: 'sms' }],
    [{ type: 'sms', email: 'a@example.com' }],
    [{ type: 'phone_change' }],
    [{ type: 'sms', phone: '4915112345678', email: 'a@example.com' }],
    [{ type: 'sms', phone: 'kitchen' }],
    [{ type: 'signup', phone: '4915112345678' }],
  ])('%j is refused', async (body) => {
    const answer = await ask('/resend', body);
    expect([answer.status, answer.body.code]).toEqual([400, 'validation_failed']);
  });
});
