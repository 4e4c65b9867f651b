import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import type { SmsCarrier } from '#server/mail/sms-carrier.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { goodPassword } from '#tests/support/people.ts';
import { countTextsTo, newNumber, textedCode } from './phone-scene.ts';

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

async function open(variables: Record<string, string> = {}) {
  testApp = await createTestApp({ variables: { MAILBOX_PUBLIC: 'true', ...variables } });
}

async function expectRefused(answer: Response) {
  expect(answer.status).toBe(429);
  const seconds = Number(answer.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(0);
  expect(await answer.json()).toEqual({
    code: 'over_sms_send_rate_limit',
    message: `For security purposes, you can only request this after ${seconds} seconds.`,
  });
}

describe.each(['memory', 'postgres'])('text message limits, counted in %s', (store) => {
  test('one message per kind, number (known or not) and interval; other kinds at once', async () => {
    await open({ RATE_LIMIT_STORE: store });
    const phone = newNumber();
    expect((await post('/otp', { phone })).status).toBe(200);
    await expectRefused(await post('/otp', { phone: `+${phone}` }));
    expect(await countTextsTo(testApp, phone)).toBe(1);
    expect((await post('/signup', { phone, password: goodPassword })).status).toBe(200);
    await expectRefused(await post('/signup', { phone, password: goodPassword }));
    await expectRefused(await post('/resend', { type: 'sms', phone }));
    const unknown = newNumber();
    expect((await post('/resend', { type: 'sms', phone: unknown })).status).toBe(200);
    await expectRefused(await post('/resend', { type: 'sms', phone: unknown }));
  });
});

describe('SMS_LIMIT, because text messages cost money', () => {
  const hurried = { MAIL_INTERVAL_SECONDS: '0', SMS_LIMIT: '3' };

  test('limits messages to one number per hour, across all client addresses', async () => {
    await open(hurried);
    const phone = newNumber();
    for (const peer of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) {
      expect((await post('/otp', { phone }, peer)).status).toBe(200);
    }
    await expectRefused(await post('/otp', { phone }, '203.0.113.4'));
    expect(await countTextsTo(testApp, phone)).toBe(3);
  });

  test('allows five times as many from one client address, across all numbers', async () => {
    await open(hurried);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => post('/otp', { phone: newNumber() })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    expect((await post('/otp', { phone: newNumber() }, '203.0.113.99')).status).toBe(200);
  });

  test('allows five times as many to neighbouring numbers, across all client addresses', async () => {
    await open(hurried);
    const statuses = [];
    for (let index = 0; index < 16; index += 1) {
      const phone = `4915112345${String(600 + index)}`;
      statuses.push((await post('/otp', { phone }, `203.0.113.${index}`)).status);
    }
    expect(statuses).toEqual([...Array(15).fill(200), 429]);
    expect((await post('/otp', { phone: '4915112346600' }, '203.0.113.200')).status).toBe(200);
  });

  test('creates no account for a request over the limit', async () => {
    await open({ ...hurried, SMS_LIMIT: '1' });
    const numbers = Array.from({ length: 6 }, newNumber);
    for (const phone of numbers) await post('/otp', { phone });
    const [count] = await testApp.testDatabase.owner`
      select count(*)::int as users from auth.users`;
    expect(count).toEqual({ users: 5 });
  });
});

test('wrong passwords and codes for a number are limited as for an email address', async () => {
  await open();
  const phone = newNumber();
  const guess = () => post('/token?grant_type=password', { phone, password: 'wrong password' });
  for (let round = 0; round < 10; round += 1) expect((await guess()).status).toBe(400);
  expect((await guess()).status).toBe(429);
  const tryCode = () => post('/verify', { type: 'sms', phone, token: '123456' });
  for (let round = 0; round < 30; round += 1) expect((await tryCode()).status).toBe(403);
  expect((await tryCode()).status).toBe(429);
});

test('the log never contains a number or a code, even when sending fails', async () => {
  let isDown = false;
  let lines = '';
  const log = pino(
    { level: 'trace' },
    new Writable({
      write(line, _encoding, done) {
        lines += line;
        done();
      },
    }),
  );
  const texts: string[] = [];
  const carrier: SmsCarrier = {
    async send({ text }) {
      texts.push(text);
      if (isDown) throw new Error('out of order');
      return { messageId: 'SM1' };
    },
  };
  testApp = await createTestApp({
    variables: { MAILBOX_PUBLIC: 'true', MAIL_INTERVAL_SECONDS: '0' },
    services: { sms: carrier, log },
  });
  const phone = newNumber();
  await post('/signup', { phone, password: goodPassword });
  await post('/verify', { type: 'sms', phone, token: '000000' });
  isDown = true;
  expect((await post('/otp', { phone })).status).toBe(503);
  await post('/resend', { type: 'sms', phone });
  await expect.poll(() => texts.length).toBe(3);
  expect(lines).toContain('text message failed');
  expect(lines).not.toContain(phone);
  for (const text of texts) expect(lines).not.toMatch(new RegExp(`\\b${text.slice(0, 6)}\\b`));
});

test('the code shown in the mailbox works', async () => {
  await open();
  const phone = newNumber();
  await post('/otp', { phone });
  const token = await textedCode(testApp, phone);
  expect((await post('/verify', { type: 'sms', phone, token })).status).toBe(200);
});
