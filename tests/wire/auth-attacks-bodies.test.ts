import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAuthDoor } from '#server/auth/index.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';

// Malformed bodies for every route of the auth door: the routes refuse or ignore them, never answer a 5xx, and the accounts do not change.

let testApp: TestApp;
let person: Person;
let other: Person;
beforeAll(async () => {
  testApp = await createTestApp({
    variables: { RATE_LIMITS: 'off', MAILBOX_PUBLIC: 'true', SAML: 'on' },
  });
  person = await signUpConfirmed(testApp);
  other = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

/** Returns every route of the door that takes a body, with path parameters replaced by a user id. */
function calls(): { method: string; path: string }[] {
  const { routes } = createAuthDoor(testApp.services);
  const seen = new Set<string>();
  return routes
    .filter(({ method, path }) => method !== 'GET' && !path.includes('*') && method !== 'ALL')
    .map(({ method, path }) => ({ method, path: path.replace(/:\w+/g, other.user.id) }))
    .filter(({ method, path }) => !seen.has(method + path) && seen.add(method + path));
}

const grants = ['password', 'refresh_token', 'pkce', 'id_token', 'web3', ''];

async function send(method: string, path: string, body: BodyInit, bearer: string) {
  const { anonKey } = testApp.services.keys;
  const headers = { apikey: anonKey, authorization: `Bearer ${bearer}` };
  const query = path === '/token' ? grants.map((grant) => `?grant_type=${grant}`) : [''];
  const answers: { name: string; status: number; text: string }[] = [];
  for (const part of query) {
    const answer = await testApp.request(`/auth/v1${path}${part}`, { method, headers, body });
    const name = `${method} ${path}${part}`;
    answers.push({ name, status: answer.status, text: await answer.text() });
  }
  return answers;
}

/** Returns a token that the route accepts, so that the request gets as far as its body. */
function bearerFor(path: string): string {
  const { anonKey, serviceRoleKey } = testApp.services.keys;
  if (/^\/(admin|invite)/.test(path)) return serviceRoleKey;
  return /^\/(user|factors|passkeys\/registration)/.test(path)
    ? person.session.access_token
    : anonKey;
}

const fields = [
  'email',
  'phone',
  'password',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'nonce',
  'data',
  'id_token',
  'provider',
  'access_token',
  'issuer',
  'client_id',
  'friendly_name',
  'factor_type',
  'code',
  'challenge_id',
  'domain',
  'provider_id',
  'redirect_to',
  'channel',
  'create_user',
  'current_password',
  'new_email',
  'user_metadata',
  'app_metadata',
  'ban_duration',
  'id',
  'gotrue_meta_security',
  'credential',
  'credential_response',
  'webauthn',
  'options',
  'name',
  'metadata_xml',
];
const everyField = (value: unknown) =>
  JSON.stringify(Object.fromEntries(fields.map((name) => [name, value])));

const deep = (levels: number) => `${'{"data":'.repeat(levels)}1${'}'.repeat(levels)}`;

const bodies: Record<string, BodyInit> = {
  'no JSON': 'email=a@example.com',
  'half of JSON': '{"email":"a@example.com"',
  'a list': '[{"email":"a@example.com"}]',
  'a number': '7',
  'a text': '"hello"',
  null: 'null',
  'no UTF-8': new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d]),
  'a byte order mark': '\ufeff{"email":7}',
  'a million brackets': '['.repeat(500_000),
  'deep objects': deep(20_000),
  'deep data': JSON.stringify({ data: JSON.parse(deep(200)) }),
  'U+0000 in every field': everyField('a\u0000b'),
  'U+0000 in a key':
    '{"data":{"a\\u0000b":1},"user_metadata":{"a\\u0000b":1},"email":"a@example.com","password":"saffron and butter"}',
  'half a character in every field': everyField('a\ud800b'),
  'numbers in every field': everyField(7),
  'lists in every field': everyField(['a', 'b']),
  'objects in every field': everyField({ a: { b: 1 } }),
  'true in every field': everyField(true),
  'long texts in every field': everyField('x'.repeat(20_000)),
  prototypes:
    '{"__proto__":{"email":"a@example.com"},"constructor":{"prototype":{"role":"service_role"}},"data":{"__proto__":{"x":1}}}',
  'numbers without end': '{"email":1e999,"data":{"n":1e999,"m":-0}}',
  'keys twice': '{"email":"a@example.com","email":7,"type":"signup","type":"x"}',
};

describe('every route', () => {
  test('is covered: there are more than 20', () => {
    expect(calls().length).toBeGreaterThan(20);
  });

  test.each(Object.keys(bodies))('refuses or ignores %s without a 5xx', async (name) => {
    const body = bodies[name] as BodyInit;
    for (const { method, path } of calls()) {
      if (path === '/logout' || method === 'DELETE') continue; // these read no body and would take effect
      for (const answer of await send(method, path, body, bearerFor(path))) {
        expect([name, answer.name, answer.status < 500]).toEqual([name, answer.name, true]);
        expect(answer.text).not.toMatch(/at \S+ \(|node_modules|select |insert into/i);
      }
    }
  });

  test('refuses an oversized body early, with or without a content length', async () => {
    const tooLarge = `{"data":"${'x'.repeat(1_100_000)}"}`;
    for (const { method, path } of calls()) {
      for (const body of [tooLarge, new Blob([tooLarge]).stream()]) {
        const answer = await testApp.request(`/auth/v1${path}`, {
          method,
          headers: {
            apikey: testApp.services.keys.anonKey,
            authorization: `Bearer ${person.session.access_token}`,
            'x-supabase-api-version': '2024-01-01',
          },
          body,
          duplex: 'half',
        } as RequestInit);
        expect([method, path, answer.status]).toEqual([method, path, 413]);
        expect(await answer.json()).toMatchObject({ code: 'request_entity_too_large' });
      }
    }
  });

  test('leaves the accounts unchanged', async () => {
    const { data } = await person.client.auth.getUser();
    expect(data.user?.email).toBe(person.email);
    expect(data.user?.app_metadata).toEqual(person.user.app_metadata);
    expect(({} as Record<string, unknown>).email).toBeUndefined();
    const { error } = await testApp.client().auth.signInWithPassword(other);
    expect(error).toBeNull();
  });
});

describe('query strings', () => {
  test.each(['%00', '%ff', '%E0%A4%A', '%ED%A0%80', '%', '[]', '%0d%0a'])(
    '%s in any parameter causes no 5xx',
    async (evil) => {
      const { routes } = createAuthDoor(testApp.services);
      const calls = new Map(
        routes
          .filter(({ method, path }) => !path.includes('*') && method !== 'ALL')
          .map(({ method, path }) => [`${method} ${path}`, { method, path }]),
      );
      for (const { method, path } of calls.values()) {
        const filled = path.replace(/:\w+/g, evil === '%' ? '%25' : evil);
        const query = [
          'redirect_to',
          'token',
          'type',
          'provider',
          'state',
          'code',
          'grant_type',
          'page',
          'per_page',
          'scope',
          'scopes',
          'filter',
          'code_challenge',
          'error',
          'download',
        ]
          .map((name) => `${name}=${evil}`)
          .join('&');
        const answer = await testApp.request(`/auth/v1${filled}?${query}`, {
          method,
          headers: {
            apikey: testApp.services.keys.anonKey,
            authorization: `Bearer ${testApp.services.keys.serviceRoleKey}`,
          },
          ...(method === 'GET' ? {} : { body: '{}' }),
        });
        expect([method, path, evil, answer.status < 500]).toEqual([method, path, evil, true]);
      }
    },
  );
});
