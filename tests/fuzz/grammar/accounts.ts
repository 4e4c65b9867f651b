import type { Random } from '#recipes/random.ts';
import { pair } from '../draft.ts';
import { anEmail, anId, draft, type Grammar, json, type Known } from './grammar.ts';

// Valid requests of the accounts door, without those of the service key and of single sign-on.

const password = 'saffron and bread';
const challenge = 'abcdefghijklmnopqrstuvwxyz0123456789ABCDEFG';
const captcha = { gotrue_meta_security: { captcha_token: 'x' } };
const redirectTo = () => [pair('redirect_to', 'http://localhost/auth/reset-password')];
const credential = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from(
      '{"type":"webauthn.create","challenge":"AAAA","origin":"http://localhost"}',
    ).toString('base64url'),
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVgl',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
    userHandle: 'AAAA',
    transports: ['usb'],
  },
};

const grants: Record<string, (random: Random, known: Known) => unknown> = {
  password: (random, known) => ({ email: anEmail(random, known), password, ...captcha }),
  refresh_token: () => ({ refresh_token: 'abcdefghijkl' }),
  pkce: (random, known) => ({ auth_code: anId(random, known), code_verifier: challenge }),
  id_token: () => ({ provider: 'google', id_token: 'a.b.c', nonce: 'n', access_token: 'x' }),
  web3: () => ({ chain: 'ethereum', message: 'm', signature: 's' }),
};

