import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const { call, tokenCall, refresh } = createAuthCalls(() => testApp);

describe('bearer tokens', () => {
  test('a missing token is a 401; the anon key and an expired token are a 403', async () => {
    const none = await call('/user');
    expect([none.status, (await none.json()).code]).toEqual([401, 'no_authorization']);
    const anon = await call('/user', { bearer: testApp.services.keys.anonKey });
    expect([anon.status, (await anon.json()).code]).toEqual([403, 'bad_jwt']);
    const { session } = await signUpConfirmed(testApp);
    testApp.clock.advance(3_700_000);
    const expired = await call('/user', { bearer: session.access_token });
    expect([expired.status, (await expired.json()).code]).toEqual([403, 'bad_jwt']);
  });

  test('of a deleted account get user_not_found, of a banned one user_banned', async () => {
    const gone = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`delete from auth.users where id = ${gone.user.id}`;
    const deleted = await call('/user', { bearer: gone.session.access_token });
    expect([deleted.status, (await deleted.json()).code]).toEqual([403, 'user_not_found']);
    const bad = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      update auth.users set banned_until = '2999-01-01' where id = ${bad.user.id}`;
    const banned = await call('/user', { bearer: bad.session.access_token });
    expect([banned.status, (await banned.json()).code]).toEqual([403, 'user_banned']);
    const again = await tokenCall('password', { email: bad.email, password: bad.password });
    expect([again.status, (await again.json()).code]).toEqual([400, 'user_banned']);
    expect(await refresh(bad.session.refresh_token)).toMatchObject({
      status: 400,
      body: { code: 'user_banned' },
    });
  });
});
