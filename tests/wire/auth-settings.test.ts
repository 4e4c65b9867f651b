import { afterEach, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

let testApp: TestApp;
afterEach(() => testApp.close());

async function settingsWith(variables: Record<string, string>) {
  testApp = await createTestApp({ variables });
  const { anonKey } = testApp.services.keys;
  const answer = await testApp.request('/auth/v1/settings', { headers: { apikey: anonKey } });
  expect(answer.status).toBe(200);
  return answer.json();
}

describe('GET /settings', () => {
  test('a default installation enables only email, nothing with a carrier or provider', async () => {
    const { external, ...rest } = await settingsWith({});
    expect(rest).toEqual({
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: true,
    });
    const open = Object.entries(external).filter(([, isOpen]) => isOpen);
    expect(open).toEqual([['email', true]]);
    expect(external).toMatchObject({ anonymous_users: false, google: false, github: false });
  });

  test('reflects every setting', async () => {
    const { external, ...rest } = await settingsWith({
      SIGN_UP_ENABLED: 'false',
      CONFIRM_EMAIL: 'false',
      CONFIRM_PHONE: 'false',
      MAILBOX_PUBLIC: 'true',
      SAML: 'on',
      GOOGLE_CLIENT_ID: 'id',
      GOOGLE_CLIENT_SECRET: 'secret',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      OPENID_PROVIDERS: JSON.stringify([
        { name: 'acme', issuer: 'https://acme.example', clientId: 'a', clientSecret: 'b' },
      ]),
    });
    expect(rest).toMatchObject({
      disable_signup: true,
      mailer_autoconfirm: true,
      phone_autoconfirm: true,
      sms_provider: 'mailbox',
      saml_enabled: true,
    });
    expect(external).toMatchObject({
      email: true,
      phone: true,
      google: true,
      github: true,
      acme: true,
      apple: false,
    });
    expect(JSON.stringify({ external, rest })).not.toContain('secret');
  });

  test('reports Twilio as the SMS provider, and no phone when phone sign-in is off', async () => {
    const twilio = {
      TWILIO_ACCOUNT_SID: 'AC123',
      TWILIO_AUTH_TOKEN: 'token',
      TWILIO_FROM: '+15550100',
    };
    const on = await settingsWith(twilio);
    expect(on).toMatchObject({ external: { phone: true }, sms_provider: 'twilio' });
    await testApp.close();
    const off = await settingsWith({ ...twilio, PHONE_SIGN_IN: 'false' });
    expect(off).toMatchObject({ external: { phone: false }, sms_provider: '' });
  });
});

test('GET /health needs no key, and fails when the database does not answer', async () => {
  testApp = await createTestApp();
  const answer = await testApp.request('/auth/v1/health');
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { name: expect.any(String), version: expect.any(String), description: expect.any(String) },
  ]);
  testApp.services.database.ping = () => Promise.reject(new Error('connection refused'));
  expect((await testApp.request('/auth/v1/health')).status).toBeGreaterThanOrEqual(500);
});
