import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request as ask } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createContext } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, createApp } from '#server/app.ts';
import type { WebBuild } from '#server/pages/index.ts';
import { listen } from '#server/process/listen.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import { type Person, signUpConfirmed } from '#tests/support/people.ts';
import type { RequestContext } from '#web/data/request-context.ts';

// Checks the required headers on every route for every kind of caller. The app itself lists its routes, so that a new one is included.

let testApp: TestApp;
let cook: Person;
let web: WebBuild;
let app: App;

beforeAll(async () => {
  testApp = await createTestApp({
    variables: {
      SITE_URL: 'https://table.example',
      MAILBOX_PUBLIC: 'true',
      SANDBOX_PUBLIC: 'true',
      GITHUB_CLIENT_ID: 'id',
      GITHUB_CLIENT_SECRET: 'secret',
      SAML: 'on',
    },
  });
  cook = await signUpConfirmed(testApp);
  const clientDirectory = await mkdtemp(join(tmpdir(), 'saffron-table-headers-'));
  await writeFile(join(clientDirectory, 'hello.txt'), 'hello');
  await writeFile(join(clientDirectory, 'service-worker.js'), '// nothing');
  const render = async () =>
    new Response('<p>page</p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });
  web = {
    render,
    requestContext: createContext<RequestContext>(),
    inlineScriptHash: 'hash',
    clientDirectory,
    builtAt: new Date(),
  };
  app = createApp(testApp.services, web);
});
afterAll(async () => {
  await app.drain();
  await app.close();
  await testApp.close();
  await rm(web.clientDirectory, { recursive: true });
});

type Asked = { method: string; path: string; headers: Record<string, string> };

const fetchAs = ({ method, path, headers }: Asked) =>
  app.fetch(
    new Request(`https://table.example${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: '{}' }),
      redirect: 'manual',
    }),
    { peerAddress: '203.0.113.9' },
  );

/** Returns a path that matches a route pattern. */
function addressOf(pattern: string): string {
  return pattern
    .replaceAll(/:\w+(\{[^}]*\})?/g, () => randomUUID())
    .replace(/\/?\*$/, (rest) => (rest === '' ? '' : '/recipes'));
}

/** Files, pages and calls for which the patterns above would only give 404. */
const more = [
  '/hello.txt',
  '/service-worker.js',
  '/assets/none.js',
  '/a-page',
  '/%ff',
  '/rest/v1/categories?limit=1',
  '/rest/v1/rpc/none',
  '/rest/v1/a/b/c',
  '/auth/v1/authorize?provider=github&redirect_to=https://table.example/',
  '/auth/v1/authorize?provider=none',
  '/auth/v1/.well-known/jwks.json',
  '/storage/v1/object/public/recipe-pictures/none.webp',
  '/realtime/v1/websocket',
  '/sandbox/pay/none',
];

function everythingAsked(): Asked[] {
  const { anonKey } = testApp.services.keys;
  const visitors: Record<string, string>[] = [
    {},
    { apikey: anonKey },
    { apikey: anonKey, authorization: `Bearer ${cook.session.access_token}` },
    { apikey: anonKey, origin: 'https://elsewhere.example', authorization: 'Bearer nonsense' },
  ];
  const routes = app.routes.flatMap(({ method, path }) =>
    (method === 'ALL' ? ['GET', 'POST', 'OPTIONS'] : [method]).map((one) => [one, addressOf(path)]),
  );
  const all = [
    ...routes,
    ...more.flatMap((path) => ['GET', 'HEAD', 'DELETE'].map((m) => [m, path])),
  ];
  const known = new Set(all.map(([method, path]) => `${method} ${path}`));
  return [...known].flatMap((one) => {
    const [method = '', path = ''] = one.split(' ');
    return visitors.map((headers) => ({ method, path, headers }));
  });
}

/** Returns the names of the header checks that an answer fails. */
function faultsOf(answer: Response): string[] {
  const header = (name: string) => answer.headers.get(name) ?? '';
  const policy = header('content-security-policy');
  const must: Record<string, boolean> = {
    nosniff: header('x-content-type-options') === 'nosniff',
    'no frame': header('x-frame-options') === 'DENY',
    'a policy': answer.status === 304 || /(^|; )(default-src '(none|self)')(;|$)/.test(policy),
    'no base': answer.status === 304 || policy.includes("base-uri 'none'"),
    'frame-ancestors': answer.status === 304 || policy.includes("frame-ancestors 'none'"),
    'no script from anywhere': !/script-src[^;]*('unsafe-inline'|'unsafe-eval'|\*|https?:)/.test(
      policy,
    ),
    'referrer-policy': /^(no-referrer|same-origin|strict-origin-when-cross-origin)$/.test(
      header('referrer-policy'),
    ),
    'permissions-policy': header('permissions-policy').includes('camera=()'),
    'opener policy': header('cross-origin-opener-policy') === 'same-origin',
    'resource policy': /^(same-origin|cross-origin)$/.test(header('cross-origin-resource-policy')),
    'cache-control': header('cache-control') !== '',
    https: header('strict-transport-security') === 'max-age=31536000; includeSubDomains',
    'request id': header('x-request-id') !== '',
    'no server': !answer.headers.has('server') && !answer.headers.has('x-powered-by'),
    'a type': answer.body === null || header('content-type') !== '',
    'no cookie': answer.headers
      .getSetCookie()
      .every((cookie) => cookie.startsWith('__Host-saffron-sign-in')),
  };
  return Object.entries(must).flatMap(([name, holds]) => (holds ? [] : [name]));
}

describe('every answer of every route', () => {
  test('has Cache-Control: no-store when it contains personal data', async () => {
    const { anonKey } = testApp.services.keys;
    const headers = { apikey: anonKey, authorization: `Bearer ${cook.session.access_token}` };
    for (const path of ['/rest/v1/credits', '/auth/v1/user', '/storage/v1/bucket']) {
      const answer = await fetchAs({ method: 'GET', path, headers });
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([
        path,
        200,
        'no-store',
      ]);
    }
  });

  test('has the security headers, no cookie but the sign-in one, and is not a 500', async () => {
    const asked = everythingAsked();
    expect(asked.length).toBeGreaterThan(400);
    const wrong: string[] = [];
    const statuses = new Set<number>();
    for (const one of asked) {
      const answer = await fetchAs(one);
      statuses.add(answer.status);
      const faults = faultsOf(answer);
      await answer.body?.cancel();
      // 503 is allowed: it means that no service is behind this call here.
      if (answer.status === 500) faults.push('a crash');
      if (faults.length > 0) wrong.push(`${one.method} ${one.path}: ${faults.join(', ')}`);
    }
    expect(wrong).toEqual([]);
    expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404]));
  });

  test('sets the sign-in cookie with __Host-, HttpOnly, Secure and SameSite=Lax', async () => {
    const path = '/auth/v1/authorize?provider=github';
    const answer = await fetchAs({ method: 'GET', path, headers: {} });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-saffron-sign-in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });
});

describe('over the network', () => {
  test('answers and refused upgrades have the same headers, and TRACE answers 405', async () => {
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as { port: number };
    try {
      const answer = await fetch(`http://127.0.0.1:${port}/healthz`);
      expect(faultsOf(answer)).toEqual([]);
      const socket = connect(port, '127.0.0.1');
      const lines = ['GET /realtime/v1/none HTTP/1.1', 'Host: x', 'Connection: upgrade'];
      const upgrade = [
        'Upgrade: websocket',
        'Sec-WebSocket-Version: 13',
        `Sec-WebSocket-Key: ${'A'.repeat(22)}==`,
      ];
      socket.end(`${[...lines, ...upgrade].join('\r\n')}\r\n\r\n`);
      const refused = (await text(socket)).toLowerCase();
      expect(refused).toMatch(/^http\/1\.1 404 /);
      expect(refused).toContain('x-content-type-options: nosniff\r\n');
      expect(refused).toContain("content-security-policy: default-src 'none'");
      expect(refused).not.toMatch(/^(server|x-powered-by|set-cookie):/m);
      const status = await new Promise<number | undefined>((resolve, reject) => {
        const asked = ask({ port, method: 'TRACE', path: '/healthz', agent: false });
        asked.on('response', (got) => {
          got.resume();
          resolve(got.statusCode);
        });
        asked.on('error', reject);
        asked.end();
      });
      expect(status).toBe(405);
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
});
