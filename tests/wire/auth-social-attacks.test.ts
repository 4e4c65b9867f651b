import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, newAddress } from '#tests/support/people.ts';
import { createAuthCalls } from './auth-calls.ts';
import {
  almostThere,
  comeBack,
  failureOf,
  goRound,
  open,
  startSocialScene,
} from './social-scene.ts';

let scene: Awaited<ReturnType<typeof startSocialScene>>;
beforeAll(async () => {
  scene = await startSocialScene({ REDIRECT_URLS: 'https://*.partner.example/in/**' });
});
afterAll(() => scene.close());

const { tokenCall } = createAuthCalls(() => scene.testApp);
const unknownState = {
  at: 'http://saffron.test/',
  error: 'invalid_request',
  code: 'bad_oauth_state',
  description: 'OAuth state not found or expired',
};
describe('a state', () => {
  test('works once, even in concurrent callbacks', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(scene);
    const answers = await Promise.all([
      comeBack(testApp, callback, cookie),
      comeBack(testApp, callback, cookie),
      comeBack(testApp, callback, cookie),
    ]);
    const sessions = answers.filter((address) => fragmentOf(address).has('access_token'));
    expect(sessions).toHaveLength(1);
    expect(failureOf(await comeBack(testApp, callback, cookie))).toEqual(unknownState);
  });

  test('is also used up by a refusal', async () => {
    const { testApp, issuer } = scene;
    const { providerUrl, cookie } = await open(testApp, '/auth/v1/authorize?provider=kitchen');
    const refusal = await issuer.signIn(providerUrl, { refuse: true });
    expect(failureOf(await comeBack(testApp, refusal, cookie)).error).toBe('access_denied');
    const later = await issuer.signIn(providerUrl);
    expect(failureOf(await comeBack(testApp, later, cookie))).toEqual(unknownState);
  });

  test('expires after ten minutes', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(scene);
    testApp.clock.advance(601_000);
    expect(failureOf(await comeBack(testApp, callback, cookie))).toEqual({
      ...unknownState,
      description: 'OAuth state has expired',
    });
  });

  test('that is unknown or missing redirects to the site, regardless of redirect_to', async () => {
    const { testApp } = scene;
    for (const state of ['x', 'A'.repeat(43), '00000000-0000-0000-0000-000000000000']) {
      const path = `/auth/v1/callback?code=x&state=${state}&redirect_to=https%3A%2F%2Fa.partner.example%2Fin%2Fx`;
      expect(failureOf(await comeBack(testApp, path))).toEqual(unknownState);
    }
    expect(failureOf(await comeBack(testApp, '/auth/v1/callback?code=x'))).toMatchObject({
      at: 'http://saffron.test/',
      code: 'bad_oauth_callback',
      description: 'OAuth state parameter missing',
    });
  });

  test('is stored as a hash, and the row does not reveal it', async () => {
    const { testApp } = scene;
    const { providerUrl } = await open(testApp, '/auth/v1/authorize?provider=kitchen');
    const { state, nonce } = Object.fromEntries(providerUrl.searchParams);
    const hash = createHash('sha256').update(String(state)).digest('hex');
    const [row] = await testApp.testDatabase.owner`
      select f.id, to_jsonb(f)::text as everything from auth.flow_state f where state_hash = ${hash}`;
    expect(row?.everything).not.toContain(state);
    expect(row?.everything).not.toContain(nonce);
    const byId = `/auth/v1/callback?code=x&state=${row?.id}`;
    expect(failureOf(await comeBack(testApp, byId))).toEqual(unknownState);
  });

  test('without a code returns the error to the page that started the flow', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(
      scene,
      '&redirect_to=http%3A%2F%2Fsaffron.test%2Fauth',
    );
    const { searchParams } = new URL(callback);
    const path = `/auth/v1/callback?state=${searchParams.get('state')}`;
    expect(failureOf(await comeBack(testApp, path, cookie))).toMatchObject({
      at: 'http://saffron.test/auth',
      code: 'bad_oauth_callback',
    });
  });
});

