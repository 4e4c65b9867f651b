import type { WebSocket } from 'ws';
import type { Services } from '../../services.ts';
import type { Changes } from '../changes/changes.ts';
import { Connection, closeCodes } from './connection.ts';
import { createEndedSessions } from './ended-sessions.ts';
import type { Arrival } from './handshake.ts';
import { startRounds } from './rounds.ts';
import { createSentCounter } from './slow-readers.ts';
import { createSocketCounts } from './socket-counts.ts';

export type OpenSockets = {
  isFull(): boolean;
  /** Manages a socket from its handshake until it closes. */
  take(socket: WebSocket, arrival: Arrival): void;
  /** Closes all sockets because the server is restarting. A socket taken afterwards is closed immediately. */
  endAll(): void;
};

/** Close codes that are used as metric labels. The peer may send any number up to 4999; all others are counted as `other`. */
const usualCloseCodes = new Set([1000, 1001, 1005, 1006, 1008, 1009, 1012, 1013]);

/** Registers the gauges of open sockets and channels. */
function watch({ instruments }: Services['metrics'], connections: ReadonlySet<Connection>): void {
  instruments.watched('realtime_sockets', 'Open sockets.', () => connections.size);
  instruments.watched('realtime_channels', 'Channels of the open sockets.', () =>
    [...connections].reduce((sum, { channels }) => sum + channels.size, 0),
  );
}

const sendAway = (connection: Connection) =>
  connection.end(closeCodes.restart, 'The server is restarting.');

/** Manages the open sockets of this process. */
export function createOpenSockets(services: Services, changes: Changes): OpenSockets {
  const { settings, log, metrics } = services;
  const endedSessions = createEndedSessions(services);
  const counts = createSocketCounts({
    inAll: settings.realtime.maxSockets,
    perAddress: settings.realtime.maxSocketsPerAddress,
  });
  const connections = new Set<Connection>();
  const shared = { admit: counts.admit, noteSent: createSentCounter(connections) };
  let stopRounds: (() => void) | undefined;
  let isEnded = false;
  watch(metrics, connections);

  function follow(socket: WebSocket, connection: Connection, address: Arrival['address']): void {
    const startedAtMs = performance.now();
    socket.on('error', (err) => log.debug({ err }, 'socket failed'));
    socket.on('close', (code) => {
      connections.delete(connection);
      metrics.realtime.closed.inc({ code: usualCloseCodes.has(code) ? String(code) : 'other' });
      counts.release(address, connection.userIds, connection);
      log.info({ code, durationMs: Math.round(performance.now() - startedAtMs) }, 'socket closed');
    });
  }

  return {
    isFull: () => counts.isFull(),
    take(socket, { address, ...visitor }) {
      const surroundings = { services, changes, endedSessions };
      const connection = new Connection(socket, visitor, surroundings, shared);
      connections.add(connection);
      stopRounds ??= startRounds(connections, { ...services, endedSessions });
      const mayStay = counts.open(address, connection);
      follow(socket, connection, address);
      // Closed after the handshake, not refused before: a browser gives a page no details of a failed handshake.
      if (!mayStay) connection.end(closeCodes.tryLater, 'Too many connections from your address.');
      if (isEnded) sendAway(connection);
    },
    endAll() {
      isEnded = true;
      stopRounds?.();
      for (const connection of connections) sendAway(connection);
    },
  };
}
