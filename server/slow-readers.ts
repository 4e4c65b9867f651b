import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How long an answer may lie unread, not a byte of it taken, in milliseconds. Any phone between two masts is back sooner. */
export const unreadTimeoutMs = 60_000;

/**
 * Whoever asks and never reads is cut off: what is written for them waits in our memory, and what it is read from (a picture's file, a
 * backup's) stays open. An answer of which nothing is written yet, since a model thinks, may take its time: the server's `timeout`, which
 * begins again with each byte that moves, is told of and no more.
 */
export function cutOffWhenUnread(response: ServerResponse): void {
  response.on('timeout', (socket: Socket) => {
    if (socket.writableLength > 0) socket.destroy();
  });
}
