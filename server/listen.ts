import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { App } from './app.ts';
import { type SenderLimits, senderLimits } from './slow-senders.ts';

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Others (`h2c`, which some clients offer with every request) are answered as if they had not asked. */
const isForWebSocket = ({ headers }: IncomingMessage): boolean =>
  headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Opens the port: requests and WebSockets go to the app.
 * @param middleware what stands before the app, in development
 * @param limits how long senders may take, where a test cannot wait so long
 */
export function listen(
  app: App,
  { host, port }: { host: string; port: number },
  middleware?: Middleware,
  limits: SenderLimits = senderLimits,
): Promise<Server> {
  const answer = getRequestListener(
    (request, { incoming }) => app.fetch(request, { peerAddress: incoming.socket.remoteAddress }),
    { hostname: host },
  );
  const options = { ...limits, shouldUpgradeCallback: isForWebSocket };
  const server = createServer(options, (request, response) => {
    if (middleware) middleware(request, response, () => answer(request, response));
    else answer(request, response);
  });
  server.on('upgrade', (request, socket, head) =>
    app.upgrade(request, socket, head, { peerAddress: request.socket.remoteAddress }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
