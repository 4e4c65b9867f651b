import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long the client may take no byte of a response, in milliseconds. A phone that loses reception between two masts is back sooner. */
export const unreadTimeoutMs = 60_000;

/**
 * Closes the connection of a client that does not read its response: the unsent bytes wait in memory, and their source (the file of a picture or a
 * backup) stays open. A response that has written nothing yet, for example while a model thinks, may take its time. With this listener the server's
 * `timeout`, which restarts with each byte transferred, does not close the socket by itself.
 */
export function closeWhenUnread(response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
