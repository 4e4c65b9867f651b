import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { fragmentOf, signUpConfirmed } from '#tests/support/people.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp();
});
afterAll(() => testApp.close());

describe('switched-off features return the official errors', () => {
  test('social sign-in', async () => {
    const google = await testApp.request('/auth/v1/authorize?provider=google');
    expect(google.status).toBe(400);
    expect(await google.json()).toMatchObject({
      error_code: 'validation_failed',
      msg: 'Unsupported provider: provider is not enabled',
    });
    const unknown = await testApp.request('/auth/v1/authorize?provider=myspace');
    expect(await unknown.json()).toMatchObject({
      msg: 'Unsupported provider: Provider myspace could not be found',
    });
  });

  test('a provider callback without a flow', async () => {
    const answer = await testApp.request('/auth/v1/callback?code=x&state=y');
    const address = new URL(answer.headers.get('location') ?? '');
    expect(address.origin).toBe('http://saffron.test');
    expect(address.searchParams.get('error_code')).toBe('bad_oauth_state');
    expect(fragmentOf(address).get('error_code')).toBe('bad_oauth_state');
  });

  test('id tokens, single sign-on, anonymous sign-in', async () => {
    const { auth } = testApp.client();
    const idToken = await auth.signInWithIdToken({ provider: 'google', token: 'x.y.z' });
    expect(idToken.error).toMatchObject({ status: 400, code: 'provider_disabled' });
    const sso = await auth.signInWithSSO({ domain: 'example.com' });
    expect(sso.error).toMatchObject({ status: 404, code: 'saml_provider_disabled' });
    const anonymous = await auth.signInAnonymously();
    expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' });
  });

  test('an unknown path is a 404 in the same error format', async () => {
    const answer = await testApp.request('/auth/v1/nothing', {
      headers: { apikey: testApp.services.keys.anonKey },
    });
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 404, error_code: 'not_found' });
  });

  test('our own OAuth server, custom providers, wallets', async () => {
    const person = await signUpConfirmed(testApp);
    const grants = await person.client.auth.oauth.listGrants();
    expect(grants.error).toMatchObject({ status: 404, code: 'feature_disabled' });
    const { admin } = testApp.client('service_role').auth;
    const clients = await admin.oauth.listClients();
    expect(clients.error).toMatchObject({ status: 404, code: 'feature_disabled' });
    const providers = await admin.customProviders.listProviders();
    expect(providers.error).toMatchObject({ status: 404, code: 'feature_disabled' });
    const provider = await admin.customProviders.getProvider('custom:mine');
    expect(provider.error).toMatchObject({ status: 404, code: 'feature_disabled' });
    const notMine = await person.client.auth.admin.customProviders.listProviders();
    expect(notMine.error).toMatchObject({ code: 'not_admin' });
    const wallet = await testApp.client().auth.signInWithWeb3({
      chain: 'ethereum',
      message: 'saffron.test wants you to sign in with your Ethereum account',
      signature: '0x00',
    });
    expect(wallet.error).toMatchObject({ status: 422, code: 'web3_provider_disabled' });
  });

  test('the JWKS is public and cacheable', async () => {
    const answer = await testApp.request('/auth/v1/.well-known/jwks.json');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const { keys } = await answer.json();
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig' });
    expect(JSON.stringify(keys)).not.toMatch(/"d"/);
  });
});
