import { randomInt } from 'node:crypto';
import type { Session, SupabaseClient, User } from '@supabase/supabase-js';
import { expect } from 'vitest';
import type { StoredMail } from '#server/mail/carrier.ts';
import { createTestApp, type TestApp, type TestOptions } from '#tests/support/app.ts';
import { codeIn, countMailsTo, goodPassword, newestMailTo } from '#tests/support/people.ts';

/** Phones need a mailbox that somebody can read, or Twilio; interval and limits would hold up tests that ask often. */
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

/** A number that nobody had before, in E.164 digits, and far from every other: limits count neighbours together. */
export function newNumber(): string {
  return `49151${randomInt(1_000_000_000, 9_999_999_999)}`.slice(0, 15);
}

export function newestTextTo(testApp: TestApp, number: string): Promise<StoredMail> {
  return newestMailTo(testApp, `+${number}`);
}

export function countTextsTo(testApp: TestApp, number: string): Promise<number> {
  return countMailsTo(testApp, `+${number}`);
}

/** Waits until so many messages went to a number: /resend answers evenly, a slow one still on its way. */
export async function awaitTexts(testApp: TestApp, number: string, count: number): Promise<void> {
  await expect.poll(() => countTextsTo(testApp, number)).toBe(count);
}

/** The code of the newest message to a number. */
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

/** Registers somebody by phone, confirms the number with the texted code, and answers them signed in. */
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

/** A code that is not the one that was sent. */
export function otherThan(code: string): string {
  return code === '000000' ? '111111' : '000000';
}
