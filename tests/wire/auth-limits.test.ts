import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  linkIn,
  newAddress,
  newestMailTo,
  openLink,
  signUpConfirmed,
} from '#tests/support/people.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

function post(path: string, body: object, peerAddress = '203.0.113.7') {
  const request = new Request(`http://saffron.test/auth/v1${path}`, {
    method: 'POST',
    headers: { apikey: testApp.services.keys.anonKey, 'x-supabase-api-version': '2024-01-01' },
    body: JSON.stringify(body),
  });
  return testApp.app.fetch(request, { peerAddress });
}

async function statusesOf(times: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let round = 0; round < times; round += 1) statuses.push((await call()).status);
  return statuses;
}

describe.each(['memory', 'postgres'])('limits kept in %s', (store) => {
  test('mails to one address: three per kind and interval, then a 429 with retry-after', async () => {
    testApp = await createTestApp({ variables: { RATE_LIMIT_STORE: store } });
    const person = await signUpConfirmed(testApp);
    for (const email of [person.email, newAddress()]) {
      const beganMs = performance.now();
      expect(await statusesOf(3, () => post('/recover', { email }))).toEqual([200, 200, 200]);
      const refused = await post('/recover', { email });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      const passedSeconds = (performance.now() - beganMs) / 1000;
      expect(seconds).toBeGreaterThanOrEqual(Math.floor(60 - passedSeconds));
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await refused.json()).toEqual({
        code: 'over_email_send_rate_limit',
        message: `For security purposes, you can only request this after ${seconds} seconds.`,
      });
    }
    expect((await post('/otp', { email: person.email })).status).toBe(200);
  });

  test('wrong passwords for one account: ten per address; the owner elsewhere signs in', async () => {
    testApp = await createTestApp({ variables: { RATE_LIMIT_STORE: store } });
    const { email, password } = await signUpConfirmed(testApp);
    const guess = () => post('/token?grant_type=password', { email, password: 'wrong password' });
    expect(await statusesOf(10, guess)).toEqual(Array(10).fill(400));
    const refused = await post('/token?grant_type=password', { email, password });
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const elsewhere = await post('/token?grant_type=password', { email, password }, '198.51.100.9');
    expect(elsewhere.status).toBe(200);
  });
});

