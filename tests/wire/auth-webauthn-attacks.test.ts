import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signIn, signUpConfirmed } from '#tests/support/people.ts';
import type { Knobs, SoftwareKey } from '#tests/support/software-authenticator.ts';
import { authenticator, factorsOf } from './webauthn-scene.ts';

let testApp: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' }, services: { log } });
});
afterAll(() => testApp.close());

const refused = { status: 422, code: 'mfa_verification_failed' };
const strangersKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;

async function levelOf({ client }: Person) {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel;
}

/** Signs up a user with a verified key, then signs in again with only the password. */
async function owing(knobs?: Knobs) {
  const person = await signUpConfirmed(testApp);
  const { factorId, key } = await factorsOf(person.client).setUp('Laptop', knobs);
  const elsewhere = await signIn(testApp, person);
  return { person: elsewhere, factors: factorsOf(elsewhere.client), factorId, key };
}

/** Signs up a user with a key that is enrolled but not verified. */
async function beginning() {
  const person = await signUpConfirmed(testApp);
  const factors = factorsOf(person.client);
  return { person, factors, factorId: await factors.enroll('Laptop') };
}

describe('a new key is rejected', () => {
  const attacks: [string, Knobs][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['in a cross-origin frame', { crossOrigin: true }],
    ['with the client data type of a sign-in', { ceremony: 'webauthn.get' }],
    ['without user presence', { userPresent: false }],
    ['without an algorithm', { algorithm: 0 }],
    [
      'with attestation certificates that were not requested',
      { attestation: { fmt: 'packed', attStmt: new Map([['x5c', [new Uint8Array(9)]]]) } },
    ],
  ];

  test.each(attacks)('%s', async (_name, knobs) => {
    const { person, factors, factorId } = await beginning();
    expect((await factors.giveKey(factorId, knobs)).error).toMatchObject(refused);
    expect(await levelOf(person)).toBe('aal1');
    expect((await person.client.auth.mfa.listFactors()).data?.webauthn).toEqual([]);
  });

  test('when it is already registered, by its owner or by another user', async () => {
    const { factors, key } = await owing().then(async ({ person, key, factorId, factors }) => {
      await factors.use(factorId, key);
      return { factors: factorsOf(person.client), key };
    });
    const again = { credentialId: key.credentialId };
    const taken = { status: 422, code: 'webauthn_credential_exists' };
    const second = await factors.enroll('Again');
    expect((await factors.giveKey(second, again)).error).toMatchObject(taken);
    const other = await beginning();
    expect((await other.factors.giveKey(other.factorId, again)).error).toMatchObject(taken);
    expect(await levelOf(other.person)).toBe('aal1');
  });

  test('for a challenge issued before the factor was verified', async () => {
    const { person, factors, factorId } = await beginning();
    const late = await factors.askForKey(factorId);
    const { key } = await factors.giveKey(factorId);
    const { credential } = authenticator.create(late.asked);
    const { error } = await factors.answer(factorId, late.challengeId, 'create', credential);
    expect(error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' }); // verifying the other challenge ended it
    const elsewhere = factorsOf((await signIn(testApp, person)).client);
    expect((await elsewhere.use(factorId, key)).error).toBeNull();
  });

  test('for a factor of another user', async () => {
    const { factors, factorId } = await beginning();
    const { challengeId, asked } = await factors.askForKey(factorId);
    const thief = factorsOf((await signUpConfirmed(testApp)).client);
    const { credential } = authenticator.create(asked);
    const { error } = await thief.answer(factorId, challengeId, 'create', credential);
    expect(error).toMatchObject({ status: 404, code: 'mfa_factor_not_found' });
  });
});

describe('an assertion does not raise the session to aal2', () => {
  const attacks: [string, Knobs][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: randomBytes(32).toString('base64url') }],
    ['in a cross-origin frame', { crossOrigin: true }],
    ['with the client data type of a registration', { ceremony: 'webauthn.create' }],
    ['without user presence', { userPresent: false }],
    ['without the user verification that the key used at registration', { userVerified: false }],
    ['signed by another key', { signingKey: strangersKey }],
    [
      'with the credential id of another key',
      { credentialId: randomBytes(32).toString('base64url') },
    ],
    [
      'with the user handle of another user',
      { userHandle: Buffer.from('somebody').toString('base64url') },
    ],
  ];

  test.each(attacks)('%s', async (_name, knobs) => {
    const { person, factors, factorId, key } = await owing();
    expect((await factors.use(factorId, key, knobs)).error).toMatchObject(refused);
    expect(await levelOf(person)).toBe('aal1');
  });

  test('by the key of another user', async () => {
    const { person, factors, factorId } = await owing();
    const other = await owing();
    expect((await factors.use(factorId, other.key)).error).toMatchObject(refused);
    expect(await levelOf(person)).toBe('aal1');
  });

  test('when it is replayed', async () => {
    const { person, factors, factorId, key } = await owing();
    const { challengeId, asked } = await factors.askTheKey(factorId);
    const credential = authenticator.get(asked, key);
    const first = await factors.answer(factorId, challengeId, 'request', credential);
    expect(first.error).toBeNull();
    const elsewhere = factorsOf((await signIn(testApp, person)).client);
    const replay = await elsewhere.answer(factorId, challengeId, 'request', credential);
    expect(replay.error).toMatchObject({ status: 422, code: 'mfa_ip_address_mismatch' });
  });

  test('when it is sent twice at once: only one of the two succeeds', async () => {
    const { person, factors, factorId, key } = await owing();
    const { challengeId, asked } = await factors.askTheKey(factorId);
    const credential = authenticator.get(asked, key);
    const elsewhere = factorsOf((await signIn(testApp, person)).client);
    const answers = await Promise.all(
      [factors, elsewhere].map((by) => by.answer(factorId, challengeId, 'request', credential)),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('for an expired challenge', async () => {
    const { factors, factorId, key } = await owing();
    const { challengeId, asked } = await factors.askTheKey(factorId);
    const credential = authenticator.get(asked, key);
    testApp.clock.advance(301_000);
    const { error } = await factors.answer(factorId, challengeId, 'request', credential);
    expect(error).toMatchObject({ status: 422, code: 'mfa_challenge_expired' });
  });

  test('for another challenge of the same factor', async () => {
    const { factors, factorId, key } = await owing();
    const first = await factors.askTheKey(factorId);
    const second = await factors.askTheKey(factorId);
    const credential = authenticator.get(first.asked, key);
    const { error } = await factors.answer(factorId, second.challengeId, 'request', credential);
    expect(error).toMatchObject(refused);
  });

  test('when a registration response is sent in its place', async () => {
    const { factors, factorId, key } = await owing();
    const { challengeId, asked } = await factors.askTheKey(factorId);
    const created = authenticator.create({
      challenge: asked.challenge,
      rp: { id: asked.rpId },
      user: { id: key.userHandle },
    });
    const { error } = await factors.answer(factorId, challengeId, 'create', created.credential);
    expect(error).toMatchObject(refused);
  });
});

test('a cloned key is detected by its sign counter and logged', async () => {
  const { person, factors, factorId, key } = await owing({ signCount: 5 });
  const copy: SoftwareKey = { ...key };
  expect((await factors.use(factorId, key)).error).toBeNull();
  const elsewhere = factorsOf((await signIn(testApp, person)).client);
  expect((await elsewhere.use(factorId, copy)).error).toMatchObject(refused);
  expect(logged.filter((line) => line.includes(factorId))).toMatchObject([
    expect.stringContaining('security key counter went backwards: possibly cloned'),
  ]);
  // The owner's own key, with the higher counter, still works.
  expect((await elsewhere.use(factorId, key)).error).toBeNull();
});
