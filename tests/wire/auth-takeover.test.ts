import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  countMailsTo,
  fragmentOf,
  goodPassword,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
} from '#tests/support/people.ts';

const strangersPassword = 'known to a stranger';
const strangersData = { name: 'Stranger', avatar_url: 'https://evil.example/a.png' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** A stranger registers somebody else's address, with a password and a name of their own. */
async function registerAsStranger() {
  const email = newAddress();
  const { data, error } = await testApp.client().auth.signUp({
    email,
    password: strangersPassword,
    options: { data: strangersData },
  });
  expect(error).toBeNull();
  const mail = await newestMailTo(testApp, email);
  return { email, id: data.user?.id ?? '', mail };
}

async function passwordOpens(email: string, password: string): Promise<boolean> {
  const { error } = await testApp.client().auth.signInWithPassword({ email, password });
  if (error) expect(error.code).toBe('invalid_credentials');
  return error === null;
}

/** Nothing that the stranger sent is left on the account, its identity and its profile. */
async function expectNoTraceOfStranger(email: string) {
  expect(await passwordOpens(email, strangersPassword)).toBe(false);
  const [row] = await testApp.testDatabase.owner`
    select u.raw_user_meta_data, u.email_confirmed_at, i.identity_data, to_jsonb(p) as profile
    from auth.users u join auth.identities i on i.user_id = u.id join public.profiles p on p.id = u.id
    where u.email = ${email}`;
  expect(row?.email_confirmed_at).toBeInstanceOf(Date);
  expect(row?.identity_data).toMatchObject({ email, email_verified: true });
  expect(JSON.stringify(row)).not.toMatch(/stranger|evil/i);
}

describe('an address that a stranger registered before its owner', () => {
  test('keeps nothing of theirs when the owner signs in by a code', async () => {
    const { email, id } = await registerAsStranger();
    const { auth } = testApp.client();
    expect((await auth.signInWithOtp({ email })).error).toBeNull();
    const token = codeIn(await newestMailTo(testApp, email));
    const { data, error } = await auth.verifyOtp({ type: 'email', email, token });
    expect(error).toBeNull();
    expect(data.user?.id).toBe(id);
    expect(data.user?.user_metadata).toEqual({ email_verified: true });
    await expectNoTraceOfStranger(email);
  });

  test('nor when the stranger asks for one more mail in between', async () => {
    const { email } = await registerAsStranger();
    await testApp.client().auth.signInWithOtp({ email });
    await testApp.client().auth.resend({ type: 'signup', email });
    const token = codeIn(await newestMailTo(testApp, email));
    await testApp.client().auth.verifyOtp({ type: 'email', email, token });
    await expectNoTraceOfStranger(email);
  });

  test.each(['code', 'link'])(
    'nor by the %s of a recovery, which sets a new password',
    async (by) => {
      const { email, mail } = await registerAsStranger();
      const { auth } = testApp.client();
      await auth.resetPasswordForEmail(email);
      const recovery = await newestMailTo(testApp, email);
      expect(recovery.subject).not.toBe(mail.subject);
      if (by === 'code') {
        const token = codeIn(recovery);
        expect((await auth.verifyOtp({ type: 'recovery', email, token })).error).toBeNull();
      } else {
        const fragment = fragmentOf(await openLink(testApp, linkIn(recovery)));
        const access_token = fragment.get('access_token') ?? '';
        const refresh_token = fragment.get('refresh_token') ?? '';
        expect((await auth.setSession({ access_token, refresh_token })).error).toBeNull();
      }
      await expectNoTraceOfStranger(email);
      expect((await auth.updateUser({ password: goodPassword })).error).toBeNull();
      expect(await passwordOpens(email, goodPassword)).toBe(true);
      expect(await passwordOpens(email, strangersPassword)).toBe(false);
    },
  );

  test('nor when the owner is invited', async () => {
    const { email } = await registerAsStranger();
    const { admin } = testApp.client('service_role').auth;
    expect((await admin.inviteUserByEmail(email, { data: { name: 'Ada' } })).error).toBeNull();
    const token = codeIn(await newestMailTo(testApp, email));
    const { data } = await testApp.client().auth.verifyOtp({ type: 'invite', email, token });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', email_verified: true });
    await expectNoTraceOfStranger(email);
  });

  test.each(['signup', 'magiclink', 'recovery'] as const)(
    'nor when the service makes a link: %s',
    async (type) => {
      const { email } = await registerAsStranger();
      const { admin } = testApp.client('service_role').auth;
      const wanted = { type, email, password: goodPassword } as Parameters<
        typeof admin.generateLink
      >[0];
      const { data, error } = await admin.generateLink(wanted);
      expect(error).toBeNull();
      await openLink(testApp, data.properties?.action_link ?? '');
      await expectNoTraceOfStranger(email);
      expect(await passwordOpens(email, goodPassword)).toBe(type === 'signup');
    },
  );

  test('becomes the owner’s who registers too: the newest mail alone works, and confirms its own password', async () => {
    const { email, id, mail } = await registerAsStranger();
    const { auth } = testApp.client();
    const again = await auth.signUp({
      email,
      password: goodPassword,
      options: { data: { name: 'Ada' } },
    });
    expect(again.error).toBeNull();
    expect(again.data.user).toMatchObject({ id, user_metadata: { name: 'Ada' } });
    expect(await countMailsTo(testApp, email)).toBe(2);

    const newest = await newestMailTo(testApp, email);
    const older = await openLink(testApp, linkIn(mail));
    expect(fragmentOf(older).get('error_code')).toBe('otp_expired');
    const olderCode = { type: 'signup', email, token: codeIn(mail) } as const;
    expect((await auth.verifyOtp(olderCode)).error?.code).toBe('otp_expired');

    const { error } = await auth.verifyOtp({ type: 'signup', email, token: codeIn(newest) });
    expect(error).toBeNull();
    await expectNoTraceOfStranger(email);
    expect(await passwordOpens(email, goodPassword)).toBe(true);
    const { data: profile } = await auth.getUser();
    const [stored] = await testApp.testDatabase.owner`
      select full_name, avatar_url from public.profiles where id = ${profile.user?.id ?? ''}`;
    expect(stored).toEqual({ full_name: 'Ada', avatar_url: null });
  });
});

test('a confirmed account keeps password and data through codes and recoveries', async () => {
  const email = newAddress();
  const { auth } = testApp.client();
  await auth.signUp({ email, password: goodPassword, options: { data: { name: 'Ada' } } });
  const first = codeIn(await newestMailTo(testApp, email));
  await auth.verifyOtp({ type: 'signup', email, token: first });
  await auth.signInWithOtp({ email });
  const token = codeIn(await newestMailTo(testApp, email));
  const { data } = await auth.verifyOtp({ type: 'email', email, token });
  expect(data.user?.user_metadata).toMatchObject({ name: 'Ada' });
  await auth.resetPasswordForEmail(email);
  const recovery = codeIn(await newestMailTo(testApp, email));
  expect((await auth.verifyOtp({ type: 'recovery', email, token: recovery })).error).toBeNull();
  expect(await passwordOpens(email, goodPassword)).toBe(true);
});
