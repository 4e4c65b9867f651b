import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import { cutOffWhenUnread, unreadTimeoutMs } from './slow-readers.ts';
import { type SenderLimits, senderLimits } from './slow-senders.ts';

/** How long a connection may take over what it sends, and leave unread what it is sent, in milliseconds. */
type ConnectionLimits = SenderLimits & { unreadTimeoutMs: number };

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Others (`h2c`, which some clients offer with every request) are answered as if they had not asked. */
const isForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Opens the port: requests and WebSockets go to the app.
 * @param middleware what stands before the app, in development
 * @param limits how long clients may take, where a test cannot wait so long
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
    cutOffWhenUnread(response);
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
