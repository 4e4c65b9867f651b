import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { signIn, signUpConfirmed } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import { protectedPerson, proveApp, signInAgain } from './factor-scene.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({ variables: { RATE_LIMITS: 'off' } });
});
afterAll(() => testApp.close());
const { call, refresh } = createAuthCalls(() => testApp);

describe('the session before the second factor', () => {
  test('loses its refresh token and every other session that proved one factor only', async () => {
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
    // Neither of these ended the raised session, nor the one that was raised before.
    expect((await refresh(raised.refresh_token)).status).toBe(200);
    expect((await refresh(person.session.refresh_token)).status).toBe(200);
  });

  test('stays aal1 with its old access token, though the session was raised', async () => {
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

  test('reaches no private row before, and all after', async () => {
    const person = await protectedPerson(testApp);
    const { client, ...app } = await signInAgain(testApp, person);
    const before = await client.from('credits').select('balance');
    expect(before).toMatchObject({ error: null, data: [] });
    await proveApp(testApp, client, app);
    const after = await client.from('credits').select('balance');
    expect(after.data).toHaveLength(1);
  });
});

test('a person without any factor asks for none', async () => {
  const person = await signUpConfirmed(testApp);
  const { client } = await signIn(testApp, person);
  expect((await client.from('credits').select('balance')).data).toHaveLength(1);
  expect((await client.auth.mfa.listFactors()).data?.all).toEqual([]);
});
