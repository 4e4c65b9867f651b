import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  goodPassword,
  newAddress,
  newestMailTo,
  signUpConfirmed,
} from '#tests/support/people.ts';
import {
  awaitTexts,
  countTextsTo,
  createPhoneApp,
  newNumber,
  signUpByPhone,
  textedCode,
} from './phone-scene.ts';

const strangersPassword = 'known to a stranger';
const strangersData = { name: 'Stranger', avatar_url: 'https://evil.example/a.png' };

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

/** Registers another user's number as a stranger, with the stranger's password and name. */
async function registerAsStranger() {
  const phone = newNumber();
  const { data, error } = await testApp.client().auth.signUp({
    phone,
    password: strangersPassword,
    options: { data: strangersData },
  });
  expect(error).toBeNull();
  return { phone, id: data.user?.id ?? '', code: await textedCode(testApp, phone) };
}

async function passwordOpens(phone: string, password: string): Promise<boolean> {
  const { error } = await testApp.client().auth.signInWithPassword({ phone, password });
  if (error) expect(error.code).toBe('invalid_credentials');
  return error === null;
}

/** Expects that the account, its identities and its profile have no data of the stranger. */
async function expectNoTraceOfStranger(phone: string) {
  expect(await passwordOpens(phone, strangersPassword)).toBe(false);
  const rows = await testApp.testDatabase.owner`
    select u.raw_user_meta_data, u.phone_confirmed_at, i.identity_data, to_jsonb(p) as profile
    from auth.users u join auth.identities i on i.user_id = u.id join public.profiles p on p.id = u.id
    where u.phone = ${phone} and i.provider = 'phone'`;
  expect(rows).toHaveLength(1);
  expect(rows[0]?.phone_confirmed_at).toBeInstanceOf(Date);
  expect(rows[0]?.identity_data).toMatchObject({ phone, phone_verified: true });
  expect(JSON.stringify(rows)).not.toMatch(/stranger|evil/i);
}

describe('a number that a stranger registered before its owner', () => {
  test('keeps no data of the stranger when the owner signs in by code', async () => {
    const { phone, id } = await registerAsStranger();
    const { auth } = testApp.client();
    await auth.signInWithOtp({ phone });
    const token = await textedCode(testApp, phone);
    const { data } = await auth.verifyOtp({ type: 'sms', phone, token });
    expect(data.user).toMatchObject({ id, user_metadata: { phone_verified: true } });
    await expectNoTraceOfStranger(phone);
    expect((await auth.updateUser({ password: goodPassword })).error).toBeNull();
    expect(await passwordOpens(phone, goodPassword)).toBe(true);
  });

  test('keeps no data of the stranger when the stranger resends the code in between', async () => {
    const { phone } = await registerAsStranger();
    const { auth } = testApp.client();
    await auth.signInWithOtp({ phone });
    await auth.resend({ type: 'sms', phone });
    await awaitTexts(testApp, phone, 3);
    const token = await textedCode(testApp, phone);
    await auth.verifyOtp({ type: 'sms', phone, token });
    await expectNoTraceOfStranger(phone);
  });

  test('goes to the owner who also signs up: only the newest code and its password work', async () => {
    const { phone, id, code } = await registerAsStranger();
    const { auth } = testApp.client();
    const again = await auth.signUp({
      phone,
      password: goodPassword,
      options: { data: { name: 'Ada' } },
    });
    expect(again.data.user).toMatchObject({ id, user_metadata: { name: 'Ada' } });
    const token = await textedCode(testApp, phone);
    if (token !== code) {
      const older = await auth.verifyOtp({ type: 'sms', phone, token: code });
      expect(older.error?.code).toBe('otp_expired');
    }
    const { data } = await auth.verifyOtp({ type: 'sms', phone, token });
    expect(data.user?.user_metadata).toEqual({ name: 'Ada', phone_verified: true });
    await expectNoTraceOfStranger(phone);
    expect(await passwordOpens(phone, goodPassword)).toBe(true);
  });

  test('can still be added by the owner to an existing account', async () => {
    const { phone, id, code } = await registerAsStranger();
    const owner = await signUpConfirmed(testApp);
    const asked = await owner.client.auth.updateUser({ phone });
    expect(asked.error).toBeNull();
    const { auth } = testApp.client();
    const token = await textedCode(testApp, phone);
    const { data } = await auth.verifyOtp({ type: 'phone_change', phone, token });
    expect(data.user).toMatchObject({ id: owner.user.id, phone });
    await expectNoTraceOfStranger(phone);
    const late = await auth.verifyOtp({ type: 'sms', phone, token: code });
    expect(late.error?.code).toBe('otp_expired');
    const [gone] = await testApp.testDatabase.owner`
      select count(*)::int as users from auth.users where id = ${id}`;
    expect(gone).toEqual({ users: 0 });
  });
});

