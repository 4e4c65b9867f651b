import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  type Person,
  signUpConfirmed,
} from '#tests/support/people.ts';

// Sign-in by mailed code: an address and the code from its mail are enough to create an account.

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

async function enterByCode(email: string) {
  const client = testApp.client();
  const sent = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: true } });
  expect(sent.error).toBeNull();
  const mail = await newestMailTo(testApp, email);
  const { data, error } = await client.auth.verifyOtp({
    type: 'email',
    email,
    token: codeIn(mail),
  });
  expect(error).toBeNull();
  return { client, mail, user: data.user };
}

describe('sign-in by code', () => {
  test('creates an account with free credit and a name; the mail explains the code', async () => {
    const email = newAddress('dora');
    const { client, mail, user } = await enterByCode(email);
    expect(mail.subject).toBe(`${codeIn(mail)} is your Saffron Table code`);
    expect(mail.text).toContain('Enter this code to create your account.');
    expect(mail.text).toContain('Your first recipe is free.');
    expect(user?.email_confirmed_at).toBeTruthy();
    const credits = await client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 1 });
    const profile = await client.from('profiles').select('full_name').single();
    expect(profile.data).toEqual({ full_name: email.split('@')[0] });
  });

  test('opens the same account next time: no second credit, and a sign-in mail', async () => {
    const email = newAddress();
    const first = await enterByCode(email);
    const second = await enterByCode(email);
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.mail.subject).toBe(`${codeIn(second.mail)} is your Saffron Table sign-in code`);
    const credits = await second.client.from('credits').select('balance').single();
    expect(credits.data).toEqual({ balance: 1 });
  });

  test('keeps the password of an account that has one', async () => {
    const cook = await signUpConfirmed(testApp);
    const { user } = await enterByCode(cook.email);
    expect(user?.id).toBe(cook.user.id);
    const by = { email: cook.email, password: goodPassword };
    expect((await testApp.client().auth.signInWithPassword(by)).error).toBeNull();
  });

  test.each([
    [
      'confirm a sign-up',
      (email: string, redirect: string) =>
        testApp.client().auth.signUp({
          email,
          password: goodPassword,
          options: { emailRedirectTo: redirect },
        }),
    ],
    [
      'sign in by code',
      (email: string, redirect: string) =>
        testApp.client().auth.signInWithOtp({ email, options: { emailRedirectTo: redirect } }),
    ],
  ])('the mail link to %s keeps a long wish and its choices', async (_how, ask) => {
    const email = newAddress();
    const wish = new URLSearchParams({ q: 'ü'.repeat(500) });
    const path = `/generate?choice=meal-type.dinner&choice=allergens.peanuts&${wish}`;
    const redirect = new URL('/auth', testApp.services.settings.http.siteUrl);
    redirect.searchParams.set('next', path);
    expect((await ask(email, redirect.href)).error).toBeNull();
    const address = await openLink(testApp, linkIn(await newestMailTo(testApp, email)));
    expect(address.origin).toBe(redirect.origin);
    expect(address.pathname).toBe('/auth');
    expect(address.searchParams.get('next')).toBe(path);
    expect(address.hash).toContain('access_token=');
  });

  test('a link never leads to another site', async () => {
    const email = newAddress();
    const emailRedirectTo = 'https://evil.example/auth?next=/generate';
    await testApp.client().auth.signInWithOtp({ email, options: { emailRedirectTo } });
    const address = await openLink(testApp, linkIn(await newestMailTo(testApp, email)));
    expect(address.origin).toBe(new URL(testApp.services.settings.http.siteUrl).origin);
  });
});

describe('a reauthentication code', () => {
  let cook: Person;
  beforeAll(async () => {
    cook = await signUpConfirmed(testApp);
  });

  test.each([
    ['?purpose=delete_account', 'is your code to delete your account'],
    ['?purpose=change_password', 'is your code to change your password'],
    ['?purpose=sign_out_devices', 'is your code to sign out your devices'],
    ['', 'is your code to confirm it’s you'],
    ['?purpose=%3Cb%3Egift', 'is your code to confirm it’s you'],
  ])('requested with "%s" has the mail subject "%s"', async (query, words) => {
    const answer = await testApp.request(`/auth/v1/reauthenticate${query}`, {
      headers: {
        apikey: testApp.services.keys.anonKey,
        authorization: `Bearer ${cook.session.access_token}`,
      },
    });
    expect(answer.status).toBe(200);
    const mail = await newestMailTo(testApp, cook.email);
    expect(mail.subject).toBe(`${codeIn(mail)} ${words}`);
    expect(mail.html).not.toContain('gift');
  });
});
