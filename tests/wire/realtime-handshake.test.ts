import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { openRawSocket } from './realtime-scene.ts';

let testApp: ListeningTestApp;

beforeAll(async () => {
  testApp = await listenTestApp({ variables: { CORS_ORIGINS: 'https://kitchen.example' } });
});
afterAll(() => testApp.close());

const handshake = {
  connection: 'Upgrade',
  upgrade: 'websocket',
  'sec-websocket-version': '13',
  'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
};

/** Sends a handshake and returns its HTTP response. Throws if the handshake succeeds. */
async function refused(path: string, headers: Record<string, string> = {}) {
  const { port } = testApp;
  const asked = request({ port, path, agent: false, headers: { ...handshake, ...headers } });
  asked.end();
  const [response] = await Promise.race([
    once(asked, 'response'),
    once(asked, 'upgrade').then(() => {
      throw new Error('The handshake was taken.');
    }),
  ]);
  const body = await text(response);
  return { status: response.statusCode, type: response.headers['content-type'], body };
}

const door = '/realtime/v1/websocket';
const withKey = () => `${door}?apikey=${testApp.services.keys.anonKey}`;

describe('a handshake is refused', () => {
  test.each<[string, () => string, Record<string, string>, number, string]>([
    ['without a key', () => door, {}, 401, 'no_api_key'],
    ['with an unknown key', () => `${door}?apikey=nonsense`, {}, 401, 'invalid_api_key'],
    ['with an empty key', () => `${door}?apikey=`, {}, 401, 'no_api_key'],
    ['with an unknown protocol version', () => `${withKey()}&vsn=3.0.0`, {}, 400, 'bad_request'],
    ['on another path', () => '/rest/v1/recipes', {}, 404, 'not_found'],
    ['with an invalid path', () => '//', {}, 400, 'bad_request'],
    [
      'from a page of a foreign origin',
      withKey,
      { origin: 'https://evil.example' },
      403,
      'forbidden_origin',
    ],
    ['with the origin null', withKey, { origin: 'null' }, 403, 'forbidden_origin'],
  ])('%s', async (_how, path, headers, status, code) => {
    const answer = await refused(path(), headers);
    expect(answer).toMatchObject({ status, type: 'application/json' });
    expect(JSON.parse(answer.body)).toEqual({ error: expect.stringMatching(/\w{3}/), code });
  });

  test('when it is not a valid WebSocket handshake', async () => {
    expect(await refused(withKey(), { 'sec-websocket-version': '7' })).toMatchObject({
      status: 400,
    });
    expect(await refused(withKey(), { 'sec-websocket-key': 'short' })).toMatchObject({
      status: 400,
    });
  });
});

describe('a handshake is accepted', () => {
  test.each([
    ['from a program, without an Origin header', () => ({})],
    ['from a page of an origin in CORS_ORIGINS', () => ({ origin: 'https://kitchen.example' })],
    ['from a page of the site itself', () => ({ origin: testApp.services.settings.http.siteUrl })],
    ['from a page of the requested host', () => ({ origin: testApp.url })],
  ])('%s', async (_whose, headers) => {
    const { anonKey } = testApp.services.keys;
    const { socket } = await openRawSocket(testApp.url, anonKey, { headers: headers() });
    expect(socket.readyState).toBe(socket.OPEN);
    socket.terminate();
  });

  test('with the key in a header', async () => {
    const { anonKey } = testApp.services.keys;
    const asked = request({
      port: testApp.port,
      path: door,
      headers: { ...handshake, apikey: anonKey },
    });
    asked.end();
    const [response, socket] = await once(asked, 'upgrade');
    expect(response.statusCode).toBe(101);
    socket.destroy();
  });
});

test('clients that disconnect during the handshake do not affect other clients', async () => {
  const lines = Object.entries(handshake).map(([name, value]) => `${name}: ${value}`);
  const head = [`GET ${withKey()} HTTP/1.1`, 'host: kitchen', ...lines, '', ''].join('\r\n');
  for (let count = 0; count < 20; count += 1) {
    const socket = connect(testApp.port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(head, () => (count % 2 ? socket.resetAndDestroy() : socket.destroy()));
    await once(socket, 'close');
  }
  const { socket } = await openRawSocket(testApp.url, testApp.services.keys.anonKey);
  socket.terminate();
});

test('a plain HTTP request is 426 upgrade_required', async () => {
  const plain = await testApp.request(withKey());
  expect(plain.status).toBe(426);
  expect(await plain.json()).toMatchObject({ code: 'upgrade_required' });
  const unknown = await testApp.request('/realtime/v1/api/anything', { method: 'POST' });
  expect(unknown.status).toBe(404);
});

test('a request that offers an h2c upgrade gets a normal HTTP response', async () => {
  const answer = await refused('/healthz', {
    connection: 'Upgrade, HTTP2-Settings',
    upgrade: 'h2c',
    'http2-settings': 'AAMAAABkAAQAAP__',
  });
  expect(answer.status).toBe(200);
});
