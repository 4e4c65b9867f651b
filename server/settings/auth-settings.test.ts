import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const authOf = (variables: Record<string, string>) => readSettings(variables).auth;
const publicSite = { SITE_URL: 'https://table.example' };
const twilio = { TWILIO_ACCOUNT_SID: 'AC123', TWILIO_AUTH_TOKEN: 'token', TWILIO_FROM: '+4930123' };
const acme = { name: 'acme', issuer: 'https://id.acme.example', clientId: 'a', clientSecret: 'b' };

describe('phone settings', () => {
  test('text messages go to the local mailbox by default', () => {
    expect(authOf({})).toMatchObject({ sms: { carrier: 'mailbox' }, phoneSignIn: true });
  });

  test('phone sign-in is off on a public site without an SMS carrier', () => {
    expect(authOf(publicSite)).toMatchObject({
      sms: { carrier: 'none' },
      phoneSignIn: false,
      factors: { phone: false, totp: true },
    });
    expect(authOf({ ...publicSite, SMTP_URL: 'smtp://mail.example' }).phoneSignIn).toBe(false);
  });

  test('a Twilio account enables phone sign-in, unless PHONE_SIGN_IN is off', () => {
    expect(authOf({ ...publicSite, ...twilio })).toMatchObject({
      sms: { carrier: 'twilio', from: '+4930123', apiUrl: 'https://api.twilio.com' },
      phoneSignIn: true,
    });
    expect(authOf({ ...twilio, PHONE_SIGN_IN: 'off' }).phoneSignIn).toBe(false);
  });
});

describe('SMS_COUNTRIES', () => {
  test('is empty by default and accepts calling codes with or without a plus', () => {
    expect(authOf({}).smsCountries).toEqual([]);
    expect(authOf({ SMS_COUNTRIES: '49, +43,41' }).smsCountries).toEqual(['49', '43', '41']);
  });

  test.each(['DE', '49;43', '0049'])('rejects %s with an error about calling codes', (code) => {
    expect(() => readSettings({ SMS_COUNTRIES: code })).toThrow(/SMS_COUNTRIES.*calling codes/);
  });
});

describe('social sign-in', () => {
  test('no provider is enabled by default', () => {
    expect(authOf({}).socialProviders).toEqual([]);
  });

  test('lists Google, Apple and GitHub first, then the OPENID_PROVIDERS', () => {
    const { socialProviders } = authOf({
      GITHUB_CLIENT_ID: 'a',
      GITHUB_CLIENT_SECRET: 'b',
      GOOGLE_CLIENT_ID: 'a',
      GOOGLE_CLIENT_SECRET: 'b',
      APPLE_CLIENT_ID: 'a',
      APPLE_TEAM_ID: 'b',
      APPLE_KEY_ID: 'c',
      APPLE_PRIVATE_KEY: 'first line\\nsecond line',
      OPENID_PROVIDERS: JSON.stringify([acme]),
    });
    expect(socialProviders.map(({ name }) => name)).toEqual(['google', 'apple', 'github', 'acme']);
    expect(socialProviders[1]).toMatchObject({ privateKey: 'first line\nsecond line' });
    expect(socialProviders[3]).toMatchObject({ label: 'Acme', scopes: 'openid email profile' });
  });

  test.each([
    [{ GOOGLE_CLIENT_ID: 'a' }, 'GOOGLE_CLIENT_SECRET: needed with GOOGLE_CLIENT_ID'],
    [{ OPENID_PROVIDERS: 'acme' }, 'OPENID_PROVIDERS: a JSON list of providers'],
    [{ OPENID_PROVIDERS: JSON.stringify([acme, acme]) }, 'the name acme is taken'],
    [{ OPENID_PROVIDERS: JSON.stringify([{ ...acme, name: 'email' }]) }, 'email is taken'],
    [
      { OPENID_PROVIDERS: JSON.stringify([{ ...acme, issuer: 'http://id.acme.example' }]) },
      'https (http only on this machine)',
    ],
  ])('rejects %j with the reason', (variables, problem) => {
    expect(() => readSettings(variables)).toThrow(problem);
  });
});

test('names each missing variable of an incomplete group', () => {
  expect(() => readSettings({ TWILIO_ACCOUNT_SID: 'AC1' })).toThrow(/TWILIO_AUTH_TOKEN.*\n.*FROM/);
  expect(() => readSettings({ CAPTCHA_SECRET: 'a' })).toThrow('CAPTCHA_PROVIDER: needed with');
});

test('the relying party id of passkeys is the host of the site', () => {
  expect(authOf({ ...publicSite, WEBAUTHN_ORIGINS: 'https://www.table.example' }).factors).toEqual({
    totp: true,
    phone: false,
    webauthn: true,
    relyingPartyId: 'table.example',
    origins: ['https://table.example', 'https://www.table.example'],
  });
});