describe('rate limits', () => {
  test('concurrent guesses are each counted', async () => {
    testApp = await createTestApp();
    const { email } = await signUpConfirmed(testApp);
    const answers = await Promise.all(
      Array.from({ length: 16 }, () =>
        post('/token?grant_type=password', { email, password: 'wrong password' }),
      ),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  test('right passwords are not counted', async () => {
    testApp = await createTestApp();
    const { email, password } = await signUpConfirmed(testApp);
    const right = () => post('/token?grant_type=password', { email, password });
    expect(await statusesOf(15, right)).toEqual(Array(15).fill(200));
  });

  test('codes for one address: thirty wrong ones an hour', async () => {
    testApp = await createTestApp();
    const email = newAddress();
    const guess = () => post('/verify', { type: 'email', email, token: '123456' });
    expect(await statusesOf(30, guess)).toEqual(Array(30).fill(403));
    expect((await guess()).status).toBe(429);
  });

  test('mailed codes for one address: 200 wrong ones a week; the link still works', async () => {
    testApp = await createTestApp({ variables: { CODE_LIMIT: '100000' } });
    const { email } = await signUpConfirmed(testApp);
    await post('/otp', { email });
    const mail = await newestMailTo(testApp, email);
    const token = codeIn(mail) === '000000' ? '111111' : '000000';
    const guess = (round: number) =>
      post('/verify', { type: 'email', email, token }, `203.0.113.${round % 100}`);
    const answers = await Promise.all(Array.from({ length: 205 }, (_, round) => guess(round)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(200);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    expect((await openLink(testApp, linkIn(mail))).hash).toContain('access_token=');
  });

  test('behind a trusted proxy the visitor is counted, otherwise the peer', async () => {
    testApp = await createTestApp({ variables: { TRUST_PROXY: '10.0.0.0/8' } });
    const { email, password } = await signUpConfirmed(testApp);
    const attempt = (peerAddress: string, forwardedFor: string, given: string) => {
      const request = new Request('http://saffron.test/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: testApp.services.keys.anonKey, 'x-forwarded-for': forwardedFor },
        body: JSON.stringify({ email, password: given }),
      });
      return testApp.app.fetch(request, { peerAddress });
    };
    let visits = 0;
    const newAddressInFront = () => {
      visits += 1;
      return `1.2.3.${visits}`;
    };
    // The visitor prepends a new forged address each time; the address that the proxy saw stays the same.
    const forged = () =>
      attempt('10.1.2.3', `${newAddressInFront()}, 203.0.113.7`, 'wrong password');
    expect(await statusesOf(11, forged)).toEqual([...Array(10).fill(400), 429]);
    expect((await attempt('10.1.2.3', '198.51.100.9', password)).status).toBe(200);
    const unnamed = () => attempt('192.0.2.1', newAddressInFront(), 'wrong password');
    expect(await statusesOf(11, unnamed)).toEqual([...Array(10).fill(400), 429]);
  });

  test('an IPv6 network counts as one visitor, its neighbour as another', async () => {
    testApp = await createTestApp();
    const { email, password } = await signUpConfirmed(testApp);
    let visits = 0;
    const guess = () => {
      visits += 1;
      const body = { email, password: 'wrong password' };
      return post('/token?grant_type=password', body, `2001:db8:1:2::${visits.toString(16)}`);
    };
    expect(await statusesOf(11, guess)).toEqual([...Array(10).fill(400), 429]);
    const neighbour = { email, password };
    expect((await post('/token?grant_type=password', neighbour, '2001:db8:1:3::1')).status).toBe(
      200,
    );
  });

  test('behind an IPv6 proxy the visitor’s network is counted', async () => {
    testApp = await createTestApp({ variables: { TRUST_PROXY: '2001:db8:ffff::/48' } });
    const { email } = await signUpConfirmed(testApp);
    let visits = 0;
    const guess = (network: string) => () => {
      visits += 1;
      const forwardedFor = `9.9.9.${visits}, [${network}::${visits.toString(16)}]:443`;
      const request = new Request('http://saffron.test/auth/v1/token?grant_type=password', {
        method: 'POST',
        headers: { apikey: testApp.services.keys.anonKey, 'x-forwarded-for': forwardedFor },
        body: JSON.stringify({ email, password: 'wrong password' }),
      });
      return testApp.app.fetch(request, { peerAddress: '2001:db8:ffff::1' });
    };
    expect(await statusesOf(11, guess('2001:db8:1:2'))).toEqual([...Array(10).fill(400), 429]);
    expect(await statusesOf(1, guess('2001:db8:1:3'))).toEqual([400]);
  });

  test('sign-ups from one address are limited by SIGN_UP_LIMIT; others are not affected', async () => {
    testApp = await createTestApp({ variables: { SIGN_UP_LIMIT: '3' } });
    const signUp = (peer?: string) => () =>
      post('/signup', { email: newAddress(), password: 'saffron and butter' }, peer);
    expect(await statusesOf(4, signUp())).toEqual([200, 200, 200, 429]);
    const refused = await signUp()();
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await refused.json()).code).toBe('over_request_rate_limit');
    expect(await statusesOf(1, signUp('198.51.100.9'))).toEqual([200]);
  });

  /** Sets the counter of a rule to the given points. */
  const countedBefore = (rule: string, points: number) =>
    testApp.testDatabase.owner`
      update private.rate_limits set points = ${points} where key like ${`${rule}:%`}`;

  test.each([
    ['wrong passwords for one account, across all addresses', 'failedSignInByAccount', 100],
    ['wrong passwords from one address, across all accounts', 'failedSignInByPeer', 150],
    ['refreshes from one address, including invalid tokens', 'refreshByPeer', 3000],
  ])('%s', async (_, rule, points) => {
    testApp = await createTestApp({ variables: { RATE_LIMIT_STORE: 'postgres' } });
    const { email } = await signUpConfirmed(testApp);
    const attempt = () =>
      rule === 'refreshByPeer'
        ? post('/token?grant_type=refresh_token', { refresh_token: 'x'.repeat(43) })
        : post('/token?grant_type=password', { email, password: 'wrong password' });
    expect((await attempt()).status).toBe(400);
    await countedBefore(rule, points - 1);
    expect((await attempt()).status).toBe(400);
    const refused = await attempt();
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'over_request_rate_limit']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('a rate limit refusal of a function has a retry-after header too', async () => {
    testApp = await createTestApp();
    const { session } = await signUpConfirmed(testApp);
    const ask = () =>
      testApp.request('/functions/v1/add-payment-method', {
        method: 'POST',
        headers: {
          apikey: testApp.services.keys.anonKey,
          authorization: `Bearer ${session.access_token}`,
        },
        body: '{}',
      });
    const answers: Response[] = [];
    for (let round = 0; round < 31; round += 1) answers.push(await ask());
    const refused = answers.at(-1);
    expect(refused?.status).toBe(429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('can be switched off', async () => {
    testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
    const email = newAddress();
    const guess = () => post('/verify', { type: 'email', email, token: '123456' });
    expect(await statusesOf(35, guess)).toEqual(Array(35).fill(403));
  });
});
