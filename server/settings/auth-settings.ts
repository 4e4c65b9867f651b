import { z } from 'zod';
import { commaList, flag, wholeNumber } from './setting-kinds.ts';
import { isThisMachine } from './this-machine.ts';

/** E.164 calling codes: 49, or +49. */
const callingCodes = commaList
  .transform((codes) => codes.map((code) => code.replace(/^\+/, '')))
  .pipe(z.array(z.string().regex(/^[1-9]\d{0,6}$/, 'calling codes as digits, such as 49,43,41')));
const secret = z.string().trim();
/** The URL of an external service. Codes and secrets are sent to it, so plain http is allowed only on this machine. */
const serviceAddress = z
  .url({ protocol: /^https?$/ })
  .refine(isSafeAddress, 'https (http only on this machine), without user name and password');

function isSafeAddress(text: string): boolean {
  const url = URL.parse(text);
  if (!url || url.username || url.password) return false;
  return url.protocol === 'https:' || isThisMachine(url.hostname);
}

/** An OpenID provider that the operator configures. All other endpoints are discovered from its issuer. */
const openIdProvider = z.object({
  name: z.string().regex(/^[a-z][a-z0-9_-]{1,40}$/, 'small letters, digits, - and _'),
  label: z.string().trim().min(1).max(40).optional(),
  issuer: serviceAddress,
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z.string().default('openid email profile'),
});

const openIdProviders = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'a JSON list of providers' });
      return z.NEVER;
    }
  })
  .pipe(z.array(openIdProvider));

/** The environment variables of sign-in, with their defaults. */
export const authVariables = {
  ACCESS_TOKEN_SECONDS: wholeNumber.min(120).default(3600),
  REFRESH_REUSE_SECONDS: wholeNumber.min(0).default(10),
  SESSION_LIFETIME_SECONDS: wholeNumber.min(300).optional(),
  SESSION_INACTIVITY_SECONDS: wholeNumber.min(300).optional(),
  ONE_TIME_CODE_SECONDS: wholeNumber.min(60).default(3600),
  MAIL_INTERVAL_SECONDS: wholeNumber.min(0).default(60),
  CONFIRM_EMAIL: flag.default(true),
  CONFIRM_PHONE: flag.default(true),
  SIGN_UP_ENABLED: flag.default(true),
  PASSWORD_CHANGE_NEEDS_CODE: flag.default(false), // if the session is older than a day
  PASSWORD_CHECK: z.enum(['on', 'off']).default('on'), // whether to refuse new passwords that are easy to guess
  PASSWORD_WORDS: commaList.default([]), // further words that passwords must not consist of
  REDIRECT_URLS: commaList.default([]),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  RATE_LIMIT_STORE: z.enum(['memory', 'postgres']).optional(),
  SIGN_UP_LIMIT: wholeNumber.min(1).default(300), // per client address in five minutes
  SIGN_IN_LIMIT: wholeNumber.min(1).default(10), // wrong passwords per account and client address in five minutes
  CODE_LIMIT: wholeNumber.min(1).default(30), // wrong codes per account in an hour
  MAIL_LIMIT: wholeNumber.min(1).default(30), // mails per mail address in an hour
  SMS_LIMIT: wholeNumber.min(1).default(10), // text messages per number in an hour
  SMS_LIMIT_OF_ALL: wholeNumber.min(1).default(1000), // text messages to all numbers together in an hour

  // Phones
  PHONE_SIGN_IN: flag.default(true),
  SMS_COUNTRIES: callingCodes.default([]), // empty: numbers of all countries
  TWILIO_ACCOUNT_SID: secret.regex(/^AC\w{1,60}$/, 'begins with AC').optional(),
  TWILIO_AUTH_TOKEN: secret.optional(),
  TWILIO_FROM: secret.optional(), // your own number (+49…), or a messaging service (MG…)
  TWILIO_API_URL: serviceAddress.default('https://api.twilio.com'), // another server with Twilio's API

  // Captchas against bots
  CAPTCHA_PROVIDER: z.enum(['hcaptcha', 'turnstile']).optional(),
  CAPTCHA_SITE_KEY: secret.optional(),
  CAPTCHA_SECRET: secret.optional(),
  CAPTCHA_VERIFY_URL: serviceAddress.optional(), // another server with the provider's API

  // Social sign-in
  GOOGLE_CLIENT_ID: secret.optional(),
  GOOGLE_CLIENT_SECRET: secret.optional(),
  GITHUB_CLIENT_ID: secret.optional(),
  GITHUB_CLIENT_SECRET: secret.optional(),
  GITHUB_URL: serviceAddress.default('https://github.com'), // or your own GitHub server
  APPLE_CLIENT_ID: secret.optional(), // the Services ID
  APPLE_TEAM_ID: secret.optional(),
  APPLE_KEY_ID: secret.optional(),
  APPLE_PRIVATE_KEY: secret.optional(), // the text of the .p8 file
  APPLE_ISSUER: serviceAddress.default('https://appleid.apple.com'), // another server with Apple's API
  OPENID_PROVIDERS: openIdProviders.default([]),
  MANUAL_LINKING: flag.default(true),

  // Single sign-on of organisations
  SAML: z.enum(['on', 'off']).default('off'),

  // Second factors, passkeys
  MFA_TOTP: flag.default(true),
  MFA_PHONE: flag.default(true),
  MFA_WEBAUTHN: flag.default(true),
  PASSKEY_SIGN_IN: flag.default(true), // sign-in with a passkey alone, besides passkeys as a second factor
  WEBAUTHN_RP_ID: z.string().min(1).optional(), // the site's host name, or a parent domain of it
  WEBAUTHN_ORIGINS: commaList.default([]), // besides the site's own origin
};

