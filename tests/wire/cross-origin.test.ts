import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#tests/support/app.ts';

const ours = 'https://app.example';
const theirs = 'https://elsewhere.example';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await createTestApp({
    variables: { CORS_ORIGINS: `${ours}, https://second.example` },
  });
});
afterAll(() => testApp.close());

const calls = [
  '/auth/v1/settings',
  '/rest/v1/categories?limit=1',
  '/functions/v1/generate-recipe',
  '/storage/v1/bucket',
  '/realtime/v1/none',
];

const ask = (path: string, origin: string, method = 'GET') =>
  testApp.request(path, {
    method,
    headers: {
      origin,
      apikey: testApp.services.keys.anonKey,
      ...(method === 'OPTIONS'
        ? {
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'apikey, authorization, content-type',
          }
        : {}),
    },
  });

describe('with CORS_ORIGINS', () => {
  test.each(calls)(
    '%s allows only pages of the listed origins and sends Vary: Origin',
    async (path) => {
      for (const method of ['GET', 'OPTIONS']) {
        const welcome = await ask(path, ours, method);
        expect(welcome.headers.get('access-control-allow-origin')).toBe(ours);
        expect(welcome.headers.get('vary')).toMatch(/origin/i);
        // Cross-origin calls with cookies or stored passwords are not allowed.
        expect(welcome.headers.get('access-control-allow-credentials')).toBeNull();
        for (const origin of [theirs, `${ours}.evil.example`, 'http://app.example', 'null']) {
          const refused = await ask(path, origin, method);
          expect([origin, refused.headers.get('access-control-allow-origin')]).toEqual([
            origin,
            null,
          ]);
        }
      }
    },
  );
});

test.each(['/healthz', '/readyz', '/webhooks/stripe', '/mailbox', '/mailbox.json', '/sandbox'])(
  '%s allows no other origin',
  async (path) => {
    const answer = await ask(path, ours);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  },
);
