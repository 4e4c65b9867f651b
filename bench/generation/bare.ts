// The yardstick, in a separate process: a bare handler that reserves a credit and marks the generation as sent, with the product's own two
// statements, and sends a first byte. It does nothing more, except that it fails the generation afterwards.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import postgres from 'postgres';

const sql = postgres(process.env.DATABASE_URL ?? '', { max: 10, onnotice: () => {} });
const app = new Hono();

app.post('/bare', async (c) => {
  const token = (c.req.header('authorization') ?? '').split('.')[1] ?? '';
  const { sub } = JSON.parse(Buffer.from(token, 'base64url').toString()) as { sub: string };
  const key = c.req.header('idempotency-key') ?? '';
  await c.req.json();
  const [begun] = await sql<{ id: string }[]>`
    select id from private.begin_generation(${sub}, ${key}, '{}', 'bare', 'bare', 1)`;
  const id = begun?.id ?? '';
  await sql`select private.mark_generation_sent(${id})`;
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(
        new TextEncoder().encode(`event: status\ndata: {"generationId":"${id}"}\n\n`),
      );
      await sql`select private.fail_generation(${id}, 'unexpected', 'The yardstick keeps nothing.', null, null, null, null, false, null)`;
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
});

const server = createServer(getRequestListener(app.fetch));
server.listen(0, '127.0.0.1', () =>
  process.send?.({ said: 'ready', port: (server.address() as AddressInfo).port }),
);
process.on('disconnect', () => process.exit(0));
