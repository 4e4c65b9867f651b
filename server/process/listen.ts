import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from '../app.ts';
import { closeWhenUnread, unreadTimeoutMs } from './slow-readers.ts';
import { type SenderLimits, senderLimits } from './slow-senders.ts';

/** How long a connection may take to send a request, and to leave a response unread, in milliseconds. */
type ConnectionLimits = SenderLimits & { unreadTimeoutMs: number };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Other upgrades (`h2c`, which some clients offer with every request) are ignored, and the request is answered normally. */
const isForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Opens the port and passes requests and WebSocket upgrades to the app.
 * @param middleware runs before the app, in development
 * @param limits how long clients may take; tests pass shorter limits
 */
export function listen(
  app: App,
  { host, port }: { host: string; port: number },
  middleware?: Middleware,
  limits: ConnectionLimits = { ...senderLimits, unreadTimeoutMs },
): Promise<Server> {
  const answer = getRequestListener(
    (request, { incoming }) => app.fetch(request, { peerAddress: incoming.socket.remoteAddress }),
    { hostname: host },
  );
  const options = { ...limits, shouldUpgradeCallback: isForWebSocket };
  const server = createServer(options, (request, response) => {
    closeWhenUnread(response);
    if (middleware) middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });
  server.timeout = limits.unreadTimeoutMs;
  server.on('upgrade', (request, socket, head) =>
    app.upgrade(request, socket, head, { peerAddress: request.socket.remoteAddress }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
