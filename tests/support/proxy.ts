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

/** What stands before several processes as nginx or Caddy would: health checks, other processes where one is gone, websockets. */
export type TestProxy = {
  url: string;
  /** Where requests go from now on. */
  send(to: readonly string[]): void;
  /** Which process was asked for such a path last. */
  servedBy(path: RegExp): string | undefined;
  /** The requests of which a process has not finished its answer, as `POST /path`. */
  underWay(backend: string): string[];
  close(): Promise<void>;
};

/** Asked again where a process died over them, as nginx does by itself; others only where they never reached it. */
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
  // A body that cannot be finished is cut off, so that nobody takes it for a whole one.
  if (response.headersSent) response.destroy();
  else response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
}

/** Whether a process takes connections: a socket cannot be sent again once it was handed over. */
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

/** Opens the proxy, before the processes are there: they have to know its address. */
export async function startProxy(): Promise<TestProxy> {
  const backends = createBackends();
  const agent = new Agent({ keepAlive: true });
  const engine = createProxyServer({ agent });
  engine.on('proxyRes', (answer, _request, response) => {
    answer.on('close', () => {
      if (!answer.complete) response.destroy();
    });
  });
  // A browser or a process that is gone amid its words is no failure of the proxy's: both ends are closed, and that is all.
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
    // Whoever is connected to a process that dies is told by the end of the socket, and connects again.
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
