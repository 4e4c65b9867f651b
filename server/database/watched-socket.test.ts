import { connect, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { connectDatabase, type Database } from './database.ts';

/** PostgreSQL behind a proxy that can drop all data, or close connections. */
let testDatabase: TestDatabase;
let database: Database;
let line: { port: number; swallow(): void; mend(): void; shut(): void; close(): Promise<void> };

async function openLine(target: URL): Promise<typeof line> {
  const sockets = new Set<Socket>();
  let state: 'open' | 'swallows' | 'shut' = 'open';
  const keep = (socket: Socket) => sockets.add(socket.on('error', () => socket.destroy()));
  const server = createServer((near) => {
    keep(near);
    if (state === 'shut') return void near.end();
    const far = connect(Number(target.port), target.hostname);
    keep(far);
    near
      .on('data', (bytes) => state === 'open' && far.write(bytes))
      .on('close', () => far.destroy());
    far
      .on('data', (bytes) => state === 'open' && near.write(bytes))
      .on('close', () => near.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The line has no port.');
  const end = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: address.port,
    swallow: () => {
      state = 'swallows';
    },
    mend: () => {
      state = 'open';
    },
    shut() {
      state = 'shut';
      end();
    },
    async close() {
      end();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

beforeAll(async () => {
  testDatabase = await startTestDatabase();
});
afterAll(() => testDatabase.close());
beforeEach(async () => {
  const url = new URL(testDatabase.url);
  line = await openLine(new URL(testDatabase.url));
  url.port = String(line.port);
  const limits = { statementTimeoutMs: 10_000, silentAfterMs: 5_000 };
  database = connectDatabase(url.href, { poolSize: 2, ...limits });
});
afterEach(async () => {
  await Promise.all([database.close(), line.close()]);
});

const ask = () => database.asService((transaction) => transaction`select 1 as one`);

test('a query without a response fails, and the next one succeeds', async () => {
  await ask();
  line.swallow();
  await expect(ask()).rejects.toMatchObject({ code: '08006' });
  line.mend();
  expect(await ask()).toEqual([{ one: 1 }]);
});

test('fails instead of hanging when each connection is closed at once', async () => {
  line.shut();
  await expect(ask()).rejects.toMatchObject({ code: '08006' });
  line.mend();
  await expect.poll(ask).toEqual([{ one: 1 }]);
});

test('keeps a silent LISTEN connection open', async () => {
  const heard: string[] = [];
  let begun = 0;
  const stop = await database.listen(
    'kitchen',
    (word) => heard.push(word),
    () => {
      begun += 1;
    },
  );
  for (const word of ['soup', 'bread']) {
    await testDatabase.owner`select pg_notify('kitchen', ${word})`;
    // Longer than silentAfterMs.
    await testDatabase.owner`select pg_sleep(6)`;
  }
  expect({ heard, begun }).toEqual({ heard: ['soup', 'bread'], begun: 1 });
  await stop();
});
