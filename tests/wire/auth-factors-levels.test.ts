import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  challengeOf,
  claimsOf,
  codeOf,
  protectedPerson,
  proveApp,
  signInAgain,
} from './factor-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call, refresh } = createAuthCalls(() => testApp);

describe('a session before the second factor', () => {
  test('loses its refresh token when it is raised; other aal1 sessions are ended', async () => {
    const person = await protectedPerson(testApp);
    const thief = await signInAgain(testApp, person);
    const owner = await signInAgain(testApp, person);
    const raised = await proveApp(testApp, owner.client, owner);
    const old = await refresh(owner.session.refresh_token);
    expect(old).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const stolen = await refresh(thief.session.refresh_token);
    expect(stolen).toMatchObject({ status: 400, body: { code: 'refresh_token_not_found' } });
    const ended = await call('/user', { bearer: thief.session.access_token });
    expect(await ended.json()).toMatchObject({ code: 'session_not_found' });
    // These refusals end neither the raised session nor the session that was raised earlier.
    expect((await refresh(raised.refresh_token)).status).toBe(200);
    expect((await refresh(person.session.refresh_token)).status).toBe(200);
  });

  test('does not become aal2 through a refresh that races the factor verification', async () => {
    const person = await protectedPerson(testApp);
    const owner = await signInAgain(testApp, person);
    const challengeId = await challengeOf(owner.client, person.factorId);
    const code = codeOf(testApp, person.secret);
    const [proven, ...refreshed] = await Promise.all([
      owner.client.auth.mfa.verify({ factorId: person.factorId, challengeId, code }),
      ...Array.from({ length: 8 }, () => refresh(owner.session.refresh_token)),
    ]);
    expect(proven.error).toBeNull();
    for (const { status, body } of refreshed) {
      if (status !== 200) {
        expect(body.code).toBe('refresh_token_not_found');
        continue;
      }
      expect(claimsOf(body.access_token).aal).toBe('aal1'); // the refresh came first
      expect((await refresh(body.refresh_token)).status).toBe(400);
    }
    expect((await refresh(proven.data?.refresh_token ?? '')).status).toBe(200);
  });

  test('is raised only once when one code answers two challenges concurrently', async () => {
    const person = await protectedPerson(testApp);
    const devices = [await signInAgain(testApp, person), await signInAgain(testApp, person)];
    const asked = await Promise.all(
      devices.map(async ({ client }) => ({
        client,
        challengeId: await challengeOf(client, person.factorId),
      })),
    );
    const { factorId } = person;
    const code = codeOf(testApp, person.secret);
    const answers = await Promise.all(
      asked.map(({ client, challengeId }) =>
        client.auth.mfa.verify({ factorId, challengeId, code }),
      ),
    );
    expect(answers.filter(({ error }) => error === null)).toHaveLength(1);
  });

  test('stays at aal1 for its old access token after it is raised', async () => {
    const person = await protectedPerson(testApp);
    const owner = await signInAgain(testApp, person);
    await proveApp(testApp, owner.client, owner);
    const bearer = owner.session.access_token;
    const removal = await call(`/factors/${person.factorId}`, { method: 'DELETE', bearer });
    expect(removal.status).toBe(422);
    expect(await removal.json()).toMatchObject({ code: 'insufficient_aal' });
    const body = JSON.stringify({ password: 'another saffron' });
    const change = await call('/user', { method: 'PUT', bearer, body });
    expect(change.status).toBe(401);
    expect(await change.json()).toMatchObject({ code: 'insufficient_aal' });
  });

  test('reads no private row; after the second factor it does', async () => {
    const person = await protectedPerson(testApp);
    const { client, ...app } = await signInAgain(testApp, person);
    const before = await client.from('credits').select('balance');
    expect(before).toMatchObject({ error: null, data: [] });
    await proveApp(testApp, client, app);
    const after = await client.from('credits').select('balance');
    expect(after.data).toHaveLength(1);
  });
});

test('a user without factors needs no second factor', async () => {
  const person = await signUpConfirmed(testApp);
  const { client } = await signIn(testApp, person);
  expect((await client.from('credits').select('balance')).data).toHaveLength(1);
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
});
