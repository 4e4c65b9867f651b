import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { createSandbox, type Sandbox } from '#payment-sandbox/sandbox.ts';
import type { Database } from '#server/database/database.ts';
import { gate } from '#tests/wire/generate-stream-scene.ts';

export const webhookSecret = 'whsec_of_the_faults';
export const stripeKey = 'sk_test_of_the_faults';

/** Pauses a call of the product, either before the provider handles it or after it was handled and before the response. */
type Stop = { call: RegExp; when: 'before' | 'after' };

/** A paused call. `hasArrived` returns whether it has reached the pause; `resume` lets it continue. */
type Stopped = { hasArrived: () => boolean; resume: () => void };

type Trap = Stop & { arrive: () => void; mayGoOn: Promise<void> };

/** Stripe as one of the processes reaches it, through its own server. */
type Line = { origin: string; stop(stop: Stop): Stopped; restore(): void; close(): Promise<void> };

export type Provider = {
  sandbox: Sandbox;
  lines: readonly Line[];
  /** Sends webhooks to this process from now on, or nowhere. */
  tell(address: (() => string) | undefined): void;
  close(): Promise<void>;
};

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const { method = 'GET', url = '/', headers } = incoming;
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && name !== 'connection' ? [[name, value]] : [],
  );
  const body = Buffer.concat(parts).toString();
  return new Request(new URL(url, 'https://api.stripe.com'), {
    method,
    headers: kept,
    ...(method === 'GET' ? {} : { body }),
  });
}

async function print(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(await response.text());
}

async function openLine(sandbox: Sandbox): Promise<Line> {
  let traps: Trap[] = [];
  async function pass(name: string, when: Stop['when']): Promise<void> {
    const trap = traps.find((one) => one.when === when && one.call.test(name));
    trap?.arrive();
    await trap?.mayGoOn;
  }
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const request = await toRequest(incoming);
    const name = `${request.method} ${new URL(request.url).pathname}`;
    await pass(name, 'before');
    // The calling process may have died during the pause.
    if (outgoing.destroyed) return;
    const response = await sandbox.api(request);
    await pass(name, 'after');
    if (!outgoing.destroyed) await print(response, outgoing);
  }
  const server = createServer((incoming, outgoing) => {
    outgoing.on('error', () => outgoing.destroy()); // the client may die at any time
    void answer(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop(stop) {
      let hasArrived = false;
      const { opened, open } = gate();
      const arrive = () => {
        hasArrived = true;
      };
      traps.push({ ...stop, arrive, mayGoOn: opened });
      return { hasArrived: () => hasArrived, resume: open };
    },
    restore() {
      traps = [];
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Opens the product's own sandbox as a server that can fail. Its state is in the database, so it survives a killed process. */
export async function openProvider(database: Database, processes: number): Promise<Provider> {
  let address: (() => string) | undefined;
  const sandbox = createSandbox({
    database,
    clock: () => new Date(),
    siteUrl: 'http://saffron.test',
    webhookSecret,
    log: pino({ level: 'silent' }),
  });
  const stopping = new AbortController();
  sandbox.connect(async (request) => {
    if (!address) return new Response('Nobody listens.', { status: 503 });
    const { method, headers } = request;
    return fetch(`${address()}/webhooks/stripe`, { method, headers, body: await request.text() });
  }, stopping.signal);
  const lines = await Promise.all(Array.from({ length: processes }, () => openLine(sandbox)));
  return {
    sandbox,
    lines,
    tell(to) {
      address = to;
    },
    async close() {
      stopping.abort();
      await sandbox.idle();
      await Promise.all(lines.map((line) => line.close()));
    },
  };
}
