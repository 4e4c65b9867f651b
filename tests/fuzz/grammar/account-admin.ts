import { pair } from '../draft.ts';
import { anEmail, anId, draft, form, type Grammar, json } from './grammar.ts';

// Valid requests of the accounts door for the service key, for admins, and for single sign-on.

const user = (id: string) => `/auth/v1/admin/users/${id}`;
const byAdmin = (id: string) => `/auth/v1/by-admin/users/${id}`;
const metadata =
  '<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="https://idp.example"><IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example/sso"/></IDPSSODescriptor></EntityDescriptor>';
const provider = {
  type: 'saml',
  metadata_xml: metadata,
  domains: ['corp.example'],
  attribute_mapping: { keys: { email: { name: 'mail' } } },
  resource_id: 'corp',
};
const samlAnswer = Buffer.from(
  '<Response xmlns="urn:oasis:names:tc:SAML:2.0:protocol" ID="a" Version="2.0"/>',
).toString('base64');

export const accountAdmin: Grammar = {
  'GET /auth/v1/admin/users': () =>
    draft('GET', '/auth/v1/admin/users', { query: [pair('page', '1'), pair('per_page', '5')] }),
  'POST /auth/v1/admin/users': (random) =>
    json('POST', '/auth/v1/admin/users', {
      email: `fuzz-${random.between(0, 1e9)}@example.com`,
      password: 'saffron and salt',
      email_confirm: true,
      user_metadata: { name: 'F' },
      app_metadata: { a: 1 },
      role: 'authenticated',
      ban_duration: 'none',
    }),
  'GET /auth/v1/admin/users/:user_id': (random, known) => draft('GET', user(anId(random, known))),
  'PUT /auth/v1/admin/users/:user_id': (random, known) =>
    json('PUT', user(anId(random, known)), {
      user_metadata: { a: 'b' },
      app_metadata: { b: [1] },
      ban_duration: '1h',
      phone: '+4915112345670',
    }),
  'DELETE /auth/v1/admin/users/:user_id': (random, known) =>
    json('DELETE', user(anId(random, known)), { should_soft_delete: random.next() < 0.5 }),
  'GET /auth/v1/admin/users/:user_id/factors': (random, known) =>
    draft('GET', `${user(anId(random, known))}/factors`),
  'DELETE /auth/v1/admin/users/:user_id/factors/:factor_id': (random, known) =>
    draft('DELETE', `${user(anId(random, known))}/factors/${anId(random, known)}`),
  'GET /auth/v1/admin/users/:user_id/passkeys': (random, known) =>
    draft('GET', `${user(anId(random, known))}/passkeys`),
  'DELETE /auth/v1/admin/users/:user_id/passkeys/:passkey_id': (random, known) =>
    draft('DELETE', `${user(anId(random, known))}/passkeys/${anId(random, known)}`),
  'POST /auth/v1/admin/generate_link': (random, known) =>
    json('POST', '/auth/v1/admin/generate_link', {
      type: random.pick(['signup', 'magiclink', 'recovery', 'invite', 'email_change_new']),
      email: anEmail(random, known),
      new_email: 'new@example.com',
      password: 'saffron and salt',
      data: { a: 1 },
      redirect_to: 'http://localhost/',
    }),
  'POST /auth/v1/invite': (random, known) =>
    json('POST', '/auth/v1/invite', { email: anEmail(random, known), data: { name: 'I' } }),
  'ALL /auth/v1/admin/oauth/*': () => draft('GET', '/auth/v1/admin/oauth/clients'),
  'ALL /auth/v1/admin/custom-providers': () => draft('GET', '/auth/v1/admin/custom-providers'),
  'ALL /auth/v1/admin/custom-providers/*': () => draft('GET', '/auth/v1/admin/custom-providers/x'),
  'ALL /auth/v1/admin/*': (random) => draft(random.pick(['GET', 'POST']), '/auth/v1/admin/audit'),

  'POST /auth/v1/by-admin/invitations': (random, known) =>
    json('POST', '/auth/v1/by-admin/invitations', { email: anEmail(random, known), name: 'Guest' }),
  'GET /auth/v1/by-admin/users/:user_id': (random, known) =>
    draft('GET', byAdmin(anId(random, known))),
  'POST /auth/v1/by-admin/users/:user_id/mail': (random, known) =>
    json('POST', `${byAdmin(anId(random, known))}/mail`, {
      kind: random.pick(['password', 'invitation']),
    }),
  'POST /auth/v1/by-admin/users/:user_id/sign-out': (random, known) =>
    json('POST', `${byAdmin(anId(random, known))}/sign-out`, {}),
  'POST /auth/v1/by-admin/users/:user_id/factor-reset': (random, known) =>
    json('POST', `${byAdmin(anId(random, known))}/factor-reset`, { withPasskeys: true }),
  'POST /auth/v1/by-admin/users/:user_id/suspension': (random, known) =>
    json('POST', `${byAdmin(anId(random, known))}/suspension`, {
      hours: random.pick([24, 168, null]),
      seenSuspendedUntil: null,
    }),
  'DELETE /auth/v1/by-admin/users/:user_id/suspension': (random, known) =>
    json('DELETE', `${byAdmin(anId(random, known))}/suspension`, { seenSuspendedUntil: null }),
  'POST /auth/v1/by-admin/users/:user_id/deletion': (random, known) =>
    json('POST', `${byAdmin(anId(random, known))}/deletion`, {
      confirmation: anEmail(random, known),
    }),

  'GET /auth/v1/sso/saml/metadata': () =>
    draft('GET', '/auth/v1/sso/saml/metadata', { query: [pair('download', 'true')] }),
  'POST /auth/v1/sso/saml/acs': () =>
    form('/auth/v1/sso/saml/acs', { SAMLResponse: samlAnswer, RelayState: 'http://localhost/' }),
  'POST /auth/v1/sso': (random, known) =>
    json('POST', '/auth/v1/sso', {
      ...(random.next() < 0.5 ? { domain: 'corp.example' } : { provider_id: anId(random, known) }),
      redirect_to: 'http://localhost/',
      skip_http_redirect: true,
    }),
  'GET /auth/v1/admin/sso/providers': () =>
    draft('GET', '/auth/v1/admin/sso/providers', { query: [pair('resource_id', 'corp')] }),
  'POST /auth/v1/admin/sso/providers': () => json('POST', '/auth/v1/admin/sso/providers', provider),
  'GET /auth/v1/admin/sso/providers/:idp_id': (random, known) =>
    draft('GET', `/auth/v1/admin/sso/providers/${anId(random, known)}`),
  'PUT /auth/v1/admin/sso/providers/:idp_id': (random, known) =>
    json('PUT', `/auth/v1/admin/sso/providers/${anId(random, known)}`, provider),
  'DELETE /auth/v1/admin/sso/providers/:idp_id': (random, known) =>
    draft('DELETE', `/auth/v1/admin/sso/providers/${anId(random, known)}`),
};
