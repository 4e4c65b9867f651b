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

// The mails that an admin has sent: invitations, and links to a new password.

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
  test('makes a waiting account, always a user, and its link leads to a password', async () => {
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

  test('goes once more to whoever waits, with their name, and the link before opens nothing', async () => {
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

  test('takes the password of somebody who registered the address without proving it', async () => {
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

  test('is refused for an address that is in use, and for none', async () => {
    expect((await invite(admin.email)).body).toMatchObject({ code: 'email_exists' });
    expect((await invite('nobody at all')).body).toMatchObject({ code: 'validation_failed' });
  });
});

test('a password mail goes to its mailbox alone, and says who sends it', async () => {
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
