import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { newAddress, signUpConfirmed } from '#tests/support/people.ts';

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
  test('mails to one address: three of a kind in the interval, known or not, with the time to wait', async () => {
    testApp = await createTestApp({ variables: { RATE_LIMIT_STORE: store } });
    const person = await signUpConfirmed(testApp);
    for (const email of [person.email, newAddress()]) {
      expect(await statusesOf(3, () => post('/recover', { email }))).toEqual([200, 200, 200]);
      const refused = await post('/recover', { email });
      expect(refused.status).toBe(429);
      const seconds = Number(refused.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
      expect(await refused.json()).toEqual({
        code: 'over_email_send_rate_limit',
        message: `For security purposes, you can only request this after ${seconds} seconds.`,
      });
    }
    expect((await post('/otp', { email: person.email })).status).toBe(200);
  });

  test('wrong passwords for one account: ten from one address; its owner elsewhere gets in', async () => {
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

describe('limits', () => {
  test('guesses that come at once are counted one by one', async () => {
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

  test('behind a named proxy the visitor counts, else the peer', async () => {
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
    // The visitor writes a new address in front each time; the one that the proxy saw stays.
    const forged = () =>
      attempt('10.1.2.3', `${newAddressInFront()}, 203.0.113.7`, 'wrong password');
    expect(await statusesOf(11, forged)).toEqual([...Array(10).fill(400), 429]);
    expect((await attempt('10.1.2.3', '198.51.100.9', password)).status).toBe(200);
    const unnamed = () => attempt('192.0.2.1', newAddressInFront(), 'wrong password');
    expect(await statusesOf(11, unnamed)).toEqual([...Array(10).fill(400), 429]);
  });

  test('can be switched off', async () => {
    testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
    const email = newAddress();
    const guess = () => post('/verify', { type: 'email', email, token: '123456' });
    expect(await statusesOf(35, guess)).toEqual(Array(35).fill(403));
  });
});
