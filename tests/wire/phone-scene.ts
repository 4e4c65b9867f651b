import { randomInt } from 'node:crypto';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { StoredMail } from '#server/mail/carrier.ts';
import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';
import { codeIn, countMailsTo, goodPassword, newestMailTo } from '#tests/support/people.ts';

/** Phone sign-in requires a public mailbox or Twilio. The default interval and limit would block tests that request many codes. */
const phoneVariables = {
  MAILBOX_PUBLIC: 'true',
  MAIL_INTERVAL_SECONDS: '0',
  SMS_LIMIT: '1000',
};

export function createPhoneApp(
  variables: Record<string, string> = {},
  services: TestOptions['services'] = {},
): Promise<TestApp> {
  return createTestApp({ variables: { ...phoneVariables, ...variables }, services });
}

/** Returns an unused number in E.164 digits, far from every other number: the limits count nearby numbers together. */
export function newNumber(): string {
  return `49151${randomInt(1_000_000_000, 9_999_999_999)}`.slice(0, 15);
}

export function newestTextTo(testApp: TestApp, number: string): Promise<StoredMail> {
  return newestMailTo(testApp, `+${number}`);
}

export function countTextsTo(testApp: TestApp, number: string): Promise<number> {
  return countMailsTo(testApp, `+${number}`);
}

/** Waits until `count` messages were sent to a number: /resend responds after a constant time, possibly before a slow message is sent. */
export async function awaitTexts(testApp: TestApp, number: string, count: number): Promise<void> {
  await expect.poll(() => countTextsTo(testApp, number)).toBe(count);
}

/** Returns the code of the newest message to a number. */
export async function textedCode(testApp: TestApp, number: string): Promise<string> {
  return codeIn(await newestTextTo(testApp, number));
}

export type PhonePerson = {
  phone: string;
  password: string;
  client: SupabaseClient;
  user: User;
  session: Session;
};

/** Registers a user by phone, confirms the number with the texted code and returns the user with a session. */
export async function signUpByPhone(
  testApp: TestApp,
  given: { phone?: string; password?: string; name?: string } = {},
): Promise<PhonePerson> {
  const { phone = newNumber(), password = goodPassword, name = 'Test Cook' } = given;
  const client = testApp.client();
  const signUp = await client.auth.signUp({ phone, password, options: { data: { name } } });
  if (signUp.error) throw signUp.error;
  const token = await textedCode(testApp, phone);
  const { data, error } = await client.auth.verifyOtp({ type: 'sms', phone, token });
  if (error) throw error;
  if (!data.session || !data.user) throw new Error('The code opened no session.');
  return { phone, password, client, user: data.user, session: data.session };
}

/** Returns a code that differs from the given one. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