export const accounts: Grammar = {
  'GET /auth/v1/verify': (random) =>
    draft('GET', '/auth/v1/verify', {
      query: [
        pair('token', 'abcdef'),
        pair('type', random.pick(['signup', 'recovery', 'magiclink', 'invite', 'email_change'])),
        ...redirectTo(),
      ],
    }),
  'GET /auth/v1/authorize': (random) =>
    draft('GET', '/auth/v1/authorize', {
      query: [
        pair('provider', random.pick(['google', 'github', 'apple', 'keycloak'])),
        ...redirectTo(),
        pair('scopes', 'email'),
        pair('code_challenge', challenge),
        pair('code_challenge_method', 's256'),
      ],
    }),
  'GET /auth/v1/callback': () =>
    draft('GET', '/auth/v1/callback', {
      query: [
        pair('code', 'c'),
        pair('state', 's'),
        pair('error', 'access_denied'),
        pair('error_description', 'no'),
      ],
    }),
  'POST /auth/v1/callback': () =>
    draft('POST', '/auth/v1/callback', {
      body: {
        kind: 'form',
        fields: [
          ['code', 'c'],
          ['state', 's'],
          ['user', '{"name":{"firstName":"A","lastName":"B"}}'],
        ],
      },
    }),
  'GET /auth/v1/.well-known/jwks.json': () => draft('GET', '/auth/v1/.well-known/jwks.json'),
  'GET /auth/v1/health': () => draft('GET', '/auth/v1/health'),
  'GET /auth/v1/settings': () => draft('GET', '/auth/v1/settings'),
  'POST /auth/v1/signup': (random) =>
    json(
      'POST',
      '/auth/v1/signup',
      {
        email: `fuzz-${random.between(0, 1e9)}@example.com`,
        password,
        data: { name: 'Fuzz' },
        code_challenge: challenge,
        code_challenge_method: 's256',
        ...captcha,
      },
      redirectTo(),
    ),
  'POST /auth/v1/token': (random, known) => {
    const grant = random.pick(Object.keys(grants));
    return json('POST', '/auth/v1/token', grants[grant]?.(random, known), [
      pair('grant_type', grant),
    ]);
  },
  'POST /auth/v1/otp': (random, known) =>
    json(
      'POST',
      '/auth/v1/otp',
      random.next() < 0.3
        ? { phone: '+4915112345678', channel: 'sms', create_user: true }
        : {
            email: anEmail(random, known),
            create_user: true,
            data: {},
            code_challenge: challenge,
            code_challenge_method: 's256',
          },
      redirectTo(),
    ),
  'POST /auth/v1/magiclink': (random, known) =>
    json('POST', '/auth/v1/magiclink', { email: anEmail(random, known) }, redirectTo()),
  'POST /auth/v1/verify': (random, known) =>
    json('POST', '/auth/v1/verify', {
      type: random.pick(['signup', 'email', 'recovery', 'sms', 'phone_change', 'email_change']),
      email: anEmail(random, known),
      token: '123456',
      token_hash: 'abc',
      redirect_to: 'http://localhost/',
    }),
  'POST /auth/v1/recover': (random, known) =>
    json(
      'POST',
      '/auth/v1/recover',
      { email: anEmail(random, known), code_challenge: challenge, code_challenge_method: 's256' },
      redirectTo(),
    ),
  'POST /auth/v1/resend': (random, known) =>
    json('POST', '/auth/v1/resend', {
      type: random.pick(['signup', 'email_change', 'sms', 'phone_change']),
      email: anEmail(random, known),
    }),
  'GET /auth/v1/user': () => draft('GET', '/auth/v1/user'),
  'PUT /auth/v1/user': (random) =>
    json('PUT', '/auth/v1/user', {
      data: { name: 'Fuzz', locale: 'de' },
      ...(random.next() < 0.2 && { email: `fuzz-${random.between(0, 1e9)}@example.com` }),
      ...(random.next() < 0.1 && { phone: '+4915112345678' }),
      nonce: '123456',
    }),
  'POST /auth/v1/logout': () =>
    draft('POST', '/auth/v1/logout', { query: [pair('scope', 'others')] }),
  'GET /auth/v1/reauthenticate': () => draft('GET', '/auth/v1/reauthenticate'),
  'GET /auth/v1/user/identities/authorize': () =>
    draft('GET', '/auth/v1/user/identities/authorize', {
      query: [pair('provider', 'google'), pair('skip_http_redirect', 'true'), ...redirectTo()],
    }),
  'DELETE /auth/v1/user/identities/:identity_id': (random, known) =>
    draft('DELETE', `/auth/v1/user/identities/${anId(random, known)}`),
  'GET /auth/v1/factors/recovery-codes': () => draft('GET', '/auth/v1/factors/recovery-codes'),
  'POST /auth/v1/factors/recovery-codes': () =>
    json('POST', '/auth/v1/factors/recovery-codes', { friendly_name: 'Codes' }),
  'POST /auth/v1/factors/recovery-codes/verify': () =>
    json('POST', '/auth/v1/factors/recovery-codes/verify', { code: 'abcd-efgh' }),
  'POST /auth/v1/factors/recovery-codes/regenerate': () =>
    json('POST', '/auth/v1/factors/recovery-codes/regenerate', {}),
  'DELETE /auth/v1/factors/recovery-codes': () =>
    draft('DELETE', '/auth/v1/factors/recovery-codes'),
  'POST /auth/v1/factors': (random) => {
    const kind = random.pick(['totp', 'phone', 'webauthn']);
    return json('POST', '/auth/v1/factors', {
      factor_type: kind,
      friendly_name: `f${random.between(0, 1e9)}`,
      ...(kind === 'phone' && { phone: '+4915112345678' }),
      issuer: 'x',
    });
  },
  'POST /auth/v1/factors/:factor_id/challenge': (random, known) =>
    json('POST', `/auth/v1/factors/${anId(random, known)}/challenge`, {
      channel: 'sms',
      webauthn: { rpId: 'localhost', rpOrigins: ['http://localhost'] },
    }),
  'POST /auth/v1/factors/:factor_id/verify': (random, known) =>
    json('POST', `/auth/v1/factors/${anId(random, known)}/verify`, {
      challenge_id: anId(random, known),
      code: '123456',
      webauthn: { type: 'create', credential_response: credential },
    }),
  'DELETE /auth/v1/factors/:factor_id': (random, known) =>
    draft('DELETE', `/auth/v1/factors/${anId(random, known)}`),
  'POST /auth/v1/passkeys/authentication/options': () =>
    json('POST', '/auth/v1/passkeys/authentication/options', {}),
  'POST /auth/v1/passkeys/authentication/verify': (random, known) =>
    json('POST', '/auth/v1/passkeys/authentication/verify', {
      challenge_id: anId(random, known),
      credential,
    }),
  'POST /auth/v1/passkeys/registration/options': () =>
    json('POST', '/auth/v1/passkeys/registration/options', {}),
  'POST /auth/v1/passkeys/registration/verify': (random, known) =>
    json('POST', '/auth/v1/passkeys/registration/verify', {
      challenge_id: anId(random, known),
      credential,
    }),
  'GET /auth/v1/passkeys': () => draft('GET', '/auth/v1/passkeys'),
  'PATCH /auth/v1/passkeys/:passkey_id': (random, known) =>
    json('PATCH', `/auth/v1/passkeys/${anId(random, known)}`, { friendly_name: 'Key' }),
  'DELETE /auth/v1/passkeys/:passkey_id': (random, known) =>
    draft('DELETE', `/auth/v1/passkeys/${anId(random, known)}`),
  'GET /auth/v1/sessions': () => draft('GET', '/auth/v1/sessions'),
  'DELETE /auth/v1/sessions': () => draft('DELETE', '/auth/v1/sessions'),
  'DELETE /auth/v1/sessions/:session_id': (random, known) =>
    draft('DELETE', `/auth/v1/sessions/${anId(random, known)}`),
  'ALL /auth/v1/oauth/*': (random) =>
    draft(random.pick(['GET', 'POST']), '/auth/v1/oauth/authorize', {
      query: [pair('client_id', 'x')],
    }),
  'ALL /auth/v1/user/oauth/*': () => draft('GET', '/auth/v1/user/oauth/grants'),
};