test('an email address that a stranger registered goes to the user who confirms it', async () => {
  const email = newAddress();
  await testApp.client().auth.signUp({ email, password: strangersPassword });
  const owner = await signUpByPhone(testApp);
  expect((await owner.client.auth.updateUser({ email })).error).toBeNull();
  const token = codeIn(await newestMailTo(testApp, email));
  const { auth } = testApp.client();
  const { data } = await auth.verifyOtp({ type: 'email_change', email, token });
  expect(data.user).toMatchObject({ id: owner.user.id, email });
  const stranger = await auth.signInWithPassword({ email, password: strangersPassword });
  expect(stranger.error?.code).toBe('invalid_credentials');
});

test('an invited account keeps its address when another user tries to change to it', async () => {
  const email = newAddress();
  await testApp.client('service_role').auth.admin.inviteUserByEmail(email);
  const person = await signUpByPhone(testApp);
  const { error } = await person.client.auth.updateUser({ email });
  expect(error).toMatchObject({ status: 422, code: 'email_exists' });
});

test('a banned unconfirmed account keeps its number when another user wants it', async () => {
  const { phone, id } = await registerAsStranger();
  await testApp.client('service_role').auth.admin.updateUserById(id, { ban_duration: '24h' });
  const person = await signUpConfirmed(testApp);
  const { error } = await person.client.auth.updateUser({ phone });
  expect(error).toMatchObject({ status: 422, code: 'phone_exists' });
});

describe('an account with a confirmed email address and an unconfirmed number', () => {
  /** Creates the account through the admin API, as an operator can. */
  async function halfProven() {
    const [email, phone] = [newAddress(), newNumber()];
    const { admin } = testApp.client('service_role').auth;
    const user = { email, phone, password: goodPassword, email_confirm: true };
    const { data, error } = await admin.createUser(user);
    expect(error).toBeNull();
    return { email, phone, id: data.user?.id ?? '' };
  }

  test('keeps its password when a stranger signs up with the number', async () => {
    const { email, phone, id } = await halfProven();
    const { auth } = testApp.client();
    const { data } = await auth.signUp({ phone, password: strangersPassword });
    expect(data.user).toMatchObject({ identities: [], email: '', phone });
    expect(data.user?.id).not.toBe(id);
    const byMail = await auth.signInWithPassword({ email, password: strangersPassword });
    expect(byMail.error?.code).toBe('invalid_credentials');
    expect((await auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
  });

  test('refuses sign-in by number until it is confirmed, and then keeps its password', async () => {
    const { email, phone, id } = await halfProven();
    const { auth } = testApp.client();
    const early = await auth.signInWithPassword({ phone, password: goodPassword });
    expect(early.error).toMatchObject({ status: 400, code: 'phone_not_confirmed' });
    await auth.signInWithOtp({ phone });
    const token = await textedCode(testApp, phone);
    const { data } = await auth.verifyOtp({ type: 'sms', phone, token });
    expect(data.user?.id).toBe(id);
    expect((await auth.signInWithPassword({ email, password: goodPassword })).error).toBeNull();
    expect((await auth.signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
  });
});

test('an unconfirmed account with email and phone reveals neither through the other', async () => {
  const [email, phone] = [newAddress(), newNumber()];
  const { admin } = testApp.client('service_role').auth;
  await admin.createUser({ email, phone, password: goodPassword, user_metadata: { name: 'Ada' } });
  const { auth } = testApp.client();
  for (const known of [{ phone }, { email }]) {
    const { data } = await auth.signUp({ ...known, password: strangersPassword } as {
      phone: string;
      password: string;
    });
    expect(data.user).toMatchObject({ identities: [], user_metadata: {} });
    expect(JSON.stringify(data.user)).not.toContain('phone' in known ? email : phone);
  }
});

test('when two accounts change to one number, each code works only for its account', async () => {
  const wanted = newNumber();
  const [first, second] = [await signUpByPhone(testApp), await signUpByPhone(testApp)];
  await first.client.auth.updateUser({ phone: wanted });
  const firstCode = await textedCode(testApp, wanted);
  await second.client.auth.updateUser({ phone: wanted });
  const secondCode = await textedCode(testApp, wanted);
  expect(await countTextsTo(testApp, wanted)).toBe(2);
  const { auth } = testApp.client();
  const moved = await auth.verifyOtp({ type: 'phone_change', phone: wanted, token: secondCode });
  expect(moved.data.user?.id).toBe(second.user.id);
  const late = await auth.verifyOtp({ type: 'phone_change', phone: wanted, token: firstCode });
  expect(late.error?.code).toBe('phone_exists');
  expect((await first.client.auth.getUser()).data.user?.phone).toBe(first.phone);
});

test('a confirmed account keeps its password and data when it signs in by code', async () => {
  const person = await signUpByPhone(testApp, { name: 'Ada' });
  const { auth } = testApp.client();
  await auth.signInWithOtp({ phone: person.phone, options: { data: strangersData } });
  const token = await textedCode(testApp, person.phone);
  const { data } = await auth.verifyOtp({ type: 'sms', phone: person.phone, token });
  expect(data.user?.user_metadata).toEqual({ name: 'Ada', phone_verified: true });
  expect(await passwordOpens(person.phone, person.password)).toBe(true);
});
