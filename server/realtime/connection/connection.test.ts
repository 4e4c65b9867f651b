import { EventEmitter } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { limits, times } from '../limits.ts';
import { Connection, type ConnectionServices } from './connection.ts';

/** A fake socket that records what is sent; a test controls how much is buffered. */
class Peer extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  bufferedAmount = 0;
  readonly sent: string[] = [];
  pings = 0;
  closing: { code: number; reason: string } | undefined;
  isTerminated = false;

  send(text: string): void {
    this.sent.push(text);
  }
  ping(): void {
    this.pings += 1;
  }
  close(code: number, reason: string): void {
    this.closing = { code, reason };
    this.readyState = 2;
  }
  terminate(): void {
    this.isTerminated = true;
    this.readyState = 3;
  }
  say(frame: unknown): void {
    this.emit('message', Buffer.from(JSON.stringify(frame)), false);
  }
}

function connect() {
  const peer = new Peer();
  let sentBytes = 0;
  const connection = new Connection(
    peer as unknown as WebSocket,
    { apiKey: 'key', version: '2.0.0' },
    {} as ConnectionServices,
    {
      admit: () => true,
      noteSent: (bytes) => {
        sentBytes += bytes;
      },
    },
  );
  return { peer, connection, sentBytes: () => sentBytes };
}

const beat = [null, '1', 'phoenix', 'heartbeat', {}];

describe('an idle connection', () => {
  function atMs(nowMs: number) {
    vi.spyOn(performance, 'now').mockReturnValue(nowMs);
  }

  test('is pinged, and terminated without a pong', () => {
    atMs(0);
    const { peer, connection } = connect();
    atMs(times.pingMs - 1);
    connection.checkHealth();
    expect(peer.pings).toBe(0);
    atMs(times.pingMs);
    connection.checkHealth();
    expect(peer.pings).toBe(1);
    atMs(2 * times.pingMs);
    connection.checkHealth();
    expect(peer.isTerminated).toBe(true);
  });

  test.each<[string, (peer: Peer) => void]>([
    ['a pong', (peer) => peer.emit('pong')],
    ['a frame', (peer) => peer.say(beat)],
  ])('is kept open by %s', (_what, answer) => {
    atMs(0);
    const { peer, connection } = connect();
    for (let turn = 1; turn <= 3; turn += 1) {
      atMs(turn * times.pingMs);
      connection.checkHealth();
      answer(peer);
    }
    expect(peer).toMatchObject({ pings: 3, isTerminated: false });
  });
});

describe('a client that reads', () => {
  test('within the buffer limit is answered, and the sent bytes are counted', () => {
    const { peer, sentBytes } = connect();
    peer.bufferedAmount = limits.bufferedBytes;
    peer.say(beat);
    expect(peer.sent).toHaveLength(1);
    expect(sentBytes()).toBe(peer.sent[0]?.length);
  });

  test('too slowly is disconnected with a reason and gets no more messages', () => {
    const { peer, connection } = connect();
    peer.bufferedAmount = limits.bufferedBytes + 1;
    peer.say(beat);
    peer.bufferedAmount = 0;
    peer.say(beat);
    expect(peer.sent).toEqual([]);
    expect(peer.closing).toEqual({
      code: 1013,
      reason: 'Too much is waiting to be read. Please connect again.',
    });
    connection.end(1012, 'again');
    expect(peer.closing?.code).toBe(1013);
  });
});
