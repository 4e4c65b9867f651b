import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import { generate, thaiVegan } from './generate-scene.ts';
import { readMetric } from './metrics-scene.ts';
import { createPhoneApp, newNumber } from './phone-scene.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

const readAs = (person: Person | undefined, key = testApp.services.keys.anonKey) =>
  testApp.request('/rest/v1/categories?limit=1', {
    headers: {
      apikey: key,
      ...(person ? { authorization: `Bearer ${person.session.access_token}` } : {}),
    },
  });

async function statusesOf(count: number, call: () => Promise<Response>): Promise<number[]> {
  const statuses: number[] = [];
  for (let made = 0; made < count; made += 1) statuses.push((await call()).status);
  return statuses;
}

test('data API calls are limited per user and minute, without affecting other users', async () => {
  testApp = await createTestApp({ variables: { REST_CALLS_PER_MINUTE: '3' } });
  const busy = await signUpConfirmed(testApp);
  const other = await signUpConfirmed(testApp);
  expect(await statusesOf(4, () => readAs(busy))).toEqual([200, 200, 200, 429]);
  const refused = await readAs(busy);
  expect(await refused.json()).toEqual({
    code: 'over_request_rate_limit',
    message: 'Too many requests in this minute.',
    details: null,
    hint: null,
  });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  expect((await readAs(other)).status).toBe(200);
  // Visitors are limited by IP address, at ten times the limit. The service role has no limit.
  expect(await statusesOf(31, () => readAs(undefined))).toEqual([...Array(30).fill(200), 429]);
  const { serviceRoleKey } = testApp.services.keys;
  expect(await statusesOf(40, () => readAs(undefined, serviceRoleKey))).not.toContain(429);
});

test('RATE_LIMITS=off also disables the limit of the data API', async () => {
  testApp = await createTestApp({ variables: { REST_CALLS_PER_MINUTE: '1', RATE_LIMITS: 'off' } });
  const cook = await signUpConfirmed(testApp);
  expect(await statusesOf(3, () => readAs(cook))).toEqual([200, 200, 200]);
});

test('generations are limited per cook and hour; a replay still works', async () => {
  testApp = await createTestApp({ variables: { GENERATION_LIMIT: '1', CREDITS: 'off' } });
  const cook = await signUpConfirmed(testApp);
  const key = randomUUID();
  const first = await generate(cook, thaiVegan, key);
  expect(first.refusal).toBeUndefined();
  const second = await generate(cook, thaiVegan, randomUUID());
  expect(second.refusal).toMatchObject({ status: 429, code: 'too_often' });
  const refused = (code: string) =>
    readMetric(testApp, 'saffron_generation_refusals_total', { code });
  expect([await refused('too_often'), await refused('unexpected')]).toEqual([1, undefined]);
  const again = await generate(cook, thaiVegan, key);
  expect(again.data).toMatchObject({ generationId: first.data.generationId });
  const other = await signUpConfirmed(testApp);
  expect((await generate(other, thaiVegan, randomUUID())).refusal).toBeUndefined();
});

test('text messages are limited per hour across all numbers and users', async () => {
  testApp = await createPhoneApp({ SMS_LIMIT_OF_ALL: '2' });
  const send = async () =>
    (await testApp.client().auth.signInWithOtp({ phone: newNumber() })).error;
  expect([await send(), await send()]).toEqual([null, null]);
  expect(await send()).toMatchObject({ status: 429, code: 'over_sms_send_rate_limit' });
});
