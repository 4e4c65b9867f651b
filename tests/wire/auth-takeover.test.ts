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

/** Registers another user's email address as a stranger, with the stranger's password and name. */
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

/** Expects that the account, its identity and its profile have no data of the stranger. */
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
  test('keeps no data of the stranger when the owner signs in by code', async () => {
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

  test('keeps no data of the stranger when the stranger resends the mail in between', async () => {
    const { email } = await registerAsStranger();
    await testApp.client().auth.signInWithOtp({ email });
    await testApp.client().auth.resend({ type: 'signup', email });
    const token = codeIn(await newestMailTo(testApp, email));
    await testApp.client().auth.verifyOtp({ type: 'email', email, token });
    await expectNoTraceOfStranger(email);
  });

  test.each(['code', 'link'])(
    'keeps no data of the stranger after a recovery by %s with a new password',
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

  test('keeps no data of the stranger when the owner is invited', async () => {
    const { email } = await registerAsStranger();
    const { admin } = testApp.client('service_role').auth;
    expect((await admin.inviteUserByEmail(email, { data: { name: 'Ada' } })).error).toBeNull();
    const token = codeIn(await newestMailTo(testApp, email));
    const { data } = await testApp.client().auth.verifyOtp({ type: 'invite', email, token });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', email_verified: true });
    await expectNoTraceOfStranger(email);
  });

  test.each(['signup', 'magiclink', 'recovery'] as const)(
    'keeps no data of the stranger when the service role generates a link: %s',
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

  test('goes to the owner who also signs up: only the newest mail and its password work', async () => {
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

test('a confirmed account keeps its password and data after codes and recoveries', async () => {
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
