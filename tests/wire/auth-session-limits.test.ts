import { decodeJwt } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startSweeps } from '#server/operations/sweeps.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { makeDataDirectory } from '#tests/support/data-directory.ts';
import { signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
afterEach(() => testApp.close());
const { call, refresh } = createAuthCalls(() => testApp);

const minuteMs = 60_000;
const lifetimeOf = (token: string) => {
  const { iat = 0, exp = 0 } = decodeJwt(token);
  return exp - iat;
};

describe('a session with a lifetime', () => {
  test('ends after it despite refreshes, and its tokens stop working', async () => {
    testApp = await createTestApp({ variables: { SESSION_LIFETIME_SECONDS: '5400' } });
    const { session } = await signUpConfirmed(testApp);
    expect(lifetimeOf(session.access_token)).toBe(3600);
    expect(session.expires_in).toBe(3600);

    testApp.clock.advance(50 * minuteMs);
    const { body: later } = await refresh(session.refresh_token);
    expect(later.expires_in).toBeGreaterThan(39 * 60);
    expect(later.expires_in).toBeLessThanOrEqual(40 * 60);
    expect(lifetimeOf(later.access_token)).toBe(later.expires_in);

    testApp.clock.advance(41 * minuteMs);
    expect(await refresh(later.refresh_token)).toEqual({
      status: 400,
      body: { code: 'session_expired', message: 'Invalid Refresh Token: Session Expired' },
    });
    expect((await call('/user', { bearer: later.access_token })).status).toBe(403);
    const rest = await testApp.request('/rest/v1/profiles?select=id', {
      headers: {
        apikey: testApp.services.keys.anonKey,
        authorization: `Bearer ${later.access_token}`,
      },
    });
    expect(rest.status).toBe(401);
  });

  test('is also removed from the official client when it ends', async () => {
    testApp = await createTestApp({ variables: { SESSION_LIFETIME_SECONDS: '600' } });
    const { client } = await signUpConfirmed(testApp);
    testApp.clock.advance(11 * minuteMs);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toMatchObject({ status: 400, code: 'session_expired' });
    expect(data.session).toBeNull();
  });
});

describe('a session without activity', () => {
  test('ends after the inactivity timeout; a session in use does not', async () => {
    testApp = await createTestApp({ variables: { SESSION_INACTIVITY_SECONDS: '1200' } });
    const { session, email, password, name } = await signUpConfirmed(testApp);
    const quiet = await signIn(testApp, { email, password, name });
    expect(session.expires_in).toBe(1200);
    let busy = session.refresh_token;
    for (let round = 0; round < 3; round += 1) {
      testApp.clock.advance(19 * minuteMs);
      const { status, body } = await refresh(busy);
      expect(status).toBe(200);
      busy = body.refresh_token;
    }
    const { status, body } = await refresh(quiet.session.refresh_token);
    expect([status, body.code, body.message]).toEqual([
      400,
      'session_expired',
      'Invalid Refresh Token: Session Expired (Inactivity)',
    ]);
  });
});

test('a stricter limit also applies to existing sessions and tokens', async () => {
  testApp = await createTestApp();
  const { session } = await signUpConfirmed(testApp);
  const { auth } = testApp.services.settings;
  auth.sessionInactivitySeconds = 300;
  testApp.clock.advance(6 * minuteMs);
  const answer = await call('/user', { bearer: session.access_token });
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'session_expired']);
  expect((await refresh(session.refresh_token)).body.code).toBe('session_expired');
});

describe('the sweep', () => {
  // startSweeps runs every sweep, and one of them claims the object store for this database: use a separate data directory.
  let data: Awaited<ReturnType<typeof makeDataDirectory>>;
  beforeAll(async () => {
    data = await makeDataDirectory();
  });
  afterAll(() => data.remove());

  async function sessionsAfterSweep(): Promise<string[]> {
    await startSweeps(testApp.services, testApp.testDatabase.url)();
    const rows = await testApp.testDatabase.owner<{ id: string }[]>`select id from auth.sessions`;
    return rows.map(({ id }) => id);
  }
  const idOf = (accessToken: string) => String(decodeJwt(accessToken).session_id);

  test('deletes sessions that ended a day ago and keeps live ones', async () => {
    testApp = await createTestApp({
      variables: {
        DATA_DIR: data.path,
        SESSION_LIFETIME_SECONDS: '604800',
        SESSION_INACTIVITY_SECONDS: '172800',
      },
    });
    const { session, ...person } = await signUpConfirmed(testApp);
    testApp.clock.advance(70 * 60 * minuteMs); // after the inactivity timeout, less than a day after it
    const other = await signIn(testApp, person);
    const [first, second] = [idOf(session.access_token), idOf(other.session.access_token)];
    expect((await sessionsAfterSweep()).sort()).toEqual([first, second].sort());
    testApp.clock.advance(3 * 60 * minuteMs);
    expect(await sessionsAfterSweep()).toEqual([second]);
    let { refresh_token } = other.session;
    for (let day = 0; day < 6; day += 1) {
      testApp.clock.advance(24 * 60 * minuteMs);
      ({ refresh_token } = (await refresh(refresh_token)).body);
    }
    testApp.clock.advance(36 * 60 * minuteMs);
    expect(await sessionsAfterSweep()).toEqual([second]);
    testApp.clock.advance(24 * 60 * minuteMs);
    expect(await sessionsAfterSweep()).toEqual([]);
  });

  test('deletes a session that can no longer be refreshed, keeps those without limits', async () => {
    testApp = await createTestApp({ variables: { DATA_DIR: data.path } });
    const { session, ...person } = await signUpConfirmed(testApp);
    const stolen = await signIn(testApp, person);
    let token = stolen.session.refresh_token;
    for (let round = 0; round < 2; round += 1) token = (await refresh(token)).body.refresh_token;
    testApp.clock.advance(11_000);
    const replay = await refresh(stolen.session.refresh_token);
    expect(replay.body.code).toBe('refresh_token_already_used');
    expect(await sessionsAfterSweep()).toHaveLength(2);
    testApp.clock.advance(25 * 60 * minuteMs);
    expect(await sessionsAfterSweep()).toEqual([idOf(session.access_token)]);
  });
});
