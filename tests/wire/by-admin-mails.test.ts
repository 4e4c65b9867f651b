import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  fragmentOf,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  type Person,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createByAdminScene } from './by-admin-scene.ts';

// Mails that an admin triggers: invitations and password reset links.

let testApp: TestApp;
let admin: Person;
const { at, ask, makeAdmin, changesOf, auditOf } = createByAdminScene(() => testApp);

beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
  admin = await makeAdmin();
});
afterAll(() => testApp.close());

const idOf = async (email: string): Promise<string> => {
  const [row] = await testApp.testDatabase.owner<{ id: string }[]>`
    select id from auth.users where email = ${email}`;
  return row?.id ?? '';
};
const invite = (email: string, name = 'Grete Guest') =>
  ask(admin, 'POST', '/invitations', { email, name });

describe('an invitation', () => {
  test('creates an unconfirmed account with role user and links to set a password', async () => {
    const email = newAddress('guest');
    expect(await invite(email.toUpperCase())).toEqual({ status: 200, body: { done: true } });
    const id = await idOf(email);
    const state = await at(admin, { id }, 'GET');
    expect(state.body).toMatchObject({
      id,
      confirmation: email,
      isConfirmed: false,
      hasPassword: false,
      role: 'user',
      lastSignInAt: null,
      sessions: { count: 0, lastSeenAt: null },
    });
    expect(state.body.invitedAt).toBeTruthy();
    const mail = await newestMailTo(testApp, email);
    expect(mail.subject).toBe('You’re invited to Saffron Table');
    const opened = await openLink(testApp, linkIn(mail));
    expect(opened.pathname).toBe('/auth/reset-password');
    expect(fragmentOf(opened).get('type')).toBe('invite');
    expect(fragmentOf(opened).get('access_token')).toBeTruthy();
    const profile = await admin.client.from('profiles').select('full_name').eq('id', id).single();
    expect(profile.data?.full_name).toBe('Grete Guest');
    expect(await auditOf(admin, { id })).toEqual(['user_invited']);
    expect(
      (await changesOf({ user: { id } as Person['user'] })).map((entry) => entry.action),
    ).toEqual(['invited']);
  });

  test('can be sent again with the same name, and expires the previous link', async () => {
    const email = newAddress('guest');
    await invite(email, 'Waiting Walter');
    const first = linkIn(await newestMailTo(testApp, email));
    const id = await idOf(email);
    expect((await at(admin, { id }, 'POST', 'mail', { kind: 'invitation' })).status).toBe(200);
    expect(await countMailsTo(testApp, email)).toBe(2);
    expect((await openLink(testApp, first)).hash).toContain('error_code=otp_expired');
    const { data } = await testApp.client().auth.verifyOtp({
      type: 'invite',
      email,
      token: codeIn(await newestMailTo(testApp, email)),
    });
    expect(data.user?.user_metadata.name).toBe('Waiting Walter');
    const again = await at(admin, { id }, 'POST', 'mail', { kind: 'invitation' });
    expect([again.status, again.body.code]).toEqual([400, 'validation_failed']);
  });

  test('removes the password of an unconfirmed sign-up with the same address', async () => {
    const email = newAddress('guest');
    await testApp.client().auth.signUp({ email, password: 'a squatter chose it' });
    await invite(email);
    const { data } = await testApp.client().auth.verifyOtp({
      type: 'invite',
      email,
      token: codeIn(await newestMailTo(testApp, email)),
    });
    expect(data.session).toBeTruthy();
    const squatter = await testApp
      .client()
      .auth.signInWithPassword({ email, password: 'a squatter chose it' });
    expect(squatter.error?.code).toBe('invalid_credentials');
  });

  test('is refused for an address in use and for an invalid address', async () => {
    expect((await invite(admin.email)).body).toMatchObject({ code: 'email_exists' });
    expect((await invite('nobody at all')).body).toMatchObject({ code: 'validation_failed' });
  });
});

test('a password reset mail goes to the account’s address and names its sender', async () => {
  const cook = await signUpConfirmed(testApp);
  const answer = await at(admin, cook.user, 'POST', 'mail', { kind: 'password' });
  expect(answer).toEqual({ status: 200, body: { done: true } });
  const mail = await newestMailTo(testApp, cook.email);
  expect(mail.text).toContain('The Saffron Table team sent you this email');
  const opened = await openLink(testApp, linkIn(mail));
  expect(opened.pathname).toBe('/auth/reset-password');
  expect(fragmentOf(opened).get('type')).toBe('recovery');
  expect(await auditOf(admin, cook.user)).toEqual(['user_recovery_requested']);
  expect(await changesOf(cook)).toMatchObject([
    { action: 'password_mail_sent', actor_id: admin.user.id },
  ]);
});
