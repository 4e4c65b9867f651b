import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

const { call, refresh } = createAuthCalls(() => testApp);

describe('refresh', () => {
  test('returns a new token for the same session and leaves amr unchanged', async () => {
    const { session } = await signUpConfirmed(testApp);
    const before = decodeJwt(session.access_token);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).not.toBe(session.refresh_token);
    const after = decodeJwt(body.access_token);
    expect(after.session_id).toBe(before.session_id);
    expect(after.amr).toEqual(before.amr);
    expect(after.aal).toBe('aal1');
  });

  test('the previous token can be reused at any time and returns the current one', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    testApp.clock.advance(3_600_000);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).toBe(first.refresh_token);
  });

  test('an older token within the reuse interval also returns the current one', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    const { body: second } = await refresh(first.refresh_token);
    const { status, body } = await refresh(session.refresh_token);
    expect(status).toBe(200);
    expect(body.refresh_token).toBe(second.refresh_token);
  });

  test('replay after the interval revokes the family; the access token stays valid', async () => {
    const { session } = await signUpConfirmed(testApp);
    const { body: first } = await refresh(session.refresh_token);
    const { body: second } = await refresh(first.refresh_token);
    testApp.clock.advance(11_000);
    const replay = await refresh(session.refresh_token);
    expect(replay).toMatchObject({ status: 400, body: { code: 'refresh_token_already_used' } });
    for (const token of [second.refresh_token, first.refresh_token]) {
      const { status, body } = await refresh(token);
      expect([status, body.code]).toEqual([400, 'refresh_token_already_used']);
    }
    expect((await call('/user', { bearer: second.access_token })).status).toBe(200);
  });

  test('ten concurrent refreshes return one new token, which works', async () => {
    const { session } = await signUpConfirmed(testApp);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => refresh(session.refresh_token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const tokens = new Set(answers.map(({ body }) => body.refresh_token));
    expect(tokens.size).toBe(1);
    expect((await refresh([...tokens][0])).status).toBe(200);
  });

  test('the database stores only hashes of refresh tokens', async () => {
    const { session } = await signUpConfirmed(testApp);
    const [found] = await testApp.testDatabase.owner`
      select count(*)::int as rows from auth.refresh_tokens where token = ${session.refresh_token}`;
    expect(found).toEqual({ rows: 0 });
  });

  test('the official client can refresh its session', async () => {
    const { client, session } = await signUpConfirmed(testApp);
    const { data, error } = await client.auth.refreshSession();
    expect(error).toBeNull();
    expect(data.session?.refresh_token).not.toBe(session.refresh_token);
  });
});
