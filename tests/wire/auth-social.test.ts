import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf, newAddress } from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import { addressToOpen, failureOf, goRound, open, startSocialScene } from './social-scene.ts';

let scene: Awaited<ReturnType<typeof startSocialScene>>;
beforeAll(async () => {
  scene = await startSocialScene();
});
afterAll(() => scene.close());

function newPerson(more: object = {}) {
  const person = { sub: `sub-${newAddress()}`, email: newAddress(), email_verified: true, ...more };
  scene.issuer.accounts.push(person);
  return person;
}

describe('a sign-in through an OpenID provider', () => {
  test('implicit: the fragment has the session and the provider tokens', async () => {
    const { testApp, issuer } = scene;
    const person = newPerson({ name: 'Rosa Marin', picture: 'https://issuer.example/rosa.png' });
    const client = testApp.client();
    const address = await goRound(
      testApp,
      issuer,
      await addressToOpen(client, 'kitchen'),
      person.sub,
    );
    expect(address.origin + address.pathname + address.search).toBe('http://saffron.test/');
    const fragment = fragmentOf(address);
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'provider_refresh_token',
      'provider_token',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const { data, error } = await client.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({
      email: person.email,
      email_confirmed_at: expect.any(String),
      app_metadata: { provider: 'kitchen', providers: ['kitchen'] },
      user_metadata: {
        name: 'Rosa Marin',
        full_name: 'Rosa Marin',
        avatar_url: 'https://issuer.example/rosa.png',
        email: person.email,
        email_verified: true,
        iss: issuer.issuer,
        sub: person.sub,
        provider_id: person.sub,
      },
    });
    const claims = await client.auth.getClaims();
    expect(claims.data?.claims.amr).toEqual([{ method: 'oauth', timestamp: expect.any(Number) }]);
  });

  test('PKCE: the code in the query is exchanged once for session and provider tokens', async () => {
    const { testApp, issuer } = scene;
    const person = newPerson();
    const client = pkceClient(testApp);
    const address = await goRound(
      testApp,
      issuer,
      await addressToOpen(client, 'kitchen'),
      person.sub,
    );
    expect(address.hash).toBe('');
    expect([...address.searchParams.keys()]).toEqual(['code']);
    const code = address.searchParams.get('code') ?? '';
    const [kept] = await testApp.testDatabase.owner`
      select provider_access_token as token, auth_code from auth.flow_state where provider_type = 'kitchen' and auth_code is not null`;
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe(person.email);
    const { provider_token: token, provider_refresh_token: refresh } = data.session ?? {};
    expect([typeof token, typeof refresh]).toEqual(['string', 'string']);
    expect(kept?.token).not.toContain(token);
    expect(kept?.auth_code).not.toBe(code);
    const headers = { authorization: `Bearer ${token}` };
    const me = await fetch(`${issuer.issuer}/me`, { headers });
    expect(await me.json()).toMatchObject({ sub: person.sub });
    const [left] = await testApp.testDatabase.owner`
      select count(*)::int as rows from auth.flow_state where user_id = ${data.user?.id ?? null}`;
    expect(left).toEqual({ rows: 0 });
  });

  test('a second sign-in uses the same account', async () => {
    const { testApp, issuer } = scene;
    const person = newPerson();
    const ids: (string | undefined)[] = [];
    for (const _time of ['first', 'second']) {
      const client = pkceClient(testApp);
      const address = await goRound(
        testApp,
        issuer,
        await addressToOpen(client, 'kitchen'),
        person.sub,
      );
      const code = address.searchParams.get('code') ?? '';
      ids.push((await client.auth.exchangeCodeForSession(code)).data.user?.id);
    }
    expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/);
    expect(ids[1]).toBe(ids[0]);
  });

  test('a user who refuses at the provider returns with its error description', async () => {
    const { testApp, issuer } = scene;
    const address = await goRound(
      testApp,
      issuer,
      await addressToOpen(testApp.client(), 'kitchen'),
      {
        refuse: true,
      },
    );
    expect(failureOf(address)).toEqual({
      at: 'http://saffron.test/',
      error: 'access_denied',
      code: 'bad_oauth_callback',
      description: 'The person said no',
    });
  });
});

