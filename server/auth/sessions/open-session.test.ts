import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { createAuthServices } from '../auth-services.ts';
import { lockUser } from '../queries/users.ts';
import { openSession } from './open-session.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

test.each([
  ['password', true],
  ['recovery', true],
  ['oauth', false],
  ['sso/saml', false],
  ['sms', false],
])('a sign-in by %s sets last_sign_in_at of the email identity: %s', async (method, isUsed) => {
  const { user } = await signUpConfirmed(testApp);
  testApp.clock.advance(60_000);
  const auth = createAuthServices(testApp.services);
  const now = auth.clock();
  const opened = await auth.database.asAuth(async (transaction) => {
    const row = await lockUser(transaction, user.id);
    if (!row) throw new Error('The account is gone.');
    return openSession(auth, transaction, row, { ip: null, userAgent: null, now }, method);
  });
  const [identity] = opened.account.identities;
  expect(identity?.last_sign_in_at?.getTime() === now.getTime()).toBe(isUsed);
  expect(opened.account.user.last_sign_in_at).toEqual(now);
});

test.each([
  ['password', 'invalid_credentials'],
  ['otp', 'user_not_found'],
  ['oauth', 'user_not_found'],
])('rejects a sign-in by %s to a deleted account', async (method, code) => {
  const { user } = await signUpConfirmed(testApp);
  const auth = createAuthServices(testApp.services);
  const now = auth.clock();
  const opening = auth.database.asAuth(async (transaction) => {
    const row = await lockUser(transaction, user.id);
    if (!row) throw new Error('The account is gone.');
    const clientInfo = { ip: null, userAgent: null, now };
    return openSession(auth, transaction, { ...row, deleted_at: now }, clientInfo, method);
  });
  await expect(opening).rejects.toMatchObject({ code });
});
