import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { ApiError } from '../../errors.ts';
import type { Services } from '../../services.ts';
import type { Changes } from '../changes/changes.ts';
import { limits, times } from '../limits.ts';
import { readHandshake, refuseHandshake } from './handshake.ts';
import { createOpenSockets } from './open-sockets.ts';

const isFull = () => new ApiError(503, 'too_many_connections', 'This server has no place left.');
const isStopping = () => new ApiError(503, 'stopping', 'This server is stopping.');
const cannotAnswer = () =>
  new ApiError(503, 'unavailable', 'The server cannot answer at the moment.');

/** A separate constant, since the types of `ws` do not include `closeTimeout` yet. */
const socketOptions = {
  noServer: true,
  clientTracking: false,
  perMessageDeflate: false,
  maxPayload: limits.frameBytes,
  maxFragments: limits.fragmentsPerFrame,
  maxBufferedChunks: limits.chunksPerFrame,
  closeTimeout: times.closeMs,
};

/** Creates the WebSocket server of this process: accepts handshakes and closes all sockets at shutdown. */
export function createSockets(services: Services, changes: Changes) {
  const { settings, log } = services;
  const sockets = createOpenSockets(services, changes);
  const server = new WebSocketServer(socketOptions);
  let isClosed = false;
  let closing: Promise<void> | undefined;

  async function welcome(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    peerAddress: string | undefined,
  ): Promise<void> {
    if (isClosed) throw isStopping();
    const arrival = await readHandshake(request, peerAddress, services);
    if (isClosed) throw isStopping();
    if (sockets.isFull()) throw isFull();
    server.handleUpgrade(request, socket, head, (webSocket) => sockets.take(webSocket, arrival));
  }

  return {
    upgrade(
      request: IncomingMessage,
      socket: Duplex,
      head: Buffer,
      peerAddress: string | undefined,
    ): void {
      // No other error listener exists before the upgrade: a peer that disconnects now must not crash the process.
      socket.on('error', () => socket.destroy());
      welcome(request, socket, head, peerAddress).catch((error: unknown) => {
        if (!(error instanceof ApiError)) log.error({ err: error }, 'socket handshake failed');
        refuseHandshake(socket, error instanceof ApiError ? error : cannotAnswer(), settings);
      });
    },
    close(): Promise<void> {
      isClosed = true;
      sockets.endAll();
      closing ??= changes.close();
      return closing;
    },
  };
}