type Values = z.output<z.ZodObject<typeof authVariables>>;

type Place = {
  siteUrl: string;
  /** Whether the local mailbox replaces carriers that are not configured. Messages in it can be read. */
  hasMailbox: boolean;
  hasOwnDatabase: boolean;
};

/** Returns a problem for each missing variable of a partly set group. Otherwise the mistake would show only when a user signs in. */
function groupProblems(values: Values, names: (keyof Values)[], optional: (keyof Values)[] = []) {
  const given = [...names, ...optional].filter((name) => values[name] !== undefined);
  const missing = names.filter((name) => values[name] === undefined);
  if (given.length === 0 || missing.length === 0) return [];
  return missing.map((name) => `${name}: needed with ${given.join(', ')}`);
}

function problemsOf(values: Values): string[] {
  const names = values.OPENID_PROVIDERS.map(({ name }) => name);
  const taken = names.filter(
    (name, index) =>
      names.indexOf(name) !== index ||
      ['email', 'phone', 'github', 'apple'].includes(name) ||
      (name === 'google' && values.GOOGLE_CLIENT_ID !== undefined),
  );
  return [
    ...groupProblems(values, ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM']),
    ...groupProblems(
      values,
      ['CAPTCHA_PROVIDER', 'CAPTCHA_SITE_KEY', 'CAPTCHA_SECRET'],
      ['CAPTCHA_VERIFY_URL'],
    ),
    ...groupProblems(values, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET']),
    ...groupProblems(values, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET']),
    ...groupProblems(values, [
      'APPLE_CLIENT_ID',
      'APPLE_TEAM_ID',
      'APPLE_KEY_ID',
      'APPLE_PRIVATE_KEY',
    ]),
    ...taken.map((name) => `OPENID_PROVIDERS: the name ${name} is taken`),
  ];
}

function smsOf(values: Values, { hasMailbox }: Place) {
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken } = values;
  const { TWILIO_FROM: from, TWILIO_API_URL: apiUrl } = values;
  if (accountSid && authToken && from) {
    return { carrier: 'twilio', accountSid, authToken, from, apiUrl } as const;
  }
  return { carrier: hasMailbox ? 'mailbox' : 'none' } as const;
}

function captchaOf(values: Values) {
  const { CAPTCHA_PROVIDER: provider, CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = values;
  if (!provider || !siteKey || !secret) return null;
  return { provider, siteKey, secret, verifyUrl: values.CAPTCHA_VERIFY_URL };
}

const googleIssuer = 'https://accounts.google.com';

/** Returns the enabled providers, in the order of their buttons. */
function socialProvidersOf(values: Values) {
  const google = values.GOOGLE_CLIENT_ID && {
    kind: 'openid' as const,
    name: 'google',
    label: 'Google',
    issuer: googleIssuer,
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET ?? '',
    scopes: 'openid email profile',
  };
  const apple = values.APPLE_CLIENT_ID && {
    kind: 'apple' as const,
    name: 'apple',
    label: 'Apple',
    issuer: values.APPLE_ISSUER,
    clientId: values.APPLE_CLIENT_ID,
    teamId: values.APPLE_TEAM_ID ?? '',
    keyId: values.APPLE_KEY_ID ?? '',
    // Many shells allow only one line, so the line breaks of the file may be written as \n.
    privateKey: (values.APPLE_PRIVATE_KEY ?? '').replaceAll('\\n', '\n'),
  };
  const github = values.GITHUB_CLIENT_ID && {
    kind: 'github' as const,
    name: 'github',
    label: 'GitHub',
    url: values.GITHUB_URL.replace(/\/+$/, ''),
    clientId: values.GITHUB_CLIENT_ID,
    clientSecret: values.GITHUB_CLIENT_SECRET ?? '',
  };
  const others = values.OPENID_PROVIDERS.map((provider) => ({
    kind: 'openid' as const,
    ...provider,
    label: provider.label ?? provider.name[0]?.toUpperCase() + provider.name.slice(1),
  }));
  return [
    ...(google ? [google] : []),
    ...(apple ? [apple] : []),
    ...(github ? [github] : []),
    ...others,
  ];
}

function factorsOf(values: Values, place: Place) {
  const { hostname, origin } = new URL(place.siteUrl);
  return {
    totp: values.MFA_TOTP,
    phone: values.MFA_PHONE && smsOf(values, place).carrier !== 'none',
    webauthn: values.MFA_WEBAUTHN,
    /** The relying party of the passkeys: browsers show it and bind each passkey to it. */
    relyingPartyId: values.WEBAUTHN_RP_ID ?? hostname,
    origins: [origin, ...values.WEBAUTHN_ORIGINS],
  };
}

function limitsOf(values: Values) {
  return {
    signUps: values.SIGN_UP_LIMIT,
    wrongPasswords: values.SIGN_IN_LIMIT,
    wrongCodes: values.CODE_LIMIT,
    mails: values.MAIL_LIMIT,
    messages: values.SMS_LIMIT,
    messagesOfAll: values.SMS_LIMIT_OF_ALL,
  };
}

function settingsOf(values: Values, place: Place) {
  const sms = smsOf(values, place);
  return {
    accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
    refreshReuseSeconds: values.REFRESH_REUSE_SECONDS,
    sessionLifetimeSeconds: values.SESSION_LIFETIME_SECONDS ?? null,
    sessionInactivitySeconds: values.SESSION_INACTIVITY_SECONDS ?? null,
    oneTimeCodeSeconds: values.ONE_TIME_CODE_SECONDS,
    mailIntervalSeconds: values.MAIL_INTERVAL_SECONDS,
    confirmEmail: values.CONFIRM_EMAIL,
    confirmPhone: values.CONFIRM_PHONE,
    signUpEnabled: values.SIGN_UP_ENABLED,
    passwordChangeNeedsCode: values.PASSWORD_CHANGE_NEEDS_CODE,
    passwordCheck: values.PASSWORD_CHECK === 'on',
    passwordWords: values.PASSWORD_WORDS,
    redirectUrls: values.REDIRECT_URLS,
    rateLimits: values.RATE_LIMITS === 'on',
    limits: limitsOf(values),
    rateLimitStore: values.RATE_LIMIT_STORE ?? (place.hasOwnDatabase ? 'memory' : 'postgres'),
    sms,
    /** Calling codes of the numbers that may get text messages; an empty list allows all numbers. */
    smsCountries: values.SMS_COUNTRIES,
    phoneSignIn: values.PHONE_SIGN_IN && sms.carrier !== 'none',
    captcha: captchaOf(values),
    socialProviders: socialProvidersOf(values),
    manualLinking: values.MANUAL_LINKING,
    samlEnabled: values.SAML === 'on',
    passkeySignIn: values.PASSKEY_SIGN_IN,
    factors: factorsOf(values, place),
  };
}

export type AuthSettings = ReturnType<typeof settingsOf>;

type Read = { ok: true; settings: AuthSettings } | { ok: false; problems: string[] };

/** Returns the sign-in settings, or their problems. The local mailbox, where there is one, replaces carriers that are not configured. */
export function readAuthSettings(values: Values, place: Place): Read {
  const problems = problemsOf(values);
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, settings: settingsOf(values, place) };
}
