import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app.ts';
import { listen } from './listen.ts';
import { unreadTimeoutMs } from './slow-readers.ts';
import { senderLimits } from './slow-senders.ts';

/** The product's limits are too long for a test. The values are not smaller, because a busy machine may pause for much of a second. */
const limits = {
  headersTimeout: 1_000,
  requestTimeout: 1_500,
  keepAliveTimeout: 1_000,
  connectionsCheckingInterval: 20,
  // The reader runs in this process too: it is cut off if the process pauses for longer than this.
  unreadTimeoutMs: 3_000,
};

async function* streamedLines(): AsyncGenerator<Uint8Array> {
  const end = performance.now() + limits.requestTimeout * 1.5;
  while (performance.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    yield Buffer.from('a line\n');
  }
  yield Buffer.from('the end');
}

/** More than the kernel's socket buffers of both ends hold. */
const large = Buffer.alloc(64 * 1024 * 1024, 'flour ');

/** Reads the request and responds: `/streamed` sends for longer than a request may take, `/thought` waits longer than an unread response may. */
const app: App = {
  async fetch(request) {
    const text = await request.text();
    if (request.url.endsWith('/large')) return new Response(large);
    if (request.url.endsWith('/thought')) {
      await new Promise((resolve) => setTimeout(resolve, limits.unreadTimeoutMs * 1.5));
    }
    if (!request.url.endsWith('/streamed')) return new Response(`got ${text.length}`);
    const lines = Readable.toWeb(Readable.from(streamedLines()));
    return new Response(lines as ReadableStream<Uint8Array>);
  },
  upgrade: () => {},
  close: async () => {},
  drain: async () => {},
  routes: [],
};

let server: Server;
let port: number;
beforeEach(async () => {
  server = await listen(app, { host: '127.0.0.1', port: 0 }, undefined, limits);
  port = (server.address() as AddressInfo).port;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** Opens a connection. `closed` resolves with everything it received until it was closed. */
async function open(): Promise<{ socket: Socket; closed: Promise<string> }> {
  const socket = connect(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk) => {
    said += chunk.toString();
  });
  socket.on('error', () => {}); // a byte was in flight when the other end closed
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(said)));
  await once(socket, 'connect');
  return { socket, closed };
}

/** Sends a text byte by byte, and then the same byte repeatedly, until the connection is closed. */
function drip({ socket, closed }: Awaited<ReturnType<typeof open>>, text: string): Promise<string> {
  let sent = 0;
  const dripping = setInterval(() => {
    socket.write(text[sent] ?? 'x');
    sent += 1;
  }, 5);
  return closed.finally(() => clearInterval(dripping));
}

const ask = async (text: string) => {
  const answer = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: text });
  return answer.text();
};

test('cuts off a request head that arrives byte by byte, and serves others meanwhile', async () => {
  const cut = drip(await open(), 'GET / HTTP/1.1\r\nHost: table\r\nX-Slow: ');
  await expect.poll(() => ask('soup')).toBe('got 4');
  expect(await cut).toMatch(/^HTTP\/1\.1 408 /);
});

test('cuts off a body that arrives byte by byte, with and without Content-Length', async () => {
  const head = 'POST / HTTP/1.1\r\nHost: table\r\n';
  const drips = await Promise.all(
    [`${head}Content-Length: 100000\r\n\r\n`, `${head}Transfer-Encoding: chunked\r\n\r\n`].map(
      async (begun) => {
        const one = await open();
        one.socket.write(begun);
        return drip(one, begun.includes('chunked') ? '5\r\nbasil\r\n5000\r\n' : 'basil');
      },
    ),
  );
  for (const said of drips) expect(said).toMatch(/^HTTP\/1\.1 408 /);
  await expect.poll(() => ask('soup')).toBe('got 4');
});

test('cuts off a stalled body and a stalled second request on a kept connection', async () => {
  const [half, second] = await Promise.all([open(), open()]);
  half.socket.write('POST / HTTP/1.1\r\nHost: table\r\nContent-Length: 10\r\n\r\nbasil');
  second.socket.write('GET / HTTP/1.1\r\nHost: table\r\n\r\nGET / HT');
  expect(await half.closed).toMatch(/^HTTP\/1\.1 408 /);
  expect(await second.closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*got 0[\s\S]*HTTP\/1\.1 408 /);
});

test('closes a thousand idle connections, and serves others meanwhile', async () => {
  const idle = await Promise.all(Array.from({ length: 1000 }, open));
  await expect.poll(() => ask('soup')).toBe('got 4');
  await Promise.all(idle.map(({ closed }) => closed));
  await expect.poll(() => ask('soup')).toBe('got 4');
});

test('a response may take longer than the request timeout', async () => {
  const answer = await fetch(`http://127.0.0.1:${port}/streamed`);
  expect(await answer.text()).toMatch(/the end$/);
});

test('cuts off a response that the client never reads', async () => {
  const { socket } = await open();
  socket.pause();
  socket.write('GET /large HTTP/1.1\r\nHost: table\r\n\r\n');
  const connections = promisify(server.getConnections.bind(server));
  await expect.poll(() => connections()).toBe(1);
  await expect.poll(() => connections()).toBe(0);
  socket.destroy();
});

test('sends a slowly read response in full, and one that takes long to begin', async () => {
  const { socket, closed } = await open();
  let readBytes = 0;
  socket.on('data', (chunk) => {
    readBytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 2);
  });
  const startedAtMs = performance.now();
  socket.write('GET /large HTTP/1.1\r\nHost: table\r\nConnection: close\r\n\r\n');
  const thought = await fetch(`http://127.0.0.1:${port}/thought`);
  expect(await thought.text()).toBe('got 0');
  await closed;
  expect(readBytes).toBeGreaterThan(large.length);
  expect(performance.now() - startedAtMs).toBeGreaterThan(limits.unreadTimeoutMs);
});

test('keeps a connection for the next request, then closes it when idle', async () => {
  const { socket, closed } = await open();
  const request = 'GET / HTTP/1.1\r\nHost: table\r\n\r\n';
  socket.write(request);
  await once(socket, 'data');
  socket.write(request);
  expect((await closed).match(/got 0/g)).toHaveLength(2);
});

test('listens with the product’s limits by default', async () => {
  const usual = await listen(app, { host: '127.0.0.1', port: 0 });
  expect(usual).toMatchObject({
    headersTimeout: senderLimits.headersTimeout,
    requestTimeout: senderLimits.requestTimeout,
    keepAliveTimeout: senderLimits.keepAliveTimeout,
    timeout: unreadTimeoutMs,
  });
  usual.close();
});
