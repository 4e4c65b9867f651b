import { X509Certificate } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createTestApp, testSiteUrl } from '#tests/support/app.ts';
import { fragmentOf } from '#tests/support/people.ts';
import type { SamlAnswerOptions } from '#tests/support/saml-identity-provider.ts';
import { type Organisation, openSamlScene, type SamlScene } from './saml-scene.ts';

let scene: SamlScene;
let acme: Organisation;
beforeAll(async () => {
  scene = await openSamlScene({
    variables: { REDIRECT_URLS: 'https://*.partner.example/in/**' },
  });
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

describe('a sign-in that the organisation starts (IdP-initiated)', () => {
  const unasked = async (RelayState: string, options?: SamlAnswerOptions) => {
    const xml = await acme.idp.answerTo(null, options);
    return { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState };
  };

  test('is accepted and redirects to an allowed address', async () => {
    const home = await scene.bring(await unasked(''));
    expect(fragmentOf(home).get('access_token')).toBeTruthy();
    expect(home.origin + home.pathname).toBe('http://saffron.test/');
    const wanted = 'https://shop.partner.example/in/a';
    const there = await scene.bring(await unasked(wanted));
    expect(there.origin + there.pathname).toBe(wanted);
  });

  test.each([
    'https://evil.example/',
    '//evil.example/',
    'http://saffron.test@evil.example/',
    'javascript:alert(1)',
    '/anywhere',
  ])('never redirects to %s', async (wanted) => {
    const address = await scene.bring(await unasked(wanted));
    expect(address.origin + address.pathname).toBe('http://saffron.test/');
  });

  test('is refused from an unregistered organisation', async () => {
    const stranger = scene.newIdp();
    const SAMLResponse = Buffer.from(await stranger.answerTo(null)).toString('base64');
    expect(await scene.refusalOf({ SAMLResponse })).toBe('saml_idp_not_found');
  });

  test('is refused with a relay state that is neither a request nor a URL', async () => {
    expect(await scene.refusalOf(await unasked('tea'))).toBe('validation_failed');
  });
});

describe('the redirect of a request', () => {
  test.each([
    ['http://saffron.test/generate', 'http://saffron.test/generate'],
    ['https://shop.partner.example/in/a', 'https://shop.partner.example/in/a'],
    ['https://evil.example/', 'http://saffron.test/'],
    ['http://saffron.test.evil.example/', 'http://saffron.test/'],
  ])('%s → %s', async (wanted, expected) => {
    const url = await scene.signInUrl('acme.example', wanted);
    const address = await scene.bring(await acme.idp.answer(url));
    expect(address.origin + address.pathname).toBe(expected);
  });

  test('a failure redirects to the site with the error in query and fragment', async () => {
    const form = await acme.idp.answer(await scene.signInUrl('acme.example'), { sign: 'none' });
    const address = await scene.bring(form);
    const values = {
      error: 'invalid_request',
      error_code: 'validation_failed',
      error_description: 'SAML Assertion is not valid',
    };
    expect(Object.fromEntries(address.searchParams)).toEqual(values);
    expect(Object.fromEntries(fragmentOf(address))).toEqual({ ...values, sb: '' });
  });

  test('unknown and expired requests are refused', async () => {
    const form = await acme.idp.answer(await scene.signInUrl('acme.example'));
    const unknown = { ...form, RelayState: '6f0bb4a6-7f3e-4d2c-9a57-3f1d3d9b8c11' };
    expect(await scene.refusalOf(unknown)).toBe('saml_relay_state_not_found');
    const url = await scene.signInUrl('acme.example');
    scene.testApp.clock.advance(10 * 60_000);
    expect(await scene.refusalOf(await acme.idp.answer(url))).toBe('saml_relay_state_expired');
  });

  test('the relay state is stored as a hash', async () => {
    const { relayState } = await acme.idp.readRequest(await scene.signInUrl('acme.example'));
    const rows = await scene.testApp.testDatabase.owner`
      select from auth.saml_relay_states s where s::text like ${`%${relayState}%`}`;
    expect(rows.length).toBe(0);
  });
});

describe('POST /sso', () => {
  const asked = async (body: object) => {
    const answer = await scene.testApp.request('/auth/v1/sso', {
      method: 'POST',
      headers: {
        apikey: scene.testApp.services.keys.anonKey,
        'x-supabase-api-version': '2024-01-01',
      },
      body: JSON.stringify(body),
    });
    return [answer.status, (await answer.json()).code];
  };

  test('refuses a missing, double, unknown or malformed provider and half a challenge', async () => {
    const { auth } = scene.testApp.client();
    const unknown = await auth.signInWithSSO({ domain: 'nobody.example' });
    expect(unknown.error).toMatchObject({ status: 404, code: 'sso_provider_not_found' });
    const providerId = '6f0bb4a6-7f3e-4d2c-9a57-3f1d3d9b8c11';
    const byId = await auth.signInWithSSO({ providerId });
    expect(byId.error).toMatchObject({ status: 404, code: 'sso_provider_not_found' });
    expect(await asked({})).toEqual([400, 'validation_failed']);
    const both = { domain: 'acme.example', provider_id: acme.providerId };
    expect(await asked(both)).toEqual([400, 'validation_failed']);
    expect(await asked({ provider_id: 'seven' })).toEqual([400, 'validation_failed']);
    const half = { domain: 'acme.example', code_challenge: 'x'.repeat(43) };
    expect(await asked(half)).toEqual([400, 'validation_failed']);
  });

  test('refuses a disabled provider, even when the sign-in has already started', async () => {
    const paused = await scene.addOrganisation('paused.example');
    const form = await paused.idp.answer(await scene.signInUrl('paused.example'));
    await scene.admin(`/${paused.providerId}`, { method: 'PUT', body: { disabled: true } });
    expect(await scene.refusalOf(form)).toBe('sso_provider_disabled');
    const { error } = await scene.testApp.client().auth.signInWithSSO({ domain: 'paused.example' });
    expect(error).toMatchObject({ status: 404, code: 'sso_provider_disabled' });
    const xml = await paused.idp.answerTo(null);
    const SAMLResponse = Buffer.from(xml).toString('base64');
    expect(await scene.refusalOf({ SAMLResponse })).toBe('sso_provider_disabled');
  });
});

describe('restricted accounts', () => {
  test('a banned account cannot sign in', async () => {
    const parts = { nameId: 'banned', attributes: { mail: ['banned@acme.example'] } };
    const { user } = await clientOf(await signIn({ parts }));
    await scene.testApp.client('service_role').auth.admin.updateUserById(user?.id ?? '', {
      ban_duration: '24h',
    });
    const fragment = await signIn({ parts });
    expect(Object.fromEntries(fragment)).toMatchObject({
      error: 'access_denied',
      error_code: 'user_banned',
    });
  });

  test('a user managed by an organisation cannot set a password, email address or phone', async () => {
    const parts = { nameId: 'managed', attributes: { mail: ['managed@acme.example'] } };
    const { client } = await clientOf(await signIn({ parts }));
    const refused = { status: 422, code: 'user_sso_managed' };
    for (const change of [
      { password: 'another good password' },
      { email: 'own@elsewhere.example' },
      { phone: '+4915112345678' },
      { nonce: '123456' },
    ]) {
      expect((await client.auth.updateUser(change)).error).toMatchObject(refused);
    }
    const { error } = await client.auth.updateUser({ data: { name: 'New Name' } });
    expect(error).toBeNull();
    await client.auth.resetPasswordForEmail('managed@acme.example');
    expect(await scene.testApp.services.mailbox?.list()).toEqual([]);
  });
});

describe('our own metadata', () => {
  test('contains our URLs and certificate, and can be viewed or downloaded', async () => {
    const answer = await scene.testApp.request('/auth/v1/sso/saml/metadata');
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=600');
    const xml = await answer.text();
    expect(xml).toContain('entityID="http://saffron.test/auth/v1/sso/saml/metadata"');
    expect(xml).toContain('Location="http://saffron.test/auth/v1/sso/saml/acs"');
    expect(xml).not.toContain('validUntil');
    expect(xml).not.toContain('PRIVATE');
    const kept = await scene.testApp.request('/auth/v1/sso/saml/metadata?download=true');
    expect(kept.headers.get('content-disposition')).toBe('attachment; filename="metadata.xml"');
    expect(await kept.text()).toMatch(/validUntil="\d{4}-/);
  });

  test('all processes share one key, which is created once and stored encrypted', async () => {
    const fetchFrom = (app: { fetch(request: Request): Promise<Response> }) =>
      app.fetch(new Request(`${testSiteUrl}/auth/v1/sso/saml/metadata`)).then((a) => a.text());
    const fresh = await createTestApp({ variables: { SAML: 'on' } });
    try {
      const processes = [1, 2, 3].map(() => createApp(fresh.services));
      const texts = await Promise.all(processes.map(fetchFrom));
      expect(new Set(texts).size).toBe(1);
      const [row] = await fresh.testDatabase.owner<
        { certificate: string; private_key_encrypted: string }[]
      >`select certificate, private_key_encrypted from private.saml_keys`;
      expect(row?.private_key_encrypted).not.toContain('PRIVATE');
      const certificate = new X509Certificate(row?.certificate ?? '');
      expect(texts[0]).toContain(certificate.raw.toString('base64'));
    } finally {
      await fresh.close();
    }
  });
});

test('settings report whether SAML is on; when off, every call is a 404', async () => {
  const settingsOf = async (app: SamlScene['testApp']) => {
    const headers = { apikey: app.services.keys.anonKey };
    return (await app.request('/auth/v1/settings', { headers })).json();
  };
  expect(await settingsOf(scene.testApp)).toMatchObject({ saml_enabled: true });
  const off = await createTestApp();
  try {
    expect(await settingsOf(off)).toMatchObject({ saml_enabled: false });
    const key = off.services.keys.serviceRoleKey;
    const headers = { apikey: key, authorization: `Bearer ${key}` };
    for (const [method, path] of [
      ['POST', '/sso'],
      ['GET', '/sso/saml/metadata'],
      ['POST', '/sso/saml/acs'],
      ['GET', '/admin/sso/providers'],
      ['POST', '/admin/sso/providers'],
    ]) {
      const answer = await off.request(`/auth/v1${path}`, { method, headers } as RequestInit);
      expect([path, answer.status, (await answer.json()).error_code]).toEqual([
        path,
        404,
        'saml_provider_disabled',
      ]);
    }
  } finally {
    await off.close();
  }
});

describe('rate limits', () => {
  test('too many invalid responses are rate limited; valid ones do not count', async () => {
    const strict = await openSamlScene({ variables: { RATE_LIMITS: 'on' } });
    try {
      const { idp } = await strict.addOrganisation('strict.example');
      const mail = { parts: { attributes: { mail: ['person@strict.example'] } } };
      const good = async () => idp.answer(await strict.signInUrl('strict.example'), mail);
      expect(await strict.refusalOf(await good())).toBeUndefined();
      for (let tries = 0; tries < 100; tries += 1) {
        expect(await strict.refusalOf({ SAMLResponse: 'x' })).toBe('validation_failed');
      }
      expect(await strict.refusalOf(await good())).toBe('over_request_rate_limit');
    } finally {
      await strict.close();
    }
  });

  test('too many calls of POST /sso are rate limited', async () => {
    const strict = await openSamlScene({ variables: { RATE_LIMITS: 'on' } });
    try {
      const headers = { apikey: strict.testApp.services.keys.anonKey };
      const asked = () =>
        strict.testApp.request('/auth/v1/sso', { method: 'POST', headers, body: '{}' });
      const answers = await Promise.all(Array.from({ length: 300 }, asked));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([400]));
      const { error } = await strict.testApp.client().auth.signInWithSSO({ domain: 'a.example' });
      expect(error).toMatchObject({ status: 429, code: 'over_request_rate_limit' });
    } finally {
      await strict.close();
    }
  });
});
