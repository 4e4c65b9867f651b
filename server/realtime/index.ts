import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { Hono } from 'hono';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import type { Services } from '../services.ts';
import { openChanges } from './changes/open-changes.ts';
import { createSockets } from './connection/sockets.ts';
import { notServed } from './protocol/messages.ts';

export type RealtimeDoor = {
  /** Answers plain HTTP requests, all with an error: nothing here can be read without a socket. */
  door: Hono<DoorEnvironment>;
  /** Takes over the connection of a handshake. Never throws. */
  upgrade(
    request: IncomingMessage,
    socket: Duplex,
    head: Buffer,
    peerAddress: string | undefined,
  ): void;
  /** Closes all sockets, so that clients reconnect to another process, and refuses new ones. */
  close(): Promise<void>;
};

/** `/realtime/v1`: live changes of rows over a WebSocket, in the protocol of the official service. */
export function createRealtimeDoor(services: Services): RealtimeDoor {
  const door = new Hono<DoorEnvironment>();
  door.all('/websocket', () => {
    throw new ApiError(426, 'upgrade_required', 'This address is for WebSockets.');
  });
  // 400, because the official client shows this message, but reads a 404 as a server that is too old.
  door.all('/api/broadcast/*', () => {
    throw new ApiError(400, 'not_found', notServed);
  });
  door.all('*', () => {
    throw new ApiError(404, 'not_found', 'There is no such operation in this version.');
  });
  return { door, ...createSockets(services, openChanges(services)) };
}
