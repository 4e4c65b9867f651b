import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLogger } from '#server/process/logger.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { newAddress, type Person, signUpConfirmed } from '#tests/support/people.ts';

// Each failed sign-in has a log line with the error code and without the identity of the user (ASVS 16.3.1).

const lines: string[] = [];
const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
let testApp: TestApp;
let person: Person;
beforeAll(async () => {
  testApp = await createTestApp({ services: { log } });
  person = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

/** Returns the log line of the last request to a route. */
function lineOf(route: string): Record<string, unknown> {
  const found = lines.map((line) => JSON.parse(line)).filter((line) => line.route === route);
  return found.at(-1) ?? {};
}

test('logs the error code of a wrong password, wrong code, bad link and bad id token', async () => {
  const { auth } = testApp.client();
  const { email } = person;
  await auth.signInWithPassword({ email, password: 'wrong password' });
  expect(lineOf('/auth/v1/token')).toMatchObject({ status: 400, code: 'invalid_credentials' });
  await auth.verifyOtp({ type: 'email', email, token: '000000' });
  expect(lineOf('/auth/v1/verify')).toMatchObject({ status: 403, code: 'otp_expired' });
  await testApp.request('/auth/v1/verify?type=recovery&token=used-already');
  expect(lineOf('/auth/v1/verify')).toMatchObject({ status: 303, code: 'otp_expired' });
  await auth.signInWithIdToken({ provider: 'google', token: 'a.b.c' });
  expect(lineOf('/auth/v1/token').code).toBe('provider_disabled');
  expect(lines.join('')).not.toContain(email);
});

test('logs no error code for a successful sign-in', async () => {
  await testApp.client().auth.signInWithPassword(person);
  expect(lineOf('/auth/v1/token')).toMatchObject({ status: 200 });
  expect(lineOf('/auth/v1/token')).not.toHaveProperty('code');
  await testApp
    .client()
    .auth.signInWithPassword({ email: newAddress(), password: 'wrong password' });
  expect(lineOf('/auth/v1/token')).toHaveProperty('code');
});
