import { decodeJwt } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fragmentOf } from '#tests/support/people.ts';
import { pkceClient } from '#tests/support/pkce-client.ts';
import type { SamlAnswerOptions } from '#tests/support/saml-identity-provider.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene();
  acme = await scene.addOrganisation('acme.example');
});
afterAll(() => scene.close());

/** Signs in through the organisation and returns the fragment of the final redirect. */
async function signIn(options?: SamlAnswerOptions) {
  const url = await scene.signInUrl('acme.example');
  return fragmentOf(await scene.bring(await acme.idp.answer(url, options)));
}

async function clientOf(fragment: URLSearchParams) {
  const client = scene.testApp.client();
  const { data, error } = await client.auth.setSession({
    access_token: fragment.get('access_token') ?? '',
    refresh_token: fragment.get('refresh_token') ?? '',
  });
  if (error) throw error;
  return { client, user: data.user };
}

describe('signing in through an organisation', () => {
  test('by email domain, in the implicit flow', async () => {
    const fragment = await signIn();
    expect([...fragment.keys()]).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'sb',
      'token_type',
    ]);
    const { user } = await clientOf(fragment);
    const provider = `sso:${acme.providerId}`;
    expect(user).toMatchObject({
      email: 'person@acme.example',
      app_metadata: { provider, providers: [provider] },
      user_metadata: {
        iss: acme.idp.entityId,
        sub: 'person-1',
        email: 'person@acme.example',
        email_verified: true,
      },
      identities: [{ id: 'person-1', provider, email: 'person@acme.example' }],
    });
    expect(user?.email_confirmed_at).toBeTruthy();
    const claims = decodeJwt(fragment.get('access_token') ?? '');
    expect(claims).toMatchObject({
      aal: 'aal1',
      amr: [{ method: 'sso/saml', provider: acme.providerId }],
    });
  });

  test('by provider id, with a plain HTTP redirect instead of the client', async () => {
    const call = (body: object) =>
      scene.testApp.request('/auth/v1/sso', {
        method: 'POST',
        headers: { apikey: scene.testApp.services.keys.anonKey },
        body: JSON.stringify({ code_challenge: null, code_challenge_method: null, ...body }),
      });
    const redirect = await call({ provider_id: acme.providerId, domain: '' });
    expect(redirect.status).toBe(303);
    const address = redirect.headers.get('location') ?? '';
    expect(address).toContain(new URL(acme.idp.entityId).origin);
    expect(await scene.refusalOf(await acme.idp.answer(address))).toBeUndefined();
    const asked = await call({ provider_id: acme.providerId, skip_http_redirect: true });
    expect([asked.status, Object.keys(await asked.json())]).toEqual([200, ['url']]);
  });

  test('the request is signed, has a persistent name id and keeps the query of the URL', async () => {
    const url = new URL(await scene.signInUrl('acme.example'));
    expect(url.searchParams.get('tenant')).toBe('1');
    const read = await acme.idp.readRequest(url.href);
    expect(read.id).toMatch(/^_[0-9a-f-]{36}$/);
    expect(read.nameIdFormat).toBe('urn:oasis:names:tc:SAML:2.0:nameid-format:persistent');
    url.searchParams.set('RelayState', '00000000-0000-4000-8000-000000000000');
    await expect(acme.idp.readRequest(url.href)).rejects.toBeTruthy();
  });

  test('in the PKCE flow, where only the right verifier can exchange the code', async () => {
    const client = pkceClient(scene.testApp);
    const url = await scene.signInUrl('ACME.example', undefined, client);
    const address = await scene.bring(await acme.idp.answer(url));
    expect(address.href).not.toContain('access_token');
    const code = address.searchParams.get('code') ?? '';
    const stolen = await pkceClient(scene.testApp).auth.exchangeCodeForSession(code);
    expect(stolen.error).toBeTruthy();
    const { data, error } = await client.auth.exchangeCodeForSession(code);
    expect(error).toBeNull();
    expect(data.user?.email).toBe('person@acme.example');
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([
      { method: 'sso/saml', provider: acme.providerId },
    ]);
    expect((await client.auth.exchangeCodeForSession(code)).error).toBeTruthy();
  });

  test('a second time uses the same account and updates its identity data', async () => {
    const mail = (address: string) => ({ nameId: 'again', attributes: { mail: [address] } });
    const first = await clientOf(await signIn({ parts: mail('before@acme.example') }));
    const second = await clientOf(await signIn({ parts: mail('after@acme.example') }));
    expect(second.user?.id).toBe(first.user?.id);
    expect(second.user?.identities?.[0]?.identity_data?.email).toBe('after@acme.example');
  });

  test('a password account with the same email address stays separate', async () => {
    const email = 'both@acme.example';
    const password = 'saffron and butter';
    const { data } = await scene.testApp.client('service_role').auth.admin.createUser({
      email,
      password,
      email_confirm: true,
    });
    const parts = { nameId: 'both', attributes: { mail: [email] } };
    const { user } = await clientOf(await signIn({ parts }));
    expect(user?.id).not.toBe(data.user?.id);
    const byPassword = await scene.testApp.client().auth.signInWithPassword({ email, password });
    expect(byPassword.data.user?.id).toBe(data.user?.id);
  });

  test('concurrent first sign-ins create one account', async () => {
    const parts = { nameId: 'at-once', attributes: { mail: ['at-once@acme.example'] } };
    const forms = await Promise.all(
      [1, 2, 3].map(async () => {
        const xml = await acme.idp.answerTo(null, { parts });
        return { SAMLResponse: Buffer.from(xml).toString('base64') };
      }),
    );
    const refusals = await Promise.all(forms.map((form) => scene.refusalOf(form)));
    expect(refusals).toEqual([undefined, undefined, undefined]);
    const rows = await scene.testApp.testDatabase.owner`
      select from auth.users where email = 'at-once@acme.example'`;
    expect(rows.length).toBe(1);
  });

  test('a refresh keeps the sign-in method (amr)', async () => {
    const { client } = await clientOf(await signIn());
    const { data } = await client.auth.refreshSession();
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([
      { method: 'sso/saml', provider: acme.providerId },
    ]);
  });
});

