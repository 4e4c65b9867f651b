import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { codeIn, countMailsTo, newestMailTo } from '#tests/support/people.ts';
import {
  codeOf,
  type Protected,
  protectedPerson,
  signInAgain,
  wrongCodeOf,
} from './factor-scene.ts';

let testApp: TestApp;
beforeEach(async () => {
  testApp = await createTestApp({ variables: { TRUST_PROXY: '127.0.0.1' } });
});
afterEach(() => testApp.close());

const alarm = 'Too many wrong codes for your Saffron Table account';

/** Sends a signed-in request from the given IP address. */
async function callFrom(
  address: string,
  accessToken: string,
  path: string,
  body: object = {},
): Promise<{ status: number; retryAfter: string | null; body: Record<string, string> }> {
  const answer = await testApp.request(`/auth/v1${path}`, {
    method: 'POST',
    headers: {
      apikey: testApp.services.keys.anonKey,
      authorization: `Bearer ${accessToken}`,
      'x-forwarded-for': address,
      'x-supabase-api-version': '2024-01-01',
    },
    body: JSON.stringify(body),
  });
  const retryAfter = answer.headers.get('retry-after');
  return { status: answer.status, retryAfter, body: await answer.json() };
}

/** Creates a challenge and answers it with the code, both from one IP address. */
async function answerFrom(address: string, person: Protected, code: string) {
  const path = `/factors/${person.factorId}`;
  const token = person.session.access_token;
  const challenge = await callFrom(address, token, `${path}/challenge`);
  return callFrom(address, token, `${path}/verify`, { challenge_id: challenge.body.id, code });
}

/** Sends ten wrong codes from each of several IP addresses. Three addresses reach the account's own limit. */
async function guessFromEverywhere(person: Protected, addresses = 3): Promise<void> {
  const code = wrongCodeOf(testApp, person.secret);
  for (let host = 1; host <= addresses; host += 1) {
    for (let tries = 0; tries < 10; tries += 1) {
      const { status } = await answerFrom(`198.51.100.${host}`, person, code);
      expect(status).toBe(422);
    }
  }
}

describe('wrong codes', () => {
  test('are blocked after ten per account and IP address, then the right code is too', async () => {
    const stranger = await signInAgain(testApp, await protectedPerson(testApp));
    await guessFromEverywhere(stranger, 1);
    const right = codeOf(testApp, stranger.secret);
    const refused = await answerFrom('198.51.100.1', stranger, right);
    expect(refused).toMatchObject({ status: 429, body: { code: 'over_request_rate_limit' } });
    expect(Number(refused.retryAfter)).toBeGreaterThan(0);
    expect((await answerFrom('198.51.100.2', stranger, right)).status).toBe(200);
  });

  test('sent concurrently are counted before they are checked', async () => {
    const stranger = await signInAgain(testApp, await protectedPerson(testApp));
    const token = stranger.session.access_token;
    const path = `/factors/${stranger.factorId}`;
    const { body } = await callFrom('198.51.100.1', token, `${path}/challenge`);
    const code = wrongCodeOf(testApp, stranger.secret);
    const answers = await Promise.all(
      Array.from({ length: 30 }, () =>
        callFrom('198.51.100.1', token, `${path}/verify`, { challenge_id: body.id, code }),
      ),
    );
    const judged = answers.filter((answer) => answer.body.code === 'mfa_verification_failed');
    expect(judged).toHaveLength(5); // the limit of one challenge
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(15);
  });

  test('from many addresses are blocked after thirty an hour; the owner gets one mail', async () => {
    const person = await protectedPerson(testApp);
    const stranger = await signInAgain(testApp, person);
    await guessFromEverywhere(stranger);
    const right = codeOf(testApp, stranger.secret);
    for (const address of ['198.51.100.77', '198.51.100.78']) {
      expect((await answerFrom(address, stranger, right)).status).toBe(429);
    }
    const mails = (await testApp.services.mailbox?.list()) ?? [];
    const alarms = mails.filter(({ to, subject }) => to === person.email && subject === alarm);
    expect(alarms).toHaveLength(1);
    expect(alarms[0]?.text).toContain('http://saffron.test/auth/forgot-password');
  });

  test('do not lock the owner out at an IP address they used before', async () => {
    const person = await protectedPerson(testApp);
    const home = '203.0.113.7';
    const before = await signInAgain(testApp, person);
    const code = codeOf(testApp, person.secret);
    expect((await answerFrom(home, before, code)).status).toBe(200);
    testApp.clock.advance(60_000);
    const stranger = await signInAgain(testApp, person);
    await guessFromEverywhere(stranger);
    const owner = await signInAgain(testApp, person);
    const right = codeOf(testApp, person.secret);
    expect((await answerFrom('203.0.113.200', owner, right)).status).toBe(429);
    expect((await answerFrom(home, owner, right)).status).toBe(200);
  });

  test('do not lock the owner out after a recovery mail', async () => {
    const person = await protectedPerson(testApp);
    const stranger = await signInAgain(testApp, person);
    await guessFromEverywhere(stranger);
    const client = testApp.client();
    await client.auth.resetPasswordForEmail(person.email);
    const token = codeIn(await newestMailTo(testApp, person.email));
    const { email } = person;
    const { data, error } = await client.auth.verifyOtp({ type: 'recovery', email, token });
    if (error || !data.session) throw error ?? new Error('The code opened no session.');
    const owner = { ...person, client, session: data.session };
    const right = codeOf(testApp, person.secret);
    expect((await answerFrom('203.0.113.200', owner, right)).status).toBe(200);
  });

  test('do not block a recovery code', async () => {
    const person = await protectedPerson(testApp);
    const bearer = person.session.access_token;
    const made = await callFrom('203.0.113.7', bearer, '/factors/recovery-codes');
    const stranger = await signInAgain(testApp, person);
    await guessFromEverywhere(stranger);
    const { session } = await signInAgain(testApp, person);
    const used = await callFrom(
      '203.0.113.200',
      session.access_token,
      '/factors/recovery-codes/verify',
      { code: made.body.codes?.[0] },
    );
    expect(used.status).toBe(200);
  });

  test('exclude right codes and codes for an unknown challenge', async () => {
    const person = await protectedPerson(testApp);
    const mails = await countMailsTo(testApp, person.email);
    const address = '198.51.100.1';
    for (let round = 0; round < 12; round += 1) {
      const again = await signInAgain(testApp, person);
      const spent = await callFrom(
        address,
        again.session.access_token,
        `/factors/${person.factorId}/verify`,
        {
          challenge_id: '00000000-0000-4000-8000-000000000000',
          code: '123456',
        },
      );
      expect(spent.body.code).toBe('mfa_factor_not_found');
      const { status } = await answerFrom(address, again, codeOf(testApp, person.secret));
      expect(status).toBe(200);
      testApp.clock.advance(60_000);
    }
    expect(await countMailsTo(testApp, person.email)).toBe(mails);
  });
});

test('unanswered challenges are rate limited too, separately per IP address', async () => {
  const owner = await protectedPerson(testApp);
  const person = await signInAgain(testApp, owner);
  const path = `/factors/${person.factorId}/challenge`;
  const token = person.session.access_token;
  const statuses = [];
  for (let asked = 0; asked < 61; asked += 1) {
    statuses.push((await callFrom('198.51.100.1', token, path)).status);
  }
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThanOrEqual(1);
  expect(statuses[0]).toBe(200);
  // An attacker with the password at another address does not use up the owner's challenges.
  const { session } = await signInAgain(testApp, owner);
  expect((await callFrom('203.0.113.7', session.access_token, path)).status).toBe(200);
});
