import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import { goodPassword, signUpConfirmed } from '#tests/support/people.ts';
import { countTextsTo, createPhoneApp, newNumber, signUpByPhone } from './phone-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp({ SMS_COUNTRIES: '43, 49' });
});
afterAll(() => testApp.close());

const abroad = '447700900123';
const refusal = { status: 422, code: 'sms_send_failed' };

test('a number of an allowed country gets its code', async () => {
  const phone = newNumber();
  expect((await signUpByPhone(testApp, { phone })).user.phone).toBe(phone);
});

test('a number of another country is refused before anything is stored or sent', async () => {
  const { auth } = testApp.client();
  const signUp = await auth.signUp({ phone: abroad, password: goodPassword });
  expect(signUp.error).toMatchObject(refusal);
  expect((await auth.signInWithOtp({ phone: abroad })).error).toMatchObject(refusal);
  const again = await auth.resend({ type: 'sms', phone: abroad });
  expect(again.error).toMatchObject(refusal);
  const person = await signUpConfirmed(testApp);
  const change = await person.client.auth.updateUser({ phone: abroad });
  expect(change.error).toMatchObject(refusal);
  expect(await countTextsTo(testApp, abroad)).toBe(0);
  const accounts = await testApp.testDatabase
    .owner`select 1 from auth.users where ${abroad} in (phone, phone_change)`;
  expect(accounts).toHaveLength(0);
});

test('a phone factor with a number of another country gets no challenge', async () => {
  const person = await signUpConfirmed(testApp);
  const { mfa } = person.client.auth;
  const enrolled = await mfa.enroll({ factorType: 'phone', phone: `+${abroad}` });
  const factorId = enrolled.data?.id ?? '';
  const challenge = await mfa.challenge({ factorId, channel: 'sms' });
  expect(challenge.error).toMatchObject(refusal);
  expect(await countTextsTo(testApp, abroad)).toBe(0);
});
