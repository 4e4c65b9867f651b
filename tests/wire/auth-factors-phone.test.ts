import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TextMessage } from '#server/mail/sms-carrier.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { codeIn, newestMailTo, type Person, signUpConfirmed } from '#tests/support/people.ts';
import { claimsOf, codeOf, enrollApp, proveApp } from './factor-scene.ts';

const variables = { MAILBOX_PUBLIC: 'true' };
let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { ...variables, RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

let numbersGiven = 0;
/** Returns a phone number that this file has not used before. */
function newNumber(): string {
  numbersGiven += 1;
  return `+4915112${String(numbersGiven).padStart(6, '0')}`;
}

async function enrollPhone({ client }: Pick<Person, 'client'>, phone: string, friendlyName = '') {
  const { data, error } = await client.auth.mfa.enroll({
    factorType: 'phone',
    phone,
    friendlyName,
  });
  if (error) throw error;
  return data.id;
}

async function challengePhone({ client }: Pick<Person, 'client'>, factorId: string) {
  const { data, error } = await client.auth.mfa.challenge({ factorId, channel: 'sms' });
  if (error) throw error;
  return data.id;
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a phone', () => {
  test('is enrolled, verified by text message, and raises the session to aal2', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    const { mfa } = person.client.auth;
    const enrolled = await mfa.enroll({ factorType: 'phone', phone, friendlyName: 'Mine' });
    expect(enrolled.error).toBeNull();
    expect(enrolled.data).toMatchObject({ type: 'phone', friendly_name: 'Mine', phone });
    const factorId = enrolled.data?.id ?? '';
    const challenge = await mfa.challenge({ factorId, channel: 'sms' });
    expect(challenge.data).toMatchObject({ type: 'phone', expires_at: expect.any(Number) });
    const message = await newestMailTo(testApp, phone);
    expect(message.text).toContain('is your code to finish signing in to Saffron Table');
    const code = codeIn(message);
    const challengeId = challenge.data?.id ?? '';
    const [row] = await testApp.testDatabase.owner<{ otp_code: string }[]>`
      select otp_code from auth.mfa_challenges where id = ${challengeId}`;
    expect(row?.otp_code).toMatch(/^[0-9a-f]{64}$/);
    const wrong = await mfa.verify({ factorId, challengeId, code: otherThan(code) });
    expect(wrong.error).toMatchObject({
      status: 422,
      code: 'mfa_verification_failed',
      message: 'Invalid MFA Phone code entered',
    });
    const { data, error } = await mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    const claims = claimsOf(data?.access_token ?? '');
    expect(claims).toMatchObject({
      aal: 'aal2',
      amr: [{ method: 'mfa/phone' }, { method: 'otp' }],
    });
    const digits = phone.slice(1);
    expect(data?.user.factors).toMatchObject([{ factor_type: 'phone', phone: digits }]);
    expect((await mfa.listFactors()).data?.phone).toHaveLength(1);
    // The account itself gets no phone number from this.
    expect(data?.user.phone).toBe('');
    const mail = await newestMailTo(testApp, person.email);
    expect(mail.text).toContain('a phone');
  });

  test('has a code that works only for its own challenge, and once', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    const factorId = await enrollPhone(person, phone);
    const first = await challengePhone(person, factorId);
    const firstCode = codeIn(await newestMailTo(testApp, phone));
    const second = await challengePhone(person, factorId);
    const code = codeIn(await newestMailTo(testApp, phone));
    const { mfa } = person.client.auth;
    if (firstCode !== code) {
      const crossed = await mfa.verify({ factorId, challengeId: second, code: firstCode });
      expect(crossed.error?.code).toBe('mfa_verification_failed');
    }
    expect((await mfa.verify({ factorId, challengeId: second, code })).error).toBeNull();
    const replayed = await mfa.verify({ factorId, challengeId: second, code });
    expect(replayed.error?.code).toBe('mfa_ip_address_mismatch');
    const older = await mfa.verify({ factorId, challengeId: first, code: firstCode });
    expect(older.error?.code).toBe('mfa_ip_address_mismatch'); // ended together with the other challenge
  });

  test('allows five tries per message', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    const factorId = await enrollPhone(person, phone);
    const challengeId = await challengePhone(person, factorId);
    const code = codeIn(await newestMailTo(testApp, phone));
    const { mfa } = person.client.auth;
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await mfa.verify({ factorId, challengeId, code: otherThan(code) });
      expect(wrong.error?.code).toBe('mfa_verification_failed');
    }
    const { error } = await mfa.verify({ factorId, challengeId, code });
    expect(error?.code).toBe('mfa_challenge_expired');
  });

  test.each([undefined, '', 'seven', '+49', '+4915112345678901234'])(
    'with the number %s is refused',
    async (phone) => {
      const { client } = await signUpConfirmed(testApp);
      const { error } = await client.auth.mfa.enroll({
        factorType: 'phone',
        phone: phone as string,
      });
      expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
    },
  );

  test('is challenged by text message only', async () => {
    const person = await signUpConfirmed(testApp);
    const factorId = await enrollPhone(person, newNumber());
    const { error } = await person.client.auth.mfa.challenge({ factorId, channel: 'whatsapp' });
    expect(error).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  test('restarts an unfinished enrollment; once verified, a second one is refused', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    await enrollPhone(person, phone);
    const factorId = await enrollPhone(person, phone);
    const challengeId = await challengePhone(person, factorId);
    const code = codeIn(await newestMailTo(testApp, phone));
    const { mfa } = person.client.auth;
    expect((await mfa.verify({ factorId, challengeId, code })).error).toBeNull();
    expect((await mfa.listFactors()).data?.all.map(({ id }) => id)).toEqual([factorId]);
    const again = await mfa.enroll({ factorType: 'phone', phone, friendlyName: 'again' });
    expect(again.error).toMatchObject({ status: 422, code: 'mfa_verified_factor_exists' });
  });

  test('is enrolled once by concurrent requests; conflicts show no database details', async () => {
    const person = await signUpConfirmed(testApp);
    const phone = newNumber();
    const names = ['one', 'two', 'three', 'four'];
    const enroll = (friendlyName: string) =>
      person.client.auth.mfa.enroll({ factorType: 'phone', phone, friendlyName });
    const answers = await Promise.all(names.map(enroll));
    for (const { error } of answers.filter((answer) => answer.error)) {
      expect(error).toMatchObject({ status: 409, code: 'conflict' });
      expect(error?.message).not.toContain('unique');
    }
    expect((await person.client.auth.mfa.listFactors()).data?.all).toHaveLength(1);
  });

  test('may belong to two users', async () => {
    const phone = newNumber();
    await enrollPhone(await signUpConfirmed(testApp), phone);
    await enrollPhone(await signUpConfirmed(testApp), phone);
  });

  test('works alongside an authenticator app', async () => {
    const person = await signUpConfirmed(testApp);
    const app = await enrollApp(person.client, 'App');
    await proveApp(testApp, person.client, app);
    const phone = newNumber();
    const factorId = await enrollPhone(person, phone, 'Phone');
    const challengeId = await challengePhone(person, factorId);
    const code = codeIn(await newestMailTo(testApp, phone));
    const { mfa } = person.client.auth;
    const { data, error } = await mfa.verify({ factorId, challengeId, code });
    expect(error).toBeNull();
    const methods = (claimsOf(data?.access_token ?? '').amr as { method: string }[]).map(
      ({ method }) => method,
    );
    expect(methods).toEqual(['mfa/phone', 'totp', 'otp']);
    const other = await mfa.challengeAndVerify({
      factorId: app.factorId,
      code: codeOf(testApp, app.secret),
    });
    expect(other.error).toBeNull();
  });
});

test('text messages to one phone are rate limited; the refusal names the seconds', async () => {
  const limited = await createTestApp({ variables });
  try {
    const person = await signUpConfirmed(limited);
    const factorId = await enrollPhone(person, newNumber());
    await challengePhone(person, factorId);
    const { error } = await person.client.auth.mfa.challenge({ factorId, channel: 'sms' });
    expect(error).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
    expect(error?.message).toMatch(/after \d+ seconds/);
  } finally {
    await limited.close();
  }
});

test('a text message that cannot be sent leaves no challenge', async () => {
  const sms = {
    send: async (_message: TextMessage): Promise<never> => {
      throw new Error('The carrier is down.');
    },
  };
  const broken = await createTestApp({ variables, services: { sms } });
  try {
    const person = await signUpConfirmed(broken);
    const factorId = await enrollPhone(person, newNumber());
    const { error } = await person.client.auth.mfa.challenge({ factorId, channel: 'sms' });
    expect(error).toMatchObject({ status: 503 });
    const rows = await broken.testDatabase.owner`
      select id from auth.mfa_challenges where factor_id = ${factorId}`;
    expect(rows).toHaveLength(0);
  } finally {
    await broken.close();
  }
});
