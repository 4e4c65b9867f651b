import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  fragmentOf,
  linkIn,
  newestMailTo,
  openLink,
  type Person,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

/** Sets only deleted_at, like a deletion at the worst moment: codes, tokens and password of the account still exist. */
async function markDeleted({ user }: Person): Promise<void> {
  await testApp.testDatabase.owner`update auth.users set deleted_at = now() where id = ${user.id}`;
}

async function countSessionsOf({ user }: Person): Promise<number> {
  const sessions = await testApp.testDatabase
    .owner`select 1 from auth.sessions where user_id = ${user.id}`;
  return sessions.length;
}

describe('a soft-deleted account gets no session from', () => {
  test('a code', async () => {
    const person = await signUpConfirmed(testApp);
    await testApp.client().auth.signInWithOtp({ email: person.email });
    const token = codeIn(await newestMailTo(testApp, person.email));
    await markDeleted(person);
    const { error } = await testApp
      .client()
      .auth.verifyOtp({ type: 'email', email: person.email, token });
    expect(error).toMatchObject({ status: 403, code: 'otp_expired' });
    expect(await countSessionsOf(person)).toBe(1);
  });

  test('a link', async () => {
    const person = await signUpConfirmed(testApp);
    await testApp.client().auth.resetPasswordForEmail(person.email);
    const link = linkIn(await newestMailTo(testApp, person.email));
    await markDeleted(person);
    const end = fragmentOf(await openLink(testApp, link));
    expect(end.get('error_code')).toBe('otp_expired');
    expect(await countSessionsOf(person)).toBe(1);
  });

  test('a PKCE code that was issued before the deletion', async () => {
    const person = await signUpConfirmed(testApp);
    const { auth } = pkceClient(testApp);
    await auth.signInWithOtp({ email: person.email });
    const end = await openLink(testApp, linkIn(await newestMailTo(testApp, person.email)));
    await markDeleted(person);
    const code = end.searchParams.get('code') ?? '';
    const { error } = await auth.exchangeCodeForSession(code);
    expect(error).toMatchObject({ status: 404, code: 'flow_state_not_found' });
    expect(await countSessionsOf(person)).toBe(1);
  });

  test('a refresh token', async () => {
    const person = await signUpConfirmed(testApp);
    await markDeleted(person);
    const { error } = await person.client.auth.refreshSession();
    expect(error).toMatchObject({ status: 400, code: 'refresh_token_not_found' });
  });

  test('its password', async () => {
    const person = await signUpConfirmed(testApp);
    await markDeleted(person);
    const { email, password } = person;
    const { error } = await testApp.client().auth.signInWithPassword({ email, password });
    expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' });
  });
});
