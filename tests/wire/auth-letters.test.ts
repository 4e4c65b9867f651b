import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  fragmentOf,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  type Person,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createPhoneApp, newNumber, textedCode } from './phone-scene.ts';

const next = 'a brand new password';
const newPassword = 'Your Saffron Table account has a new password';
const newNumberSet = 'Your Saffron Table account has a new phone number';
const newAddressSet = 'Your Saffron Table account has a new email address';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

async function subjectsTo(address: string, of = testApp): Promise<string[]> {
  const mails = (await of.services.mailbox?.list()) ?? [];
  return mails.filter(({ to }) => to === address).map(({ subject }) => subject);
}

describe('the owner gets a mail', () => {
  test('about a new password, once, but not about the sign-up password', async () => {
    const person = await signUpConfirmed(testApp);
    expect(await subjectsTo(person.email)).not.toContain(newPassword);
    const same = await person.client.auth.updateUser({ password: person.password });
    expect(same.error?.code).toBe('same_password');
    expect(await subjectsTo(person.email)).not.toContain(newPassword);
    expect((await person.client.auth.updateUser({ password: next })).error).toBeNull();
    const subjects = await subjectsTo(person.email);
    expect(subjects.filter((subject) => subject === newPassword)).toHaveLength(1);
    const { text } = await newestMailTo(testApp, person.email);
    expect(text).not.toMatch(/token|\b\d{6}\b/);
  });

  test('about a password that was set by a recovery', async () => {
    const person = await signUpConfirmed(testApp);
    await testApp.client().auth.resetPasswordForEmail(person.email);
    const token = codeIn(await newestMailTo(testApp, person.email));
    const { auth } = testApp.client();
    await auth.verifyOtp({ type: 'recovery', email: person.email, token });
    expect((await auth.updateUser({ password: next })).error).toBeNull();
    expect((await newestMailTo(testApp, person.email)).subject).toBe(newPassword);
  });

  test('but not about the first password after an invitation', async () => {
    const email = newAddress();
    await testApp.client('service_role').auth.admin.inviteUserByEmail(email);
    const token = codeIn(await newestMailTo(testApp, email));
    const { auth } = testApp.client();
    await auth.verifyOtp({ type: 'invite', email, token });
    expect((await auth.updateUser({ password: goodPassword })).error).toBeNull();
    expect(await countMailsTo(testApp, email)).toBe(1);
  });

  test('about the first password of an account that had none', async () => {
    const email = newAddress();
    await testApp.client().auth.signInWithOtp({ email });
    const token = codeIn(await newestMailTo(testApp, email));
    const { auth } = testApp.client();
    await auth.verifyOtp({ type: 'email', email, token });
    await testApp.testDatabase
      .owner`update auth.users set encrypted_password = null where email = ${email}`;
    expect((await auth.updateUser({ password: goodPassword })).error).toBeNull();
    expect((await newestMailTo(testApp, email)).subject).toBe(newPassword);
  });

  /** Starts an address change and opens the link at the new address; the test then confirms at the old address. */
  async function askedToMove(): Promise<{ person: Person; wanted: string }> {
    const person = await signUpConfirmed(testApp);
    const wanted = newAddress('new');
    await person.client.auth.updateUser({ email: wanted });
    await openLink(testApp, linkIn(await newestMailTo(testApp, wanted)));
    expect(await subjectsTo(person.email)).not.toContain(newAddressSet);
    return { person, wanted };
  }

  test('at the old address when a link completes the address change', async () => {
    const { person, wanted } = await askedToMove();
    const end = await openLink(testApp, linkIn(await newestMailTo(testApp, person.email)));
    expect(fragmentOf(end).get('access_token')).toBeTruthy();
    const { subject, text } = await newestMailTo(testApp, person.email);
    expect(subject).toBe(newAddressSet);
    expect(text).not.toContain(wanted);
    expect(await subjectsTo(wanted)).not.toContain(newAddressSet);
  });

  test('at the old address when a code completes the address change', async () => {
    const { person } = await askedToMove();
    const token = codeIn(await newestMailTo(testApp, person.email));
    const { error } = await testApp
      .client()
      .auth.verifyOtp({ type: 'email_change', email: person.email, token });
    expect(error).toBeNull();
    expect((await newestMailTo(testApp, person.email)).subject).toBe(newAddressSet);
  });

  test('about a new phone number, once the phone confirmed it', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    await person.client.auth.updateUser({ phone });
    expect(await subjectsTo(person.email)).not.toContain(newNumberSet);
    const token = await textedCode(testApp, phone);
    await testApp.client().auth.verifyOtp({ type: 'phone_change', phone, token });
    const { subject, text } = await newestMailTo(testApp, person.email);
    expect(subject).toBe(newNumberSet);
    expect(text).not.toContain(phone);
  });
});

test('a phone number that changes without confirmation is reported by mail too', async () => {
  const unproven = await createPhoneApp({ CONFIRM_PHONE: 'false' });
  try {
    const person = await signUpConfirmed(unproven);
    expect((await person.client.auth.updateUser({ phone: newNumber() })).error).toBeNull();
    expect(await subjectsTo(person.email, unproven)).toContain(newNumberSet);
  } finally {
    await unproven.close();
  }
});

test('a failed notification mail does not fail the password change', async () => {
  const { mail } = testApp.services;
  const person = await signUpConfirmed(testApp);
  const send = mail.send;
  let tries = 0;
  mail.send = async () => {
    tries += 1;
    throw new Error('The mail server is away.');
  };
  try {
    expect((await person.client.auth.updateUser({ password: next })).error).toBeNull();
  } finally {
    mail.send = send;
  }
  expect(tries).toBe(1);
  const { email } = person;
  const { error } = await testApp.client().auth.signInWithPassword({ email, password: next });
  expect(error).toBeNull();
});
