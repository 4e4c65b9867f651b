import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn, signUpConfirmed } from '#tests/support/people.ts';
import type { Knobs, SoftwareKey } from '#tests/support/software-authenticator.ts';
import { createAuthCalls } from './auth-calls.ts';
import { addPasskey, askPasskeys, signInByPasskey } from './passkey-scene.ts';
import { authenticator } from './webauthn-scene.ts';

let testApp: TestApp;
const logged: string[] = [];
beforeAll(async () => {
  const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) });
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' }, services: { log } });
});
afterAll(() => testApp.close());

const { call } = createAuthCalls(() => testApp);
const refused = { status: 400, code: 'webauthn_verification_failed' };
const strangersKey = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const newChallenge = () => randomBytes(32).toString('base64url');

async function withPasskey(knobs?: Knobs) {
  const person = await signUpConfirmed(testApp);
  const { key, data, error } = await addPasskey(person.client, knobs);
  if (error) throw error;
  return { person, key, passkeyId: data.id };
}

describe('a sign-in is refused', () => {
  const attacks: [string, Knobs][] = [
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for a challenge that the server did not issue', { challenge: newChallenge() }],
    ['in a cross-origin frame', { crossOrigin: true }],
    ['with the client data type of a registration', { ceremony: 'webauthn.create' }],
    ['without user presence', { userPresent: false }],
    ['without user verification', { userVerified: false }],
    ['signed by another key', { signingKey: strangersKey }],
    ['with an unknown credential id', { credentialId: newChallenge() }],
    ['with an unknown user handle', { userHandle: Buffer.from('somebody').toString('base64url') }],
    ['with an empty user handle', { userHandle: '' }],
  ];

  test.each(attacks)('%s', async (_name, knobs) => {
    const { key } = await withPasskey();
    const client = testApp.client();
    const { data, error } = await signInByPasskey(client, key, knobs);
    expect(error).toMatchObject(refused);
    expect(data).toBeNull();
    expect((await client.auth.getSession()).data.session).toBeNull();
  });

  test('with the user handle of another account', async () => {
    const { key } = await withPasskey();
    const { person: victim } = await withPasskey();
    const userHandle = Buffer.from(victim.user.id).toString('base64url');
    const { error } = await signInByPasskey(testApp.client(), key, { userHandle });
    expect(error).toMatchObject(refused);
  });

  test('when the same credential is sent again', async () => {
    const { key } = await withPasskey();
    const { challengeId, asked } = await askPasskeys(testApp.client());
    const credential = authenticator.get(asked, key);
    const send = () =>
      testApp.client().auth.passkey.verifyAuthentication({ challengeId, credential });
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
    expect((await send()).error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  test('for a second try of the same challenge after a wrong first one', async () => {
    const { key } = await withPasskey();
    const { challengeId, asked } = await askPasskeys(testApp.client());
    const { passkey } = testApp.client().auth;
    const wrong = authenticator.get(asked, key, { signingKey: strangersKey });
    const right = authenticator.get(asked, key);
    expect(
      (await passkey.verifyAuthentication({ challengeId, credential: wrong })).error,
    ).toMatchObject(refused);
    expect(
      (await passkey.verifyAuthentication({ challengeId, credential: right })).error,
    ).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  test('after the challenge expired (five minutes)', async () => {
    const { key } = await withPasskey();
    const { challengeId, asked } = await askPasskeys(testApp.client());
    const credential = authenticator.get(asked, key);
    testApp.clock.advance(301_000);
    const { error } = await testApp
      .client()
      .auth.passkey.verifyAuthentication({ challengeId, credential });
    expect(error).toMatchObject({ status: 400, code: 'webauthn_challenge_expired' });
  });

  test('for a cloned passkey, with a warning in the log', async () => {
    const { key, passkeyId } = await withPasskey({ signCount: 5 });
    const copy: SoftwareKey = { ...key };
    expect((await signInByPasskey(testApp.client(), key)).error).toBeNull();
    expect((await signInByPasskey(testApp.client(), copy)).error).toMatchObject(refused);
    expect(logged.filter((line) => line.includes(passkeyId))).toMatchObject([
      expect.stringContaining('passkey counter went backwards: possibly cloned'),
    ]);
  });

  test('for a banned, a deleted and an unconfirmed account', async () => {
    const admin = testApp.client('service_role').auth.admin;
    const banned = await withPasskey();
    await admin.updateUserById(banned.person.user.id, { ban_duration: '24h' });
    expect((await signInByPasskey(testApp.client(), banned.key)).error).toMatchObject({
      status: 403,
      code: 'user_banned',
    });
    const gone = await withPasskey();
    await admin.deleteUser(gone.person.user.id, true);
    expect((await signInByPasskey(testApp.client(), gone.key)).error).toMatchObject(refused);
    const unconfirmed = await withPasskey();
    await testApp.services.database.asAuth(
      (sql) =>
        sql`update auth.users set email_confirmed_at = null where id = ${unconfirmed.person.user.id}`,
    );
    expect((await signInByPasskey(testApp.client(), unconfirmed.key)).error).toMatchObject({
      status: 403,
      code: 'email_not_confirmed',
    });
  });
});

describe('a passkey is not added', () => {
  test.each<[string, Knobs]>([
    ['from another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['for another challenge', { challenge: newChallenge() }],
    ['without user verification', { userVerified: false }],
    ['without an algorithm', { algorithm: 0 }],
  ])('%s', async (_name, knobs) => {
    const { client } = await signUpConfirmed(testApp);
    expect((await addPasskey(client, knobs)).error).toMatchObject(refused);
    expect((await client.auth.passkey.list()).data).toEqual([]);
  });

  test('when its credential is registered already', async () => {
    const { person, key } = await withPasskey();
    const again = { credentialId: key.credentialId };
    const taken = { status: 422, code: 'webauthn_credential_exists' };
    expect((await addPasskey(person.client, again)).error).toMatchObject(taken);
    const { client } = await signUpConfirmed(testApp);
    expect((await addPasskey(client, again)).error).toMatchObject(taken);
    expect((await signInByPasskey(testApp.client(), key)).data?.user?.id).toBe(person.user.id);
  });

  test('with a challenge of another user', async () => {
    const victim = await signUpConfirmed(testApp);
    const thief = await signUpConfirmed(testApp);
    const { data } = await thief.client.auth.passkey.startRegistration();
    if (!data) throw new Error('There is no question.');
    const started = { challenge_id: data.challenge_id, options: data.options };
    expect((await addPasskey(victim.client, {}, started)).error).toMatchObject({
      code: 'webauthn_challenge_not_found',
    });
  });

  test('with a challenge of a sign-in', async () => {
    const { client, user } = await signUpConfirmed(testApp);
    const { challengeId, asked } = await askPasskeys(client);
    const options = { ...asked, rp: { id: asked.rpId }, user: { id: user.id } };
    const { error } = await addPasskey(client, {}, { challenge_id: challengeId, options });
    expect(error).toMatchObject({ code: 'webauthn_challenge_not_found' });
  });

  test('from an ended session', async () => {
    const person = await signUpConfirmed(testApp);
    const other = await signIn(testApp, person);
    await person.client.auth.signOut({ scope: 'others' });
    expect((await other.client.auth.passkey.startRegistration()).error).toMatchObject({
      name: 'AuthSessionMissingError',
    });
  });
});

test('a missing field is named in the refusal', async () => {
  const post = async (body: object) => {
    const answer = await call('/passkeys/authentication/verify', {
      method: 'POST',
      body: JSON.stringify(body),
    });
    return [answer.status, await answer.json()];
  };
  const bad = (message: string) => [400, { code: 'validation_failed', message }];
  const challenge_id = crypto.randomUUID();
  expect(await post({})).toEqual(bad('challenge_id is required'));
  expect(await post({ challenge_id })).toEqual(bad('credential is required'));
  expect(await post({ challenge_id: 'x', credential: {} })).toEqual(
    bad('challenge_id must be a valid UUID'),
  );
  expect(await post({ challenge_id, credential: { id: 'x' } })).toMatchObject([
    400,
    { code: 'webauthn_verification_failed' },
  ]);
});

test('unanswered challenges are deleted by the sweep', async () => {
  await askPasskeys(testApp.client());
  const later = new Date(testApp.clock.now().getTime() + 600_000);
  await testApp.services.database.asService((sql) => sql`select private.sweep_accounts(${later})`);
  const [left] = await testApp.services.database.asAuth(
    (sql) => sql`select count(*)::int as questions from auth.webauthn_challenges`,
  );
  expect(left?.questions).toBe(0);
});

test('one address gets 300 challenges in five minutes', async () => {
  const limited = await createTestApp();
  const { passkey } = limited.client().auth;
  for (let count = 0; count < 300; count += 1) {
    const { error } = await passkey.startAuthentication();
    if (error) throw error;
  }
  expect((await passkey.startAuthentication()).error).toMatchObject({
    status: 429,
    code: 'over_request_rate_limit',
  });
  await limited.close();
});
