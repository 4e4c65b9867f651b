import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type SignInList, signInListSchema } from '#contract/sign-ins.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import {
  codeIn,
  newestMailTo,
  type Person,
  signIn,
  signUpConfirmed,
} from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { protectedPerson, signInAgain } from './factor-scene.ts';

let testApp: TestApp;
const { call, tokenCall } = createAuthCalls(() => testApp);
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());

const minuteMs = 60_000;
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
type Signed = Pick<Person, 'session'>;

const listOf = async (person: Signed): Promise<SignInList> => {
  const answer = await call('/sessions', { bearer: person.session.access_token });
  expect(answer.status).toBe(200);
  return signInListSchema.strict().parse(await answer.json());
};
const end = async (person: Signed, id = '') => {
  const path = id ? `/sessions/${id}` : '/sessions';
  const answer = await call(path, { method: 'DELETE', bearer: person.session.access_token });
  return { status: answer.status, code: answer.status === 204 ? '' : (await answer.json()).code };
};
const idOf = ({ session }: Signed): string =>
  JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString())
    .session_id;
/** Backdates the last authentication of the session by an hour in the database. */
const grow = (person: Signed) => testApp.testDatabase.owner`
  update auth.mfa_amr_claims set created_at = created_at - interval '1 hour', updated_at = updated_at - interval '1 hour'
  where session_id = ${idOf(person)}`;
const reads = async (person: Signed) =>
  (
    await testApp.request('/rest/v1/credits', {
      headers: {
        apikey: testApp.services.keys.anonKey,
        authorization: `Bearer ${person.session.access_token}`,
      },
    })
  ).status;

describe('the list of sign-ins', () => {
  test('has this device first, then by last use, with browser and system, without IP', async () => {
    const here = await signUpConfirmed(testApp);
    testApp.clock.advance(minuteMs);
    const browser = await tokenCall('password', { email: here.email, password: here.password });
    expect(browser.status).toBe(200);
    await testApp.testDatabase.owner`
      update auth.sessions set user_agent = ${firefox} where user_id = ${here.user.id} and id <> ${idOf(here)}`;
    testApp.clock.advance(minuteMs);
    const last = await signIn(testApp, here);
    const { signIns, more } = await listOf(here);
    expect(more).toBe(0);
    expect(signIns.map(({ id, isThis }) => [id, isThis])).toEqual([
      [idOf(here), true],
      [idOf(last), false],
      [expect.any(String), false],
    ]);
    expect(signIns[2]).toMatchObject({ browser: 'Firefox', system: 'Linux', kind: 'computer' });
    expect(JSON.stringify(signIns)).not.toMatch(/\d+\.\d+\.\d+\.\d+|rv:/);
  });

  test('reports the last refresh as the last use', async () => {
    const here = await signUpConfirmed(testApp);
    const [before] = (await listOf(here)).signIns;
    testApp.clock.advance(10 * minuteMs);
    await here.client.auth.refreshSession();
    const [after] = (await listOf(here)).signIns;
    expect(after?.beganAt).toBe(before?.beganAt);
    expect(
      Date.parse(after?.usedAt ?? '') - Date.parse(before?.usedAt ?? ''),
    ).toBeGreaterThanOrEqual(10 * minuteMs);
  });

  test('has at most 50 sessions of the user, and the number of further ones', async () => {
    const here = await signUpConfirmed(testApp);
    const neighbour = await signUpConfirmed(testApp);
    await testApp.testDatabase.owner`
      insert into auth.sessions (user_id, aal, created_at, updated_at)
      select ${here.user.id}, 'aal1', now() + make_interval(secs => n), now() from generate_series(1, 60) n`;
    const { signIns, more } = await listOf(here);
    expect([signIns.length, more]).toEqual([50, 11]);
    expect(signIns[0]?.isThis).toBe(true);
    expect((await listOf(neighbour)).signIns.map(({ id }) => id)).toEqual([idOf(neighbour)]);
  });

  test('leaves out expired sessions', async () => {
    const { testDatabase } = testApp;
    const here = await signUpConfirmed(testApp);
    const old = await signIn(testApp, here);
    await testDatabase.owner`
      update auth.sessions set created_at = created_at - interval '2 hours' where id = ${idOf(old)}`;
    expect((await listOf(here)).signIns).toHaveLength(2);
    await testDatabase.owner`
      update auth.sessions set not_after = now() - interval '1 minute' where id = ${idOf(old)}`;
    expect((await listOf(here)).signIns.map(({ id }) => id)).toEqual([idOf(here)]);
  });

  test('is refused without a session, in an ended one and before the second factor', async () => {
    expect((await call('/sessions')).status).toBe(401);
    const gone = await signUpConfirmed(testApp);
    await gone.client.auth.signOut({ scope: 'local' });
    const ended = await call('/sessions', { bearer: gone.session.access_token });
    expect([ended.status, (await ended.json()).code]).toEqual([403, 'session_not_found']);
    const strong = await protectedPerson(testApp);
    const weak = await signInAgain(testApp, strong);
    for (const init of [{}, { method: 'DELETE' }]) {
      const owed = await call('/sessions', { ...init, bearer: weak.session.access_token });
      expect([owed.status, (await owed.json()).code]).toEqual([401, 'insufficient_aal']);
    }
    expect((await end(weak, idOf(strong))).code).toBe('insufficient_aal');
    expect((await listOf(strong)).signIns).toHaveLength(2);
  });
});

