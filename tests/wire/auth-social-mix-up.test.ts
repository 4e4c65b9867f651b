import { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type OpenIdIssuer, startOpenIdIssuer } from '#tests/support/openid-issuer.ts';
import { fragmentOf, newAddress } from '#tests/support/people.ts';
import { comeBack, failureOf, open } from './social-scene.ts';

/** Creates a logger at trace level that keeps all of its lines in memory. */
function createLogBook() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), text: () => lines.join('') };
}

const book = createLogBook();
const issuers: OpenIdIssuer[] = [];
let testApp: TestApp;
beforeAll(async () => {
  issuers.push(await startOpenIdIssuer(), await startOpenIdIssuer());
  const providers = issuers.map(({ issuer, clientId, clientSecret }, index) => ({
    name: index === 0 ? 'kitchen' : 'pantry',
    issuer,
    clientId: `${clientId}, an-app-of-ours`,
    clientSecret,
  }));
  testApp = await createTestApp({
    variables: { OPENID_PROVIDERS: JSON.stringify(providers) },
    services: { log: book.log },
  });
});
afterAll(async () => {
  await testApp.close();
  await Promise.all(issuers.map((issuer) => issuer.close()));
});

const [kitchen, pantry] = [0, 1].map((index) => () => {
  const issuer = issuers[index];
  if (!issuer) throw new Error('There are two issuers.');
  return issuer;
}) as [() => OpenIdIssuer, () => OpenIdIssuer];

function begin(provider: string, cookie = '') {
  return open(testApp, `/auth/v1/authorize?provider=${provider}`, { cookie });
}

describe('the callback of one provider', () => {
  test("is refused with another provider's state, by its iss or by its code", async () => {
    for (const withoutIssuer of [false, true]) {
      const atKitchen = await begin('kitchen');
      const atPantry = await begin('pantry', atKitchen.cookie);
      const callback = new URL(await pantry().signIn(atPantry.providerUrl));
      const state = atKitchen.providerUrl.searchParams.get('state') ?? '';
      callback.searchParams.set('state', state);
      if (withoutIssuer) callback.searchParams.delete('iss');
      const failure = failureOf(await comeBack(testApp, callback.href, atKitchen.cookie));
      expect(failure).toMatchObject({
        error: 'server_error',
        description: 'Unable to exchange external code: Kitchen',
      });
    }
  });

  test('is refused with the code of another sign-in at that provider (code injection)', async () => {
    const mine = await begin('kitchen');
    const theirs = await begin('kitchen');
    const callback = new URL(await kitchen().signIn(theirs.providerUrl));
    callback.searchParams.set('state', mine.providerUrl.searchParams.get('state') ?? '');
    const failure = failureOf(await comeBack(testApp, callback.href, mine.cookie));
    expect(failure.description).toBe('Unable to exchange external code: Kitchen');
  });

  test('identifies users per provider: equal subjects are two accounts', async () => {
    const sub = `same-${newAddress()}`;
    const ids: unknown[] = [];
    for (const [name, issuer] of [
      ['kitchen', kitchen()],
      ['pantry', pantry()],
    ] as const) {
      issuer.accounts.push({ sub, email: newAddress(name), email_verified: true });
      const { providerUrl, cookie } = await begin(name);
      const back = await comeBack(testApp, await issuer.signIn(providerUrl, sub), cookie);
      const token = fragmentOf(back).get('access_token') ?? '';
      ids.push((await testApp.client().auth.getUser(token)).data.user?.id);
    }
    expect(new Set(ids).size).toBe(2);
  });
});

test("id tokens of the operator's own apps are accepted, those of other apps are not", async () => {
  const [sub, email] = ['app-person', newAddress()];
  kitchen().accounts.push({ sub, email, email_verified: true });
  const signIn = async (audience: string) => {
    const token = await kitchen().idToken({ sub, audience });
    return testApp.client().auth.signInWithIdToken({ provider: 'kitchen', token });
  };
  expect((await signIn('an-app-of-ours')).data.user?.email).toBe(email);
  expect((await signIn('an-app-of-others')).error).toMatchObject({ status: 400 });
});

test('the log has failures, but no state, code, token or email address', async () => {
  const sub = `logged-${newAddress()}`;
  kitchen().accounts.push({ sub, email: newAddress('logged'), email_verified: true });
  const { providerUrl, cookie } = await begin('kitchen');
  const callback = await kitchen().signIn(providerUrl, sub);
  const state = providerUrl.searchParams.get('state') ?? '';
  const code = new URL(callback).searchParams.get('code') ?? '';
  const back = fragmentOf(await comeBack(testApp, callback, cookie));
  const failing = await begin('kitchen');
  const failed = new URL(await kitchen().signIn(failing.providerUrl, sub));
  const failedCode = failed.searchParams.get('code') ?? '';
  failed.searchParams.set('iss', 'https://evil.example');
  await comeBack(testApp, failed.href, failing.cookie);
  const text = book.text();
  expect(text).toContain('Kitchen: ClientError');
  const secrets = [state, code, failedCode, back.get('access_token'), back.get('refresh_token')];
  secrets.push(back.get('provider_token'), cookie.split('=')[1] ?? '', 'logged-', '@example.com');
  for (const secret of secrets) {
    expect(secret?.length).toBeGreaterThan(6);
    expect(text).not.toContain(secret);
  }
});
