import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#server/realtime/limits.ts';
import { type ListeningTestApp, listenTestApp } from '../support/listening-app.ts';
import { type Person, signUpConfirmed } from '../support/people.ts';
import { openRawSocket, type RawSocket } from './realtime-scene.ts';

let testApp: ListeningTestApp;
let cook: Person;

beforeAll(async () => {
  testApp = await listenTestApp();
  cook = await signUpConfirmed(testApp);
});
afterAll(() => testApp.close());

const open = (app = testApp) => openRawSocket(app.url, app.services.keys.anonKey);
const joinOf = (topic: string, ref: string, payload: object = {}) => [
  ref,
  ref,
  `realtime:${topic}`,
  'phx_join',
  payload,
];
const everyRecipe = { event: '*', schema: 'public', table: 'recipes' };

async function reasonOf(socket: RawSocket, ref: string): Promise<unknown> {
  const { payload } = await socket.heard({ ref, event: 'phx_reply' });
  return (payload.response as { reason?: string }).reason;
}

describe('the limit of sockets', () => {
  test('per address: closes the extra socket with a reason; a closed one frees a slot', async () => {
    const app = await listenTestApp({ variables: { REALTIME_MAX_SOCKETS_PER_ADDRESS: '2' } });
    try {
      const [first] = [await open(app), await open(app)];
      const third = await open(app);
      expect(await third.closed()).toEqual({
        code: 1013,
        reason: 'Too many connections from your address.',
      });
      first.socket.close();
      await first.closed();
      const fourth = await open(app);
      fourth.send([null, '1', 'phoenix', 'heartbeat', {}]);
      await fourth.heard({ ref: '1' });
    } finally {
      await app.close();
    }
  });

  test('per process: refuses the extra socket with 503', async () => {
    const app = await listenTestApp({ variables: { REALTIME_MAX_SOCKETS: '1' } });
    try {
      await open(app);
      await expect(open(app)).rejects.toThrow('503');
    } finally {
      await app.close();
    }
  });

  test('per user: refuses the extra join with a readable reason', async () => {
    const join = joinOf('mine', '1', { access_token: cook.session.access_token });
    const sockets = await Promise.all(
      Array.from({ length: limits.socketsPerUser + 1 }, () => open()),
    );
    for (const socket of sockets) socket.send(join);
    const reasons = await Promise.all(sockets.map((socket) => reasonOf(socket, '1')));
    expect(reasons.filter(Boolean)).toEqual([
      'Too many connections of this account are open. Please close some.',
    ]);
    for (const { socket } of sockets) socket.terminate();
  });
});

describe('one socket', () => {
  test('has a maximum number of channels; rejoining a topic is allowed', async () => {
    const socket = await open();
    for (let count = 0; count <= limits.channelsPerSocket; count += 1) {
      socket.send(joinOf(`t${count}`, `${count}`));
    }
    expect(await reasonOf(socket, `${limits.channelsPerSocket}`)).toBe(
      `A connection has ${limits.channelsPerSocket} channels at most.`,
    );
    socket.send(joinOf('t0', 'again'));
    expect(await reasonOf(socket, 'again')).toBeUndefined();
    socket.socket.terminate();
  });

  test('has a maximum number of bindings per channel', async () => {
    const socket = await open();
    const postgres_changes = Array(limits.bindingsPerChannel + 1).fill(everyRecipe);
    socket.send(joinOf('many', '1', { config: { postgres_changes } }));
    expect(await reasonOf(socket, '1')).toMatch(/^The join cannot be read/);
    socket.socket.terminate();
  });

  test('has a rate limit on joins', async () => {
    const socket = await open();
    // The server allows one more join for each 200 ms that it spends on them.
    for (let count = 0; count < 4 * limits.joins.burst; count += 1) {
      socket.send(joinOf('one', `${count}`));
    }
    const reason = 'Too many joins in this time. Please try again.';
    const refused = { status: 'error', response: { reason } };
    await socket.heard({ event: 'phx_reply', payload: refused });
    expect(await reasonOf(socket, `${limits.joins.burst - 1}`)).toBeUndefined();
    socket.socket.terminate();
  });

  test('has a rate limit on frames and a maximum frame size; invalid UTF-8 closes it', async () => {
    const many = await open();
    for (let count = 0; count < 2 * limits.frames.burst; count += 1) many.send([]);
    expect(await many.closed()).toEqual({ code: 1008, reason: 'Too many messages in this time.' });
    const large = await open();
    large.socket.send('x'.repeat(limits.frameBytes + 1));
    expect(await large.closed()).toMatchObject({ code: 1009 });
    const broken = await open();
    broken.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
    expect(await broken.closed()).toMatchObject({ code: 1007 });
  });
});

test('a client that does not read is disconnected and does not delay other clients', async () => {
  const { owner } = testApp.testDatabase;
  const [slow, quick] = await Promise.all([open(), open()]);
  const config = { postgres_changes: [everyRecipe] };
  for (let count = 0; count < limits.channelsPerSocket; count += 1) {
    slow.send(joinOf(`t${count}`, `${count}`, { config }));
    await slow.heard({ ref: `${count}`, event: 'phx_reply' });
  }
  quick.send(joinOf('all', '1', { config }));
  await quick.heard({ ref: '1', event: 'phx_reply' });
  slow.socket.pause();
  const rows = 150;
  // Each row is sent to each channel: more than any buffer between server and client can hold.
  await owner`
    insert into public.recipes (user_id, name, description)
    select ${cook.user.id}, 'Soup ' || n, repeat('ü', 4000) from generate_series(1, ${rows}) as n`;
  const heard = () => quick.messages.filter(({ event }) => event === 'postgres_changes').length;
  await expect.poll(heard, { timeout: 60_000 }).toBe(rows);
  slow.socket.resume();
  const { code } = await slow.closed();
  expect([1013, 1006]).toContain(code);
  quick.socket.terminate();
});

test('a connection reset in the middle of a frame does not affect other clients', async () => {
  const peer = connect(testApp.port, '127.0.0.1');
  const { anonKey } = testApp.services.keys;
  peer.write(
    `GET /realtime/v1/websocket?apikey=${anonKey} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  );
  await new Promise((resolve) => peer.once('data', resolve));
  peer.write(Buffer.from([0x81, 0xfe, 0x10, 0x00, 1, 2, 3, 4, 5]));
  peer.resetAndDestroy();
  const socket = await open();
  socket.send([null, '1', 'phoenix', 'heartbeat', {}]);
  await socket.heard({ ref: '1' });
  socket.socket.terminate();
});