describe('ending a sign-in', () => {
  test('invalidates its token at once, and no other token', async () => {
    const here = await signUpConfirmed(testApp);
    const [lost, kept] = [await signIn(testApp, here), await signIn(testApp, here)];
    expect([await reads(lost), await reads(kept)]).toEqual([200, 200]);
    expect(await end(here, idOf(lost))).toEqual({ status: 204, code: '' });
    await expect.poll(() => reads(lost)).toBe(401);
    expect([await reads(here), await reads(kept)]).toEqual([200, 200]);
    expect((await lost.client.auth.refreshSession()).error?.code).toBe('refresh_token_not_found');
    expect((await listOf(here)).signIns.map(({ id }) => id).toSorted()).toEqual(
      [idOf(here), idOf(kept)].toSorted(),
    );
  });

  test('of another user, with an unknown id or a malformed id is a 404', async () => {
    const [here, neighbour] = [await signUpConfirmed(testApp), await signUpConfirmed(testApp)];
    for (const id of [idOf(neighbour), randomUUID(), 'no-id']) {
      expect(await end(here, id)).toEqual({ status: 404, code: 'not_found' });
    }
    expect(await reads(neighbour)).toBe(200);
  });

  test('needs reauthentication in an older session, by the mailed code', async () => {
    const here = await signUpConfirmed(testApp);
    const other = await signIn(testApp, here);
    await grow(here);
    const refused = { status: 403, code: 'reauthentication_needed' };
    expect(await end(here, idOf(other))).toEqual(refused);
    expect(await end(here)).toEqual(refused);
    expect(await reads(other)).toBe(200);
    await here.client.auth.reauthenticate();
    const nonce = codeIn(await newestMailTo(testApp, here.email));
    expect((await here.client.auth.updateUser({ nonce })).error).toBeNull();
    expect((await end(here, idOf(other))).status).toBe(204);
  });

  test('writes an audit log entry, and drops a pending phone change of a thief', async () => {
    const here = await signUpConfirmed(testApp);
    const thief = await signIn(testApp, here);
    await testApp.testDatabase.owner`
      update auth.users set phone_change = '4915155512345' where id = ${here.user.id}`;
    await end(here, idOf(thief));
    const [row] = await testApp.testDatabase.owner<{ phone_change: string; ended: string }[]>`
      select u.phone_change, e.payload -> 'traits' ->> 'session_id' as ended
      from auth.users u, auth.audit_log_entries e
      where u.id = ${here.user.id} and e.payload ->> 'actor_id' = ${here.user.id} and e.payload ->> 'action' = 'logout'`;
    expect([row?.phone_change || null, row?.ended]).toEqual([null, idOf(thief)]);
  });
});

test('ending all others keeps only this session', async () => {
  const here = await signUpConfirmed(testApp);
  const others = [await signIn(testApp, here), await signIn(testApp, here)];
  expect(await end(here)).toEqual({ status: 204, code: '' });
  for (const other of others) await expect.poll(() => reads(other)).toBe(401);
  expect(await reads(here)).toBe(200);
  expect((await listOf(here)).signIns).toHaveLength(1);
});
