import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  fragmentOf,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { startIdentityScene, userOf } from './identity-scene.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

const dayMs = 24 * 3_600_000;
const next = 'a brand new password';

describe('a new password', () => {
  let person: Person;
  beforeEach(async () => {
    testApp = await createTestApp();
    person = await signUpConfirmed(testApp);
  });

  test('that is too short is refused with the reason, at sign-up and password change', async () => {
    const { auth } = testApp.client();
    const signUp = await auth.signUp({ email: newAddress(), password: 'seven77' });
    const change = await person.client.auth.updateUser({ password: 'seven77' });
    for (const { error } of [signUp, change]) {
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
        reasons: ['length'],
      });
    }
  });

  test('over 72 bytes is refused on every endpoint, because it could never be used', async () => {
    const long = '🍋'.repeat(19);
    const { auth } = testApp.client();
    const { admin } = testApp.client('service_role').auth;
    for (const { error } of [
      await auth.signUp({ email: newAddress(), password: long }),
      await person.client.auth.updateUser({ password: long }),
      await admin.createUser({ email: newAddress(), password: long }),
      await admin.updateUserById(person.user.id, { password: long }),
    ]) {
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    }
    const exact = 'x'.repeat(72);
    expect((await person.client.auth.updateUser({ password: exact })).error).toBeNull();
    expect((await signIn(testApp, { ...person, password: exact })).user.id).toBe(person.user.id);
  });

  test('is refused when the app sends a wrong current password with it', async () => {
    const { auth } = person.client;
    const wrong = await auth.updateUser({ password: next, current_password: 'not this one' });
    expect(wrong.error).toMatchObject({ status: 400, code: 'current_password_invalid' });
    expect((await signIn(testApp, person)).user.id).toBe(person.user.id);
    const right = await auth.updateUser({ password: next, current_password: person.password });
    expect(right.error).toBeNull();
    expect((await signIn(testApp, { ...person, password: next })).user.id).toBe(person.user.id);
  });

  test('is limited to 20 tries an hour, so the current one cannot be guessed', async () => {
    const codes: (string | undefined)[] = [];
    for (let round = 0; round < 21; round += 1) {
      const wanted = { password: next, current_password: `guess ${round}` };
      const { error } = await person.client.auth.updateUser(wanted);
      codes.push(error?.code);
    }
    expect(codes.slice(0, 20)).toEqual(Array(20).fill('current_password_invalid'));
    expect(codes.at(-1)).toBe('over_request_rate_limit');
  });

  test('needs no code by default, even in an old session', async () => {
    testApp.clock.advance(2 * dayMs);
    await person.client.auth.refreshSession();
    expect((await person.client.auth.updateUser({ password: next })).error).toBeNull();
  });
});

describe('when a password change needs a code (PASSWORD_CHANGE_NEEDS_CODE)', () => {
  let person: Person;
  beforeEach(async () => {
    testApp = await createTestApp({ variables: { PASSWORD_CHANGE_NEEDS_CODE: 'true' } });
    person = await signUpConfirmed(testApp);
  });

  test('a session younger than a day needs no code', async () => {
    testApp.clock.advance(dayMs - 60_000);
    await person.client.auth.refreshSession();
    expect((await person.client.auth.updateUser({ password: next })).error).toBeNull();
  });

  test('an older session needs the mailed code, which works once', async () => {
    testApp.clock.advance(dayMs + 60_000);
    const { auth } = person.client;
    await auth.refreshSession();
    const without = await auth.updateUser({ password: next });
    expect(without.error).toMatchObject({ status: 400, code: 'reauthentication_needed' });
    expect((await auth.updateUser({ data: { units: 'metric' } })).error).toBeNull();

    expect((await auth.reauthenticate()).error).toBeNull();
    const nonce = codeIn(await newestMailTo(testApp, person.email));
    const wrong = await auth.updateUser({ password: next, nonce: '000000' });
    expect(wrong.error).toMatchObject({ status: 422, code: 'reauthentication_not_valid' });
    expect((await auth.updateUser({ password: next, nonce })).error).toBeNull();
    const again = await auth.updateUser({ password: `${next}er`, nonce });
    expect(again.error?.code).toBe('reauthentication_not_valid');
  });

  test('a code of another user and an expired code are refused', async () => {
    const other = await signUpConfirmed(testApp);
    testApp.clock.advance(dayMs + 60_000);
    await other.client.auth.refreshSession();
    await person.client.auth.refreshSession();
    await other.client.auth.reauthenticate();
    const theirs = codeIn(await newestMailTo(testApp, other.email));
    const foreign = await person.client.auth.updateUser({ password: next, nonce: theirs });
    expect(foreign.error?.code).toBe('reauthentication_not_valid');
    testApp.clock.advance(3_601_000);
    await other.client.auth.refreshSession();
    const late = await other.client.auth.updateUser({ password: next, nonce: theirs });
    expect(late.error?.code).toBe('reauthentication_not_valid');
  });

  test('a recovery link opens a new session, which needs no code', async () => {
    testApp.clock.advance(30 * dayMs);
    await testApp.client().auth.resetPasswordForEmail(person.email);
    const link = await openLink(testApp, linkIn(await newestMailTo(testApp, person.email)));
    const client = testApp.client();
    await client.auth.setSession({
      access_token: fragmentOf(link).get('access_token') ?? '',
      refresh_token: fragmentOf(link).get('refresh_token') ?? '',
    });
    expect((await client.auth.updateUser({ password: next })).error).toBeNull();
  });
});

test('the first password of a user from a provider adds a separate email identity', async () => {
  const scene = await startIdentityScene();
  testApp = scene.testApp;
  const email = newAddress();
  const arrival = await scene.arrive({ sub: 'sub-1', email, email_verified: true });
  const user = userOf(arrival);
  expect(user.identities?.map(({ provider }) => provider)).toEqual(['acme']);
  const { data, error } = await arrival.client.auth.updateUser({
    password: next,
    current_password: 'there is none',
  });
  expect(error).toBeNull();
  expect(data.user?.identities?.map(({ provider }) => provider)).toEqual(['acme', 'email']);
  expect(data.user?.app_metadata).toMatchObject({ providers: ['acme', 'email'] });
  const { client } = await signIn(testApp, { email, password: next, name: '' });
  const acme = data.user?.identities?.[0];
  if (!acme) throw new Error('There is no identity.');
  expect((await client.auth.unlinkIdentity(acme)).error).toBeNull();
  expect((await signIn(testApp, { email, password: next, name: '' })).user.id).toBe(user.id);
});
