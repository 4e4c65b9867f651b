import { createHash, randomBytes } from 'node:crypto';
import { createRemoteJWKSet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenIdIssuer, startOpenIdIssuer } from './openid-issuer.ts';

let issuer: OpenIdIssuer;
beforeAll(async () => {
  issuer = await startOpenIdIssuer();
});
afterAll(() => issuer.close());

const redirectUri = 'http://saffron.test/auth/v1/callback';

function authorizeUrl(verifier: string): URL {
  const url = new URL(`${issuer.issuer}/auth`);
  url.search = new URLSearchParams({
    client_id: issuer.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    state: 'a state',
    nonce: 'a nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  }).toString();
  return url;
}

test('a sign-in at the test issuer returns a code that can be exchanged for tokens', async () => {
  const verifier = randomBytes(32).toString('base64url');
  const callback = new URL(await issuer.signIn(authorizeUrl(verifier)));
  expect(callback.searchParams.get('state')).toBe('a state');
  const answer = await fetch(`${issuer.issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: callback.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    }),
    headers: {
      authorization: `Basic ${btoa(`${issuer.clientId}:${encodeURIComponent(issuer.clientSecret)}`)}`,
    },
  });
  const tokens = await answer.json();
  expect(tokens).toMatchObject({ token_type: 'Bearer', refresh_token: expect.any(String) });
  const headers = { authorization: `Bearer ${tokens.access_token}` };
  expect(await (await fetch(`${issuer.issuer}/me`, { headers })).json()).toEqual({
    sub: 'person-1',
    email: 'person@issuer.example',
    email_verified: true,
    name: 'Pat Person',
  });
});

test('a user who refuses consent is redirected back with access_denied', async () => {
  const callback = new URL(await issuer.signIn(authorizeUrl('x'.repeat(43)), { refuse: true }));
  expect(callback.searchParams.get('error')).toBe('access_denied');
});

test('an id token verifies against the published keys', async () => {
  const token = await issuer.idToken({ sub: 'person-1', nonce: 'n' });
  const keys = createRemoteJWKSet(new URL(`${issuer.issuer}/jwks`));
  const { payload } = await jwtVerify(token, keys, { issuer: issuer.issuer });
  expect(payload).toMatchObject({ sub: 'person-1', nonce: 'n', aud: issuer.clientId });
});
