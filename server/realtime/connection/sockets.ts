import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Changes } from '../changes/changes.ts';
import { limits, times } from '../limits.ts';
import { Connection, closeCodes } from './connection.ts';
import { createEndedSessions } from './ended-sessions.ts';
import { type Arrival, readHandshake, refuseHandshake } from './handshake.ts';
import { startRounds } from './rounds.ts';
import { createSentCounter } from './slow-readers.ts';
import { createSocketCounts } from './socket-counts.ts';

const isFull = () => new ApiError(503, 'too_many_connections', 'This server has no place left.');
const isStopping = () => new ApiError(503, 'stopping', 'This server is stopping.');

/** A name of its own, since the types of `ws` do not know `closeTimeout` yet. */
const socketOptions = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: limits.frameBytes,
  maxFragments: limits.fragmentsPerFrame,
  maxBufferedChunks: limits.chunksPerFrame,
  closeTimeout: times.closeMs,
};

/** What the other end may say is any number up to 4999. */
const usualCloseCodes = new Set([1000, 1001, 1005, 1006, 1008, 1009, 1012, 1013]);

/** All sockets of this process: lets them in, looks after them, and sends them away in the end. */
export function createSockets(services: Services, changes: Changes) {
  const { settings, log } = services;
  const endedSessions = createEndedSessions(services);
  const counts = createSocketCounts({
    inAll: settings.realtime.maxSockets,
    perAddress: settings.realtime.maxSocketsPerAddress,
  });
  const connections = new Set<Connection>();
  const shared = { admit: counts.admit, noteSent: createSentCounter(connections) };
  const server = new WebSocketServer(socketOptions);
  let stopRounds: (() => void) | undefined;
  let isClosed = false;
  let closing: Promise<void> | undefined;
  const { instruments, realtime: seen } = services.metrics;
  instruments.watched('realtime_sockets', 'Open sockets.', () => connections.size);
  instruments.watched('realtime_channels', 'Channels of the open sockets.', () =>
    [...connections].reduce((sum, { channels }) => sum + channels.size, 0),
  );

  function take(socket: WebSocket, { address, ...visitor }: Arrival): void {
    const startedAtMs = performance.now();
    const connection = new Connection(
      socket,
      visitor,
      { services, changes, endedSessions },
      shared,
    );
    connections.add(connection);
    stopRounds ??= startRounds(connections, { ...services, endedSessions });
    const mayStay = counts.open(address, connection);
    socket.on('error', (err) => log.debug({ err }, 'a socket broke'));
    socket.on('close', (code) => {
      connections.delete(connection);
      seen.closed.inc({ code: usualCloseCodes.has(code) ? String(code) : 'other' });
      counts.release(address, connection.userIds, connection);
      log.info({ code, durationMs: Math.round(performance.now() - startedAtMs) }, 'socket closed');
    });
    // Closed and not refused before: a browser tells a page nothing of a handshake that failed.
    if (!mayStay) connection.end(closeCodes.tryLater, 'Too many connections from your address.');
    if (isClosed) connection.end(closeCodes.restart, 'The server is restarting.');
  }

  async function welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    peerAddress: string | undefined,
  ): Promise<void> {
    if (isClosed) throw isStopping();
    const arrival = await readHandshake(request, peerAddress, services);
    if (isClosed) throw isStopping();
    if (counts.isFull()) throw isFull();
    server.handleUpgrade(request, socket, head, (webSocket) => take(webSocket, arrival));
  }

  return {
    upgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      peerAddress: string | undefined,
    ): void {
      // Until it is a WebSocket nobody else listens: a peer that hangs up now must not end the process.
      socket.on('error', () => socket.destroy());
      welcome(request, socket, head, peerAddress).catch((error: unknown) => {
        if (!(error instanceof ApiError)) log.error({ err: error }, 'a handshake failed');
        refuseHandshake(
          socket,
          error instanceof ApiError
            ? error
            : new ApiError(503, 'unavailable', 'The server cannot answer at the moment.'),
          settings,
        );
      });
    },
    close(): Promise<void> {
      isClosed = true;
      stopRounds?.();
      for (const connection of connections) {
        connection.end(closeCodes.restart, 'The server is restarting.');
      }
      closing ??= changes.close();
      return closing;
    },
  };
}
