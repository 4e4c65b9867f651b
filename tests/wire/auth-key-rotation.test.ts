import { createClient } from '@supabase/supabase-js';
import { decodeProtectedHeader } from 'jose';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import {
  listSigningKeys,
  revokeSigningKey,
  rotateApiKeys,
  rotateSigningKey,
} from '#server/http/keys/rotate-keys.ts';
import { openServices } from '#server/open-services.ts';
import { sweepKeys } from '#server/operations/sweep-keys.ts';
import type { Services } from '#server/services.ts';
import { createTestApp, type TestApp, testSiteUrl } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
let other: { services: Services; app: App };
let person: Person;

// Two processes on one database: the second learns of changes only through the database.
beforeEach(async () => {
  // Freeze the date: only the test advances the clock, because the tests check the last seconds of a key.
  vi.useFakeTimers({ toFake: ['Date'] });
  testApp = await createTestApp();
  const { settings, database, clock } = testApp.services;
  const services = await openServices(settings, database, pino({ level: 'silent' }), { clock });
  other = { services, app: createApp(services) };
  person = await signUpConfirmed(testApp);
});
afterEach(() => testApp.close());

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

function ask(app: App, path: string, token: string, apikey = testApp.services.keys.anonKey) {
  const headers = { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  return app.fetch(new Request(`${testSiteUrl}${path}`, { headers }));
}
const statusAt = async (app: App, token: string) => (await ask(app, '/auth/v1/user', token)).status;

async function publishedBy(app: App): Promise<(string | undefined)[]> {
  const answer = await app.fetch(new Request(`${testSiteUrl}/auth/v1/.well-known/jwks.json`));
  const { keys } = (await answer.json()) as { keys: Record<string, string>[] };
  for (const key of keys) {
    expect(Object.keys(key).sort()).toEqual(
      ['alg', 'crv', 'key_ops', 'kid', 'kty', 'use', 'x', 'y'].sort(),
    );
  }
  return keys.map(({ kid }) => kid);
}

async function freshToken(app: App): Promise<string> {
  const { email, password } = person;
  const answer = await app.fetch(
    new Request(`${testSiteUrl}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { apikey: testApp.services.keys.anonKey },
      body: JSON.stringify({ email, password }),
    }),
  );
  return ((await answer.json()) as { access_token: string }).access_token;
}
const kidOf = (token: string) => decodeProtectedHeader(token).kid;

describe('a new signing key', () => {
  test('is published before it signs; the old key is removed when its tokens expire', async () => {
    const before = person.session.access_token;
    const { id } = await rotateSigningKey(testApp.services, { now: false });

    testApp.clock.advance(minuteMs);
    for (const { app } of [testApp, other]) {
      expect(await publishedBy(app)).toEqual([kidOf(before), id]);
      expect(kidOf(await freshToken(app))).toBe(kidOf(before));
    }

    testApp.clock.advance(9 * minuteMs + 50_000);
    const last = await freshToken(other.app);
    expect(kidOf(last)).toBe(kidOf(before)); // the ten minutes of caching are not over in every process
    testApp.clock.advance(20_000);
    for (const { app } of [testApp, other]) {
      const token = await freshToken(app);
      expect(kidOf(token)).toBe(id);
      for (const one of [testApp, other]) expect(await statusAt(one.app, token)).toBe(200);
    }
    expect(await publishedBy(testApp.app)).toEqual([kidOf(before), id]);
    for (const { app } of [testApp, other]) expect(await statusAt(app, last)).toBe(200);

    testApp.clock.advance(hourMs);
    await sweepKeys(testApp.services);
    expect(await publishedBy(other.app)).toEqual([kidOf(before), id]);
    testApp.clock.advance(3 * minuteMs);
    expect(await publishedBy(other.app)).toEqual([id]); // even before the sweep runs
    await sweepKeys(testApp.services);
    expect((await listSigningKeys(testApp.services)).map(({ state }) => state)).toEqual(['active']);
  });

  test('leaves the API keys valid, even when the key that signed them is deleted', async () => {
    const { anonKey, serviceRoleKey } = testApp.services.keys;
    await rotateSigningKey(testApp.services, { now: false });
    testApp.clock.advance(24 * hourMs);
    await sweepKeys(testApp.services);
    expect(await publishedBy(testApp.app)).not.toContain(kidOf(anonKey));
    for (const { app, services } of [testApp, other]) {
      expect(services.keys.anonKey).toBe(anonKey);
      expect((await ask(app, '/rest/v1/recipes?select=id', anonKey)).status).toBe(200);
      expect((await ask(app, '/auth/v1/admin/users', serviceRoleKey, serviceRoleKey)).status).toBe(
        200,
      );
    }
  });

  test('is refused while another one is waiting', async () => {
    await rotateSigningKey(testApp.services, { now: false });
    await expect(rotateSigningKey(other.services, { now: false })).rejects.toThrow(/waiting/);
    expect(await listSigningKeys(testApp.services)).toHaveLength(2);
  });

  test('is created once by two concurrent requests', async () => {
    const both = await Promise.allSettled(
      [testApp, other].map(({ services }) => rotateSigningKey(services, { now: false })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('keeps the old key for the longest token lifetime of any process', async () => {
    const { database, secret, clock } = testApp.services;
    const settings = structuredClone(testApp.services.settings);
    settings.auth.accessTokenSeconds = 8 * 3600;
    await openServices(settings, database, pino({ level: 'silent' }), { clock });
    await rotateSigningKey({ database, secret, clock }, { now: false });
    testApp.clock.advance(8 * hourMs);
    expect(await publishedBy(other.app)).toHaveLength(2);
    testApp.clock.advance(hourMs);
    expect(await publishedBy(other.app)).toHaveLength(1);
  });
});

describe('a compromised signing key', () => {
  test('stops signing at once; its tokens are refused everywhere within a minute', async () => {
    const stolen = person.session.access_token;
    const { id } = await rotateSigningKey(testApp.services, { now: true });
    await expect(revokeSigningKey(testApp.services, id)).rejects.toThrow(/signs/);
    await revokeSigningKey(testApp.services, kidOf(stolen) ?? '');
    testApp.clock.advance(minuteMs);
    for (const { app } of [testApp, other]) {
      expect(await statusAt(app, stolen)).toBe(403);
      expect(await publishedBy(app)).toEqual([id]);
    }
    // The session itself continues: its refresh token is not signed.
    const { data, error } = await person.client.auth.refreshSession();
    expect(error).toBeNull();
    expect(kidOf(data.session?.access_token ?? '')).toBe(id);
  });

  test('a token of a key that another process just started to use is accepted at once', async () => {
    await rotateSigningKey(testApp.services, { now: true });
    testApp.clock.advance(minuteMs - 1000);
    await statusAt(other.app, person.session.access_token); // loads the keys again, or has them cached
    const { id } = await rotateSigningKey(testApp.services, { now: true });
    const services = await openServices(
      testApp.services.settings,
      testApp.services.database,
      pino({ level: 'silent' }),
      { clock: testApp.services.clock },
    );
    const token = await freshToken(createApp(services));
    expect(kidOf(token)).toBe(id);
    testApp.clock.advance(6000);
    expect(await statusAt(other.app, token)).toBe(200);
  });

  test('is replaced by the waiting key, if there is one', async () => {
    const { id } = await rotateSigningKey(testApp.services, { now: false });
    expect((await rotateSigningKey(testApp.services, { now: true })).id).toBe(id);
    testApp.clock.advance(minuteMs);
    expect(kidOf(await freshToken(other.app))).toBe(id);
  });

  test('a waiting key can be revoked; an unknown key cannot', async () => {
    const { id } = await rotateSigningKey(testApp.services, { now: false });
    await revokeSigningKey(testApp.services, id);
    await expect(revokeSigningKey(testApp.services, id)).rejects.toThrow(/no key/);
    testApp.clock.advance(24 * hourMs);
    expect(kidOf(await freshToken(other.app))).toBe(kidOf(person.session.access_token));
    await rotateSigningKey(testApp.services, { now: false });
  });
});

test('a database outage is a 500 and never makes a valid token or key invalid', async () => {
  const { database } = testApp.services;
  const { anonKey } = testApp.services.keys;
  const token = person.session.access_token;
  const away = vi.spyOn(database, 'asService').mockRejectedValue(new Error('connection refused'));
  testApp.clock.advance(minuteMs);
  for (const path of ['/auth/v1/user', '/rest/v1/recipes?select=id']) {
    expect((await ask(testApp.app, path, token)).status).toBe(500);
  }
  away.mockRestore();
  expect((await ask(testApp.app, '/auth/v1/user', token, anonKey)).status).toBe(200);
});

describe('new API keys', () => {
  test('reach every process; the old keys work for the grace period, then are refused', async () => {
    const { anonKey, serviceRoleKey } = testApp.services.keys;
    const old = createClient(testSiteUrl, anonKey, {
      auth: { persistSession: false, autoRefreshToken: false },
      global: { fetch: (input, init) => other.app.fetch(new Request(input, init)) },
    });
    await rotateApiKeys(testApp.services, 3600);
    testApp.clock.advance(minuteMs);
    for (const { app, services } of [other, testApp]) {
      expect((await ask(app, '/rest/v1/recipes?select=id', anonKey, anonKey)).status).toBe(200);
      expect(services.keys.anonKey).not.toBe(anonKey);
      const now = services.keys;
      expect((await ask(app, '/rest/v1/recipes?select=id', now.anonKey, now.anonKey)).status).toBe(
        200,
      );
    }
    expect(other.services.keys.anonKey).toBe(testApp.services.keys.anonKey);
    expect((await old.auth.signInWithPassword(person)).error).toBeNull();

    testApp.clock.advance(hourMs);
    const fresh = other.services.keys.anonKey;
    for (const path of [
      '/rest/v1/recipes?select=id',
      '/auth/v1/admin/users',
      '/functions/v1/payment-status',
    ]) {
      expect((await ask(other.app, path, serviceRoleKey, serviceRoleKey)).status).toBe(401);
    }
    // The old key is also refused as a bearer beside a valid API key: the signature alone does not give the service role.
    const admin = await ask(other.app, '/auth/v1/admin/users', serviceRoleKey, fresh);
    expect(admin.status).toBe(403);
    expect((await ask(other.app, '/rest/v1/recipes?select=id', anonKey, fresh)).status).toBe(401);
    expect((await old.from('recipes').select('id')).status).toBe(401);
    await sweepKeys(testApp.services);
    const rows = await testApp.testDatabase.owner`select role from private.api_keys`;
    expect(rows).toHaveLength(2);
  });

  test.each([
    ['signed by the current key', false],
    ['signed by a key that is also new', true],
  ])('are accepted by a process that has not read them yet: %s', async (_name, isNewSigner) => {
    const { settings, database, clock } = testApp.services;
    await other.services.keys.jwks();
    if (isNewSigner) await rotateSigningKey(testApp.services, { now: true });
    await rotateApiKeys(testApp.services, 3600);
    const informed = await openServices(settings, database, pino({ level: 'silent' }), { clock });
    const { anonKey, serviceRoleKey } = informed.keys;
    testApp.clock.advance(6000);
    expect((await ask(other.app, '/rest/v1/recipes?select=id', anonKey, anonKey)).status).toBe(200);
    const admin = await ask(other.app, '/auth/v1/admin/users', serviceRoleKey, serviceRoleKey);
    expect(admin.status).toBe(200);
  });

  test('leave sessions valid', async () => {
    await rotateApiKeys(testApp.services, 0);
    testApp.clock.advance(minuteMs);
    await testApp.services.keys.jwks();
    const { anonKey } = testApp.services.keys;
    const answer = await ask(other.app, '/auth/v1/user', person.session.access_token, anonKey);
    expect(answer.status).toBe(200);
  });
});
