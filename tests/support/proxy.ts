import {
  Agent,
  createServer,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { createProxyServer } from 'http-proxy-3';
import { createBackends } from './proxy-backends.ts';

/** A load balancer in front of several processes, like nginx or Caddy: health checks, failover to other processes, websockets. */
export type TestProxy = {
  url: string;
  /** Sets the processes that requests go to from now on. */
  send(to: readonly string[]): void;
  /** Returns the process that last got a request with a matching path. */
  servedBy(path: RegExp): string | undefined;
  /** The unfinished requests of a process, as `POST /path`. */
  underWay(backend: string): string[];
  close(): Promise<void>;
};

/**
 * Methods that are retried when a process died during the request, as nginx does by default. Others are retried only when the connection was
 * refused.
 */
const repeatable = new Set(['GET', 'HEAD', 'OPTIONS', 'PUT', 'DELETE']);

type Failure = Error & { code?: string };

async function readAll(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function forwardedHeaders(request: IncomingMessage): Record<string, string> {
  return {
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}

function refuse(response: ServerResponse): void {
  // An incomplete body is cut off, so that the client does not take it for a complete one.
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
}

/** Returns whether a process accepts connections. Checked first, since an upgraded socket cannot be retried after it was handed over. */
function isThere(backend: string): Promise<boolean> {
  const { hostname, port } = new URL(backend);
  return new Promise((resolve) => {
    const probe = connect(Number(port), hostname, () => {
      probe.end();
      resolve(true);
    });
    probe.once('error', () => resolve(false));
  });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, 'localhost', () =>
      resolve(`http://localhost:${(server.address() as AddressInfo).port}`),
    ),
  );
}

/** Opens the proxy before the processes start, since they need its address. */
export async function startProxy(): Promise<TestProxy> {
  const backends = createBackends();
  const agent = new Agent({ keepAlive: true });
  const engine = createProxyServer({ agent });
  engine.on('proxyRes', (answer, _request, response) => {
    answer.on('close', () => {
      if (!answer.complete) response.destroy();
    });
  });
  // A browser or a process that disconnects in the middle of a transfer is not a proxy error: both connections are closed.
  engine.on('error', (_failure, _request, answer) => void answer.destroy());
  engine.on('open', (socket) => void socket.on('error', () => socket.destroy()));
  const sockets = new Set<Socket>();

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readAll(request);
    const tried: string[] = [];
    const next = (): void => {
      const target = backends.next(tried);
      if (!target) {
        refuse(response);
        return;
      }
      tried.push(target);
      const done = backends.note(target, request);
      response.once('close', done);
      const options = { target, buffer: Readable.from([body]), headers: forwardedHeaders(request) };
      engine.web(request, response, options, (failure: Failure) => {
        done();
        backends.markDown(target);
        const neverArrived = failure.code === 'ECONNREFUSED';
        const mayRepeat = neverArrived || repeatable.has(request.method ?? '');
        if (response.headersSent || !mayRepeat) refuse(response);
        else next();
      });
    };
    next();
  }

  async function passUpgrade(
    request: IncomingMessage,
    socket: Socket,
    head: Buffer,
  ): Promise<void> {
    const tried: string[] = [];
    let target = backends.next(tried);
    while (target && !(await isThere(target))) {
      backends.markDown(target);
      tried.push(target);
      target = backends.next(tried);
    }
    if (!target) {
      socket.destroy();
      return;
    }
    const found = target;
    socket.once('close', backends.note(found, request));
    // A client of a process that dies sees the socket close, and reconnects.
    const options = { target: found, agent: false, headers: forwardedHeaders(request) };
    engine.ws(request, socket, head, options, () => {
      backends.markDown(found);
      socket.destroy();
    });
  }

  const server = createServer((request, response) => {
    pass(request, response).catch(() => response.destroy());
  });
  server.on('upgrade', (request, socket, head) => {
    void passUpgrade(request, socket as Socket, head);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.once('close', () => sockets.delete(socket));
  });
  const url = await listen(server);
  return {
    url,
    send: backends.send,
    servedBy: backends.servedBy,
    underWay: backends.underWay,
    async close() {
      backends.close();
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
