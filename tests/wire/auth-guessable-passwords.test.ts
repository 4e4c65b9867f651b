import type { AuthError } from '@supabase/supabase-js';
import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  fragmentOf,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

const known = 'Password123';
const next = 'a brand new password';
const dayMs = 24 * 3_600_000;

/** Returns a client that is signed in by the link of a recovery mail. */
async function byRecovery(email: string) {
  const client = testApp.client();
  await client.auth.resetPasswordForEmail(email);
  const link = await openLink(testApp, linkIn(await newestMailTo(testApp, email)));
  const fragment = fragmentOf(link);
  await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  return client;
}

function expectWeak(error: AuthError | null, message: RegExp) {
  expect(error).toMatchObject({
    name: 'AuthWeakPasswordError',
    status: 422,
    code: 'weak_password',
    reasons: ['pwned'],
    message: expect.stringMatching(message),
  });
}

describe('a common password', () => {
  test('is refused at sign-up, at a change, after a recovery, and by the service key', async () => {
    testApp = await createTestApp();
    const person = await signUpConfirmed(testApp);
    const recovered = await byRecovery(person.email);
    const { admin } = testApp.client('service_role').auth;
    const email = newAddress();
    for (const { error } of [
      await testApp.client().auth.signUp({ email, password: known }),
      await person.client.auth.updateUser({ password: known }),
      await recovered.auth.updateUser({ password: known }),
      await admin.createUser({ email, password: known }),
      await admin.updateUserById(person.user.id, { password: known }),
      await admin.generateLink({ type: 'signup', email, password: known }),
    ]) {
      expectWeak(error, /^This password is too common\. Please choose another\.$/);
    }
    const { data } = await admin.listUsers();
    expect(data.users.map((user) => user.email)).toEqual([person.email]);
    expect((await signIn(testApp, person)).user.id).toBe(person.user.id);
  });

  test('is refused before a code is required, and does not use up a given code', async () => {
    testApp = await createTestApp({ variables: { PASSWORD_CHANGE_NEEDS_CODE: 'true' } });
    const { client, email } = await signUpConfirmed(testApp);
    testApp.clock.advance(dayMs + 60_000);
    await client.auth.refreshSession();
    expectWeak(
      (await client.auth.updateUser({ password: known })).error,
      /^This password is too common/,
    );
    await client.auth.reauthenticate();
    const nonce = codeIn(await newestMailTo(testApp, email));
    expectWeak(
      (await client.auth.updateUser({ password: known, nonce })).error,
      /^This password is too common/,
    );
    expect((await client.auth.updateUser({ password: next, nonce })).error).toBeNull();
  });

  test('still signs in an account that already has it', async () => {
    testApp = await createTestApp({ variables: { PASSWORD_CHECK: 'off' } });
    const { testDatabase } = testApp;
    const person = await signUpConfirmed(testApp, { password: known });
    const strict = await createTestApp({ testDatabase });
    expect((await signIn(strict, person)).user.id).toBe(person.user.id);
    await strict.app.close();
  });
});

describe('a password made of personal words', () => {
  test('is refused: address, name, phone number, site name and operator words', async () => {
    testApp = await createTestApp({
      variables: { PASSWORD_WORDS: 'Dragonfruit', MAILBOX_PUBLIC: 'true' },
    });
    const { auth } = testApp.client();
    const person = await signUpConfirmed(testApp, {
      email: newAddress('lindqvist'),
      name: 'Rosalind Okafor',
    });
    for (const { error } of [
      await auth.signUp({ email: 'lindqvist@example.com', password: 'Lindqvist2026!' }),
      await auth.signUp({ phone: '+4915155512345', password: '4915155512345' }),
      await auth.signUp({ email: newAddress(), password: 'Saffron Table 1' }),
      await auth.signUp({ email: newAddress(), password: 'dragonfruit-7' }),
      await person.client.auth.updateUser({ password: 'lindqvist.2026' }),
      await person.client.auth.updateUser({ password: 'okafor-rosalind' }),
    ]) {
      expectWeak(error, /^This password uses your name, .* Please add other words\.$/);
    }
    const longer = await person.client.auth.updateUser({ password: 'lindqvist and the sea' });
    expect(longer.error).toBeNull();
  });
});