describe('PKCE of the app', () => {
  const verifier = 'a-verifier-that-only-the-asking-client-knows-0123456789';
  const challenge = createHash('sha256').update(verifier).digest('base64url');
  const begun = `&code_challenge=${challenge}&code_challenge_method=s256`;

  test('a flow that starts with PKCE cannot finish without it (downgrade)', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(scene, begun);
    const address = await comeBack(
      testApp,
      `${callback}&code_challenge=&response_type=token`,
      cookie,
    );
    expect(address.href).toMatch(/^http:\/\/saffron\.test\/\?code=[0-9a-f-]{36}$/);
    const code = address.searchParams.get('code') ?? '';
    const statuses: unknown[] = [];
    for (const body of [
      { auth_code: code },
      { auth_code: code, code_verifier: '' },
      { auth_code: code, code_verifier: null },
      { auth_code: code, code_verifier: challenge },
      { auth_code: code, code_verifier: `${verifier}x` },
    ]) {
      const answer = await tokenCall('pkce', body);
      statuses.push([answer.status, (await answer.json()).code]);
    }
    expect(statuses).toEqual([
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'validation_failed'],
      [400, 'bad_code_verifier'],
      [400, 'bad_code_verifier'],
    ]);
  });

  test('its code can be exchanged once (replay) and within five minutes', async () => {
    const { testApp } = scene;
    const codeOf = async () => {
      const { callback, cookie } = await almostThere(scene, begun);
      return (await comeBack(testApp, callback, cookie)).searchParams.get('code') ?? '';
    };
    const trade = (code: string) => tokenCall('pkce', { auth_code: code, code_verifier: verifier });
    const code = await codeOf();
    const answers = await Promise.all([trade(code), trade(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const late = await codeOf();
    testApp.clock.advance(301_000);
    const answer = await trade(late);
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'flow_state_expired']);
  });

  test("the provider's own code cannot be exchanged here", async () => {
    const { callback } = await almostThere(scene, begun);
    const code = new URL(callback).searchParams.get('code');
    const answer = await tokenCall('pkce', { auth_code: code, code_verifier: verifier });
    expect([answer.status, (await answer.json()).code]).toEqual([404, 'flow_state_not_found']);
  });
});

describe('the redirect of a sign-in', () => {
  test.each([
    ['https://shop.partner.example/in/a', 'https://shop.partner.example/in/a'],
    ['https://evil.example/', 'http://saffron.test/'],
    ['http://saffron.test@evil.example/', 'http://saffron.test/'],
    ['//evil.example/', 'http://saffron.test/'],
    ['javascript:alert(1)', 'http://saffron.test/'],
  ])('%s → %s', async (wanted, expected) => {
    const { testApp, issuer } = scene;
    const query = new URLSearchParams({ provider: 'kitchen', redirect_to: wanted });
    const address = await goRound(testApp, issuer, `/auth/v1/authorize?${query}`);
    expect(fragmentOf(address).has('access_token')).toBe(true);
    address.hash = '';
    expect(address.href).toBe(expected);
  });

  test('is fixed at the start; the callback cannot change it', async () => {
    const { testApp } = scene;
    const { callback, cookie } = await almostThere(scene);
    const bent = `${callback}&redirect_to=https%3A%2F%2Fshop.partner.example%2Fin%2Fa`;
    expect((await comeBack(testApp, bent, cookie)).host).toBe('saffron.test');
  });
});

test('an error from the provider is reduced to plain text and truncated', async () => {
  const { testApp } = scene;
  const { providerUrl, cookie } = await open(testApp, '/auth/v1/authorize?provider=kitchen');
  const query = new URLSearchParams({
    state: providerUrl.searchParams.get('state') ?? '',
    error: 'bad error"\n',
    error_description: `one\r\ntwo\u202e ${'x'.repeat(1000)}`,
  });
  const failure = failureOf(await comeBack(testApp, `/auth/v1/callback?${query}`, cookie));
  expect(failure.error).toBe('server_error');
  expect(failure.description).toMatch(/^one two\s+x+$/);
  expect(failure.description).toHaveLength(300);
});

test('abandoned flows are swept, and deleted with the account that they would link', async () => {
  const { testApp } = scene;
  const { owner } = testApp.testDatabase;
  const [user] = await owner`insert into auth.users (id, email, aud, role)
    values (gen_random_uuid(), ${newAddress()}, 'authenticated', 'authenticated') returning id`;
  await owner`delete from auth.flow_state`;
  await open(testApp, '/auth/v1/authorize?provider=kitchen');
  await open(testApp, '/auth/v1/authorize?provider=kitchen');
  const count = async () => (await owner`select id from auth.flow_state`).length;
  await owner`update auth.flow_state set linking_target_id = ${user?.id}
    where id = (select id from auth.flow_state limit 1)`;
  await owner`delete from auth.users where id = ${user?.id}`;
  expect(await count()).toBe(1);
  const tomorrow = new Date(testApp.clock.now().getTime() + 2 * 86_400_000);
  await testApp.services.database.asService(
    (transaction) => transaction`select private.sweep_accounts(${tomorrow})`,
  );
  expect(await count()).toBe(0);
});

test('a client address that starts too many flows is rate limited', async () => {
  const crowded = await startSocialScene();
  try {
    const begin = () =>
      crowded.testApp.request('/auth/v1/authorize?provider=kitchen&invite_token=x');
    const answers = await Promise.all(Array.from({ length: 302 }, begin));
    const tooMany = answers.filter(({ status }) => status === 429);
    expect(tooMany).toHaveLength(2);
    expect(await tooMany[0]?.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect(tooMany[0]?.headers.get('retry-after')).toMatch(/^\d+$/);
  } finally {
    await crowded.close();
  }
});