describe('when the organisation sets an end of the session', () => {
  const ending = (minutes: number) => ({
    parts: { sessionEnds: new Date(scene.testApp.clock.now().getTime() + minutes * 60_000) },
  });

  test('the session ends then, in the implicit flow', async () => {
    const fragment = await signIn(ending(30));
    expect(Number(fragment.get('expires_in'))).toBeLessThanOrEqual(1800);
    const { client } = await clientOf(fragment);
    scene.testApp.clock.advance(20 * 60_000);
    expect((await client.auth.refreshSession()).error).toBeNull();
    scene.testApp.clock.advance(11 * 60_000);
    expect((await client.auth.refreshSession()).error?.status).toBe(400);
  });

  test('the session ends then, in the PKCE flow', async () => {
    const client = pkceClient(scene.testApp);
    const url = await scene.signInUrl('acme.example', undefined, client);
    const address = await scene.bring(await acme.idp.answer(url, ending(30)));
    const code = address.searchParams.get('code') ?? '';
    const { data } = await client.auth.exchangeCodeForSession(code);
    expect(data.session?.expires_in).toBeLessThanOrEqual(1800);
    scene.testApp.clock.advance(31 * 60_000);
    expect((await client.auth.refreshSession()).error?.status).toBe(400);
  });
});

describe('encrypted assertions', () => {
  const gcm = 'http://www.w3.org/2009/xmlenc11#aes256-gcm';
  const cbc = 'http://www.w3.org/2001/04/xmlenc#aes256-cbc';
  const refusalOf = async (options: SamlAnswerOptions) =>
    scene.refusalOf(await acme.idp.answer(await scene.signInUrl('acme.example'), options));

  test('are decrypted with our key and accepted with an inner or outer signature', async () => {
    expect(await refusalOf({ encryption: gcm })).toBeUndefined();
    const bothWays = { encryption: gcm, sign: 'both', encryptThenSign: true } as const;
    expect(await refusalOf(bothWays)).toBeUndefined();
    const outside = { encryption: gcm, sign: 'response', encryptThenSign: true } as const;
    expect(await refusalOf(outside)).toBeUndefined();
  });

  test('without authenticated encryption are accepted only in a signed response', async () => {
    expect(await refusalOf({ encryption: cbc })).toBe('validation_failed');
    const signed = { encryption: cbc, sign: 'both', encryptThenSign: true } as const;
    expect(await refusalOf(signed)).toBeUndefined();
  });

  // The SAML class of @node-saml/node-saml decrypts and verifies in one step, and accepts this signature.
  test('are refused if they are signed with SHA-1 inside', async () => {
    const algorithm = 'http://www.w3.org/2000/09/xmldsig#rsa-sha1';
    expect(await refusalOf({ encryption: gcm, algorithm })).toBe('validation_failed');
  });

  test('by a forger who only has our public certificate are refused', async () => {
    const forger = scene.newIdp({ entityId: acme.idp.entityId });
    const url = await scene.signInUrl('acme.example');
    const form = await forger.answer(url, { encryption: gcm });
    expect(await scene.refusalOf(form)).toBe('validation_failed');
  });
});
