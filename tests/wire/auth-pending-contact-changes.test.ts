import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  newAddress,
  newestMailTo,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createByAdminScene } from './by-admin-scene.ts';
import { enrollApp, proveApp } from './factor-scene.ts';
import {
  countTextsTo,
  createPhoneApp,
  newNumber,
  signUpByPhone,
  textedCode,
} from './phone-scene.ts';

let testApp: TestApp;
const { at, makeAdmin } = createByAdminScene(() => testApp);
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

const newPassword = 'entirely another one';

async function wishOf(id: string, kind: 'email' | 'phone') {
  const { data } = await testApp.client('service_role').auth.admin.getUserById(id);
  return data.user?.[`new_${kind}`];
}

/** Actions that end a thief's hold on an account: taken by the owner, by an admin or by the operator. */
const defences: Record<string, (owner: Person) => Promise<unknown>> = {
  'a new password': ({ client }) => client.auth.updateUser({ password: newPassword }),
  'a new password by recovery': async ({ email }) => {
    const { auth } = testApp.client();
    await auth.resetPasswordForEmail(email);
    const token = codeIn(await newestMailTo(testApp, email));
    await auth.verifyOtp({ type: 'recovery', email, token });
    return auth.updateUser({ password: newPassword });
  },
  'a new password by the operator': ({ user }) =>
    testApp.client('service_role').auth.admin.updateUserById(user.id, { password: newPassword }),
  'being signed out by an admin': async ({ user }) =>
    at(await makeAdmin(), user, 'POST', 'sign-out'),
  'a suspension': async ({ user }) => {
    const admin = await makeAdmin();
    const suspension = { hours: 24, seenSuspendedUntil: null };
    await at(admin, user, 'POST', 'suspension', suspension);
    await at(admin, user, 'DELETE', 'suspension');
  },
  'logging out everywhere': ({ client }) => client.auth.signOut({ scope: 'global' }),
  'logging the others out': ({ client }) => client.auth.signOut({ scope: 'others' }),
  'a second factor': async ({ client }) =>
    proveApp(testApp, client, await enrollApp(client, 'App')),
};

describe('a pending phone change that a thief requested', () => {
  test.each(Object.keys(defences))('is dropped by %s', async (name) => {
    const owner = await signUpConfirmed(testApp);
    const thief = await signIn(testApp, owner);
    const number = newNumber();
    const phone = `+${number}`;
    expect((await thief.client.auth.updateUser({ phone })).error).toBeNull();
    const token = await textedCode(testApp, number);
    await defences[name]?.(owner);

    const { auth } = testApp.client();
    const late = await auth.verifyOtp({ type: 'phone_change', phone, token });
    expect(late.error).toMatchObject({ status: 403, code: 'otp_expired' });
    // Any caller may resend the message of a pending change.
    expect((await auth.resend({ type: 'phone_change', phone })).error).toBeNull();
    expect(await countTextsTo(testApp, number)).toBe(1);
    expect(await wishOf(owner.user.id, 'phone')).toBeUndefined();
  });
});

describe('a pending email change', () => {
  test('still waits for the current mailbox after a logout', async () => {
    const { client, user, email } = await signUpConfirmed(testApp);
    const address = newAddress();
    await client.auth.updateUser({ email: address });
    await client.auth.signOut({ scope: 'global' });
    expect(await wishOf(user.id, 'email')).toBe(address);
    for (const mailbox of [email, address]) {
      const token = codeIn(await newestMailTo(testApp, mailbox));
      const { auth } = testApp.client();
      const { error } = await auth.verifyOtp({ type: 'email_change', email: mailbox, token });
      expect(error).toBeNull();
    }
  });

  test('is dropped by a logout when the account has no current mailbox', async () => {
    const { client, user } = await signUpByPhone(testApp);
    const email = newAddress();
    await client.auth.updateUser({ email });
    const token = codeIn(await newestMailTo(testApp, email));
    await client.auth.signOut({ scope: 'global' });
    const { auth } = testApp.client();
    expect((await auth.verifyOtp({ type: 'email_change', email, token })).error?.code).toBe(
      'otp_expired',
    );
    expect(await wishOf(user.id, 'email')).toBeUndefined();
  });

  test('is dropped by a new password, unless the same request starts it', async () => {
    const { client, user } = await signUpConfirmed(testApp);
    await client.auth.updateUser({ email: newAddress() });
    await client.auth.updateUser({ password: newPassword });
    expect(await wishOf(user.id, 'email')).toBeUndefined();
    const address = newAddress();
    await client.auth.updateUser({ password: `${newPassword} more`, email: address });
    expect(await wishOf(user.id, 'email')).toBe(address);
  });
});
