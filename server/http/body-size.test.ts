import { once } from 'node:events';
import { Agent, type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { bodySize } from './body-size.ts';
import type { DoorEnvironment } from './environment.ts';
import { printProblem } from './problems.ts';

/** Runs a server that accepts at most 1000 bytes and answers the length of the body. */
async function withServer(work: (port: number) => Promise<void>, discardTimeoutMs?: number) {
  const app = new Hono<DoorEnvironment>();
  app.onError(printProblem);
  app.use(bodySize(1000, discardTimeoutMs));
  app.post('/', async (c) => c.text(String((await c.req.text()).length)));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  try {
    await work((server.address() as AddressInfo).port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

async function answerOf(asked: ClientRequest) {
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return {
    status: answer.statusCode,
    connection: answer.headers.connection,
    text: String(Buffer.concat(parts)),
  };
}

test.each([
  ['declared length', { 'content-length': '5000000' }],
  ['chunked', { 'transfer-encoding': 'chunked' }],
])(
  'a body that is too large (%s) gets 413, and the next request is answered',
  async (_how, headers) => {
    await withServer(async (port) => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const wanted = { port, host: '127.0.0.1', method: 'POST', agent };
      for (let round = 0; round < 3; round += 1) {
        const large = request({ ...wanted, headers });
        large.on('error', () => undefined); // the server no longer reads the rest of the body
        large.write('x'.repeat(2000)); // the rest is never sent
        const refused = await answerOf(large);
        expect(refused).toMatchObject({ status: 413, connection: 'close' });
        expect(JSON.parse(refused.text)).toMatchObject({ code: 'request_entity_too_large' });
        const small = request(wanted);
        small.end('hello');
        expect(await answerOf(small)).toMatchObject({ status: 200, text: '5' });
      }
      agent.destroy();
    });
  },
);

test('a client that sends the whole large body still receives the 413', async () => {
  await withServer(async (port) => {
    for (let round = 0; round < 5; round += 1) {
      const large = await fetch(`http://127.0.0.1:${port}/`, {
        method: 'POST',
        body: 'x'.repeat(8_000_000),
      });
      expect(large.status).toBe(413);
      const small = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'hello' });
      expect(await small.text()).toBe('5');
    }
  });
});

test('a proxy that sends the whole large body keeps its connection alive', async () => {
  await withServer(async (port) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let round = 0; round < 20; round += 1) {
      const large = request({ port, host: '127.0.0.1', method: 'POST', agent });
      large.end('x'.repeat(3_000_000));
      const refused = await answerOf(large);
      expect(refused).toMatchObject({ status: 413, connection: 'keep-alive' });
      expect(large.reusedSocket).toBe(round > 0);
    }
    agent.destroy();
    // A timeout that a busy machine does not exceed: the whole body does arrive.
  }, 60_000);
});
