import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { createContext } from 'react-router';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keptBuildHeader } from '#contract/kept-build-header.ts';
import { createApp } from '#server/app.ts';
import { createTestApp, type TestApp } from '#tests/support/app.ts';
import type { RequestContext } from '#web/data/request-context.ts';
import { listen } from '../process/listen.ts';
import type { WebBuild } from './web-build.ts';

const requestContext = createContext<RequestContext>();
const reported: unknown[] = [];
let testApp: TestApp;
let web: WebBuild;

/** A fake web app with one page: it shows its path and its nonce, and calls the data API in process. */
const render: WebBuild['render'] = async (request, context) => {
  const given = (context as unknown as { get(key: unknown): RequestContext }).get(requestContext);
  const { pathname } = new URL(request.url);
  if (pathname === '/broken') given.reportError(new Error('a loader failed'));
  const { anonKey } = given.publicSettings;
  const answer = await given.apiFetch('http://saffron.test/rest/v1/categories?limit=1', {
    headers: { apikey: anonKey },
  });
  const ahead = pathname === '/ahead' ? '<link rel="modulepreload" href="/assets/a.js"/>' : '';
  const start = `<script nonce="${given.nonce}" type="module" async="">import "/assets/a.js";</script>`;
  const rest = pathname === '/long' ? '<p>and on</p>'.repeat(5000) : '';
  const html = `${ahead}<p>${pathname} ${answer.status}</p>${rest}${start}`;
  if (given.isForData) return Response.json({ pathname });
  return new Response(html, { headers: { 'content-type': 'text/html' } });
};

beforeAll(async () => {
  testApp = await createTestApp();
  const clientDirectory = await mkdtemp(join(tmpdir(), 'saffron-table-pages-'));
  await writeFile(join(clientDirectory, 'hello.txt'), 'hello');
  const shell = { version: 'this-build', render };
  web = {
    render,
    requestContext,
    inlineScriptHash: 'aGFzaA==',
    shell,
    clientDirectory,
    builtAt: new Date(),
  };
  const log = testApp.services.log;
  log.error = ((entry: unknown) => reported.push(entry)) as typeof log.error;
});
afterAll(async () => {
  await testApp.close();
  await rm(web.clientDirectory, { recursive: true });
});

const get = (path: string, init?: RequestInit) =>
  createApp(testApp.services, web).fetch(new Request(`http://saffron.test${path}`, init));

describe('pages', () => {
  test('run only the inline script of the build and scripts with the nonce of this response, and load nothing from other hosts', async () => {
    const [first, second] = await Promise.all([get('/a'), get('/a')]);
    const policies = [first, second].map(
      (page) => page.headers.get('content-security-policy') ?? '',
    );
    expect(policies[0]).not.toBe(policies[1]);
    const nonce = /nonce="([^"]+)"/.exec(await first.text())?.[1];
    expect(policies[0]).toContain(`script-src 'self' 'nonce-${nonce}' 'sha256-aGFzaA=='`);
    expect(policies[0]).not.toMatch(/https:|\*|script-src[^;]*unsafe-inline/);
  });

  test('are read-only: POST, PUT, PATCH and DELETE get 405 and log no error', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'text/plain' };
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const refused = await get('/about', { method, headers, body: 'a=b' });
      expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect(reported).toEqual([]);
  });

  test('tell the data of a page, which the router asks for, from its document', async () => {
    expect(await (await get('/x.data')).json()).toEqual({ pathname: '/x.data' });
    expect((await get('/x')).headers.get('content-type')).toContain('text/html');
  });

  test('read the data API in process as role anon', async () => {
    expect(await (await get('/x')).text()).toContain('<p>/x 200</p>');
  });

  test('an unchanged page is 304 without a new CSP nonce; HEAD has the same ETag', async () => {
    const tag = (await get('/same')).headers.get('etag') ?? '';
    const again = await get('/same', { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(again.headers.get('content-security-policy')).toBeNull();
    const head = await get('/same', { method: 'HEAD' });
    expect(head.headers.get('etag')).toBe(tag);
  });

  test('omit preload links, with another ETag, when the service worker has this build', async () => {
    const pages = await Promise.all([
      get('/ahead'),
      get('/ahead', { headers: { [keptBuildHeader]: 'this-build' } }),
      get('/ahead', { headers: { [keptBuildHeader]: 'the-build-before' } }),
    ]);
    expect(pages[0].headers.get('etag')).not.toBe(pages[1].headers.get('etag'));
    for (const { headers } of pages) expect(headers.get('vary')).toContain(keptBuildHeader);
    const [alone, withWorker, withAnOlder] = await Promise.all(pages.map((page) => page.text()));
    // The inline script of the page loads what is late after the first paint.
    for (const page of [alone, withAnOlder]) {
      expect(page).toMatch(/^<link rel="late" href="\/assets\/a.js"\/><p>/);
      expect(page).toMatch(/<script nonce="[^"]+" type="late">import/);
    }
    expect(withWorker).toMatch(/^<p>/);
    expect(withWorker).toMatch(/<script nonce="[^"]+" type="module" async="">import/);
  });

  test('are sent with a content length, not chunked, compressed or not', async () => {
    const app = createApp(testApp.services, web);
    const server = await listen(app, { host: '127.0.0.1', port: 0 });
    const { port } = server.address() as AddressInfo;
    for (const encoding of ['gzip', 'identity']) {
      const headers = { 'accept-encoding': encoding };
      const asked = request({ host: '127.0.0.1', port, path: '/long', headers }).end();
      const [page] = (await once(asked, 'response')) as [IncomingMessage];
      const bytes = await buffer(page);
      expect(page.headers).toMatchObject({ 'content-length': String(bytes.byteLength) });
      expect(page.headers['transfer-encoding']).toBeUndefined();
      expect(page.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
      const html = encoding === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(html.toString()).toMatch(/^<p>\/long 200<\/p>(<p>and on<\/p>)+<script/);
    }
    server.close();
    server.closeAllConnections();
  });

  test('a path that cannot be decoded renders the 404 page', async () => {
    expect(await (await get('/%ff')).text()).toContain('<p>/404 200</p>');
  });

  test('files are served with nosniff, and none outside the client directory', async () => {
    const file = await get('/hello.txt');
    expect(await file.text()).toBe('hello');
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect(file.headers.get('cache-control')).toBe('public, max-age=3600');
    for (const path of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json']) {
      expect(await (await get(path)).text()).not.toContain('"name"');
    }
  });

  test('an error in a loader is logged', async () => {
    await get('/broken');
    expect(
      JSON.stringify(reported.map((entry) => String((entry as { err: Error }).err))),
    ).toContain('a loader failed');
  });
});