describe('the authorization URL of the provider', () => {
  test('has state, nonce, our own PKCE challenge and the parameters of the app', async () => {
    const { testApp, issuer } = scene;
    const address = await addressToOpen(pkceClient(testApp), 'kitchen', {
      scopes: 'recipes.read',
      queryParams: { prompt: 'login', login_hint: 'rosa@example.com', hd: 'example.com' },
    });
    const { providerUrl } = await open(testApp, address);
    const { state, nonce, code_challenge, ...others } = Object.fromEntries(
      providerUrl.searchParams,
    );
    expect(others).toEqual({
      client_id: issuer.clientId,
      redirect_uri: 'http://saffron.test/auth/v1/callback',
      response_type: 'code',
      scope: 'openid email profile recipes.read',
      code_challenge_method: 'S256',
      prompt: 'login',
      login_hint: 'rosa@example.com',
      hd: 'example.com',
    });
    expect([state, nonce, code_challenge].map((text) => text?.length)).toEqual([43, 43, 43]);
    expect(new Set([state, nonce, code_challenge]).size).toBe(3);
    // The app's own challenge is not sent to the provider.
    expect(new URL(address).searchParams.get('code_challenge')).not.toBe(code_challenge);
  });

  test('cannot be overridden by the parameters of the app', async () => {
    const { testApp, issuer } = scene;
    const bent = {
      client_id: 'evil',
      redirect_uri: 'https://evil.example/',
      Redirect_Uri: 'https://evil.example/',
      state: 'known',
      nonce: 'known',
      response_type: 'token',
      response_mode: 'fragment',
      request: 'x.y.z',
      request_uri: 'https://evil.example/request',
      scope: 'everything',
      apikey: 'key',
    };
    const address = await addressToOpen(testApp.client(), 'kitchen', { queryParams: bent });
    const { providerUrl } = await open(testApp, address);
    const {
      state,
      nonce,
      code_challenge: _challenge,
      ...others
    } = Object.fromEntries(providerUrl.searchParams);
    expect(others).toEqual({
      client_id: issuer.clientId,
      redirect_uri: 'http://saffron.test/auth/v1/callback',
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    expect([state, nonce]).not.toContain('known');
  });

  test.each([
    ['scopes=%22quoted%22', 'scopes cannot be read'],
    [`hint=${'x'.repeat(1001)}`, 'A parameter for the provider is too long'],
    [
      Array.from({ length: 21 }, (_, i) => `a${i}=1`).join('&'),
      'Too many parameters for the provider',
    ],
    [
      'code_challenge=short&code_challenge_method=s256',
      'code challenge has to be between 43 and 128 characters',
    ],
    ['code_challenge_method=s256', 'PKCE flow requires code_challenge_method and code_challenge'],
  ])('is refused for %s', async (query, message) => {
    const answer = await scene.testApp.request(`/auth/v1/authorize?provider=kitchen&${query}`);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed', msg: message });
  });

  test('is refused with JSON for an unknown or disabled provider', async () => {
    for (const [provider, message] of [
      ['google', 'provider is not enabled'],
      ['myspace', 'Provider myspace could not be found'],
      ['', 'Provider "" could not be found'],
      ['constructor', 'Provider constructor could not be found'],
    ]) {
      const answer = await scene.testApp.request(`/auth/v1/authorize?provider=${provider}`);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ msg: `Unsupported provider: ${message}` });
    }
  });
});

test('the settings list all providers and whether each is enabled', async () => {
  const { testApp } = scene;
  const answer = await testApp.request('/auth/v1/settings', {
    headers: { apikey: testApp.services.keys.anonKey },
  });
  expect((await answer.json()).external).toMatchObject({
    kitchen: true,
    google: false,
    email: true,
  });
});
