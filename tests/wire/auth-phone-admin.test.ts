import type { User } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { goodPassword, newAddress, signUpConfirmed } from '#tests/support/people.ts';
import { countTextsTo, createPhoneApp, newNumber, signUpByPhone } from './phone-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createPhoneApp();
});
afterAll(() => testApp.close());

const admin = () => testApp.client('service_role').auth.admin;

function identityDataOf(user: User | null, provider: string) {
  return user?.identities?.find((identity) => identity.provider === provider)?.identity_data;
}

/** Returns every table with a row that contains one of the texts. */
async function tablesWith(texts: string[]): Promise<string[]> {
  const { owner } = testApp.testDatabase;
  const tables = await owner<{ name: string }[]>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('auth', 'public', 'private')`;
  const found = [];
  for (const { name } of tables) {
    const rows = await owner.unsafe(`select 1 from ${name} t where t::text like any ($1::text[])`, [
      texts.map((text) => `%${text}%`),
    ] as never);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('the service key', () => {
  test('creates a user with a confirmed number', async () => {
    const phone = newNumber();
    const { data, error } = await admin().createUser({
      phone: `+${phone}`,
      password: goodPassword,
      phone_confirm: true,
      user_metadata: { name: 'Ada' },
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      phone,
      email: '',
      app_metadata: { provider: 'phone', providers: ['phone'] },
      user_metadata: { name: 'Ada', phone_verified: true },
    });
    expect(data.user?.phone_confirmed_at).toBeTruthy();
    expect(await countTextsTo(testApp, phone)).toBe(0);
    const { auth } = testApp.client();
    expect((await auth.signInWithPassword({ phone, password: goodPassword })).error).toBeNull();
    const [credits] = await testApp.testDatabase.owner`
      select balance from public.credits where user_id = ${data.user?.id ?? ''}`;
    expect(credits).toEqual({ balance: 1 });
  });

  test('creates a user with an email address and a number, one identity each', async () => {
    const [email, phone] = [newAddress(), newNumber()];
    const { data } = await admin().createUser({ email, phone, email_confirm: true });
    expect(data.user).toMatchObject({
      email,
      phone,
      app_metadata: { provider: 'email', providers: ['email', 'phone'] },
    });
    expect(data.user).not.toHaveProperty('phone_confirmed_at');
    expect(identityDataOf(data.user, 'email')).toMatchObject({ email, email_verified: true });
    expect(identityDataOf(data.user, 'phone')).toMatchObject({ phone, phone_verified: false });
    const confirmed = await admin().updateUserById(data.user?.id ?? '', { phone_confirm: true });
    expect(confirmed.data.user?.phone_confirmed_at).toBeTruthy();
    const proven = { phone, phone_verified: true };
    expect(identityDataOf(confirmed.data.user, 'phone')).toMatchObject(proven);
  });

  test('changes a number at once, and reports whether the phone or the email is taken', async () => {
    const person = await signUpByPhone(testApp);
    const moved = newNumber();
    const changed = await admin().updateUserById(person.user.id, { phone: moved });
    expect(changed.data.user).toMatchObject({ phone: moved });
    const signedIn = await testApp
      .client()
      .auth.signInWithPassword({ phone: moved, password: person.password });
    expect(signedIn.error).toBeNull();

    const other = await signUpByPhone(testApp);
    const taken = await admin().updateUserById(person.user.id, { phone: other.phone });
    expect(taken.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const created = await admin().createUser({ phone: other.phone });
    expect(created.error).toMatchObject({ status: 422, code: 'phone_exists' });
    const byMail = await signUpConfirmed(testApp);
    const second = await admin().createUser({ phone: newNumber(), email: byMail.email });
    expect(second.error).toMatchObject({ status: 422, code: 'email_exists' });
    const sameId = await admin().createUser({ id: person.user.id, phone: newNumber() });
    expect(sameId.error).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('a malformed number is refused', async () => {
    const created = await admin().createUser({ phone: 'kitchen' });
    expect(created.error).toMatchObject({ status: 400, code: 'validation_failed' });
    const person = await signUpByPhone(testApp);
    const changed = await admin().updateUserById(person.user.id, { phone: '0151 1234567' });
    expect(changed.error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('cannot create a user with a number when phone sign-in is off', async () => {
    const off = await createTestApp();
    try {
      const { error } = await off
        .client('service_role')
        .auth.admin.createUser({ phone: newNumber() });
      expect(error).toMatchObject({ status: 400, code: 'phone_provider_disabled' });
    } finally {
      await off.close();
    }
  });
});

describe('a deletion', () => {
  /** Creates a user with a number in every possible place: own, pending change, MFA factor, text messages. */
  async function personWithNumbers() {
    const person = await signUpByPhone(testApp);
    const [wanted, ofFactor] = [newNumber(), newNumber()];
    await person.client.auth.updateUser({ phone: wanted });
    const { data } = await person.client.auth.mfa.enroll({ factorType: 'phone', phone: ofFactor });
    await person.client.auth.mfa.challenge({ factorId: data?.id ?? '', channel: 'sms' });
    expect(await countTextsTo(testApp, ofFactor)).toBe(1);
    return { ...person, numbers: [person.phone, wanted, ofFactor] };
  }

  test('leaves no row that contains one of the user’s numbers', async () => {
    const { user, numbers } = await personWithNumbers();
    expect(await tablesWith(numbers)).toContain('auth.users');
    expect((await admin().deleteUser(user.id)).error).toBeNull();
    expect(await tablesWith(numbers)).toEqual([]);
  });

  test('that is soft leaves no row with a number either, and frees the number', async () => {
    const { user, phone, password, numbers } = await personWithNumbers();
    expect((await admin().deleteUser(user.id, true)).error).toBeNull();
    expect(await tablesWith(numbers)).toEqual([]);
    const { data } = await testApp.client().auth.signUp({ phone, password });
    expect(data.user?.identities).toHaveLength(1);
    expect(data.user?.id).not.toBe(user.id);
  });
});
