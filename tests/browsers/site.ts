import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { createProxyServer } from 'http-proxy-3';
import { addErrorCollector } from './error-collector.ts';

/** A request as it reached the server, and the status of its answer. */
type SeenRequest = { method: string; path: string; status: number; isPage: boolean };

/** The product as its visitors reach it: behind a proxy that counts requests and can be taken off the network. */
export type Site = {
  url: string;
  requests: SeenRequest[];
  /** How often each page, or a redirect, was requested, by path and query. @param since index of the first request that counts */
  countPages(since: number): Map<string, number>;
  /** Takes the site off the network and closes open connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

async function readAll(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answerWithCollector(found: IncomingMessage, response: ServerResponse) {
  const { 'content-length': _length, etag: _tag, ...headers } = found.headers;
  const policy = String(headers['content-security-policy'] ?? '');
  const html = addErrorCollector(await readAll(found), policy);
  response.writeHead(found.statusCode ?? 502, headers).end(html);
}

function createProxy(target: string, collectErrors: boolean, requests: SeenRequest[]) {
  const proxy = createProxyServer({ target, ws: true, selfHandleResponse: true });
  proxy.on('proxyReq', (asked) => {
    if (collectErrors) asked.removeHeader('accept-encoding');
  });
  proxy.on('proxyRes', (found, request, response) => {
    const status = found.statusCode ?? 502;
    const isHtml = found.headers['content-type']?.includes('text/html') ?? false;
    const [method = '', path = ''] = [request.method, request.url];
    const isPage = method === 'GET' && (isHtml || found.headers.location !== undefined);
    requests.push({ method, path, status, isPage });
    if (collectErrors && isHtml) {
      answerWithCollector(found, response).catch(() => response.destroy());
      return;
    }
    response.writeHead(status, found.rawHeaders);
    found.pipe(response);
    found.on('close', () => {
      if (!found.complete) response.destroy();
    });
  });
  // The browser has left or the server is down: close both ends.
  proxy.on('error', (_failure, _request, answer) => void answer?.destroy());
  proxy.on('open', (socket) => void socket.on('error', () => socket.destroy()));
  return proxy;
}

/**
 * Puts the proxy in front of a server.
 * @param collectErrors whether pages get the script that collects their errors (see error-collector.ts)
 */
export async function openSite(
  serverUrl: string,
  port: number,
  collectErrors: boolean,
): Promise<Site> {
  const requests: SeenRequest[] = [];
  const proxy = createProxy(serverUrl, collectErrors, requests);
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  const start = async () => {
    server = createServer((request, response) => void proxy.web(request, response));
    server.on('upgrade', (request, socket, head) => void proxy.ws(request, socket as Socket, head));
    server.on('connection', (socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await start();
  return {
    url: `http://localhost:${port}`,
    requests,
    start,
    countPages(since) {
      const times = new Map<string, number>();
      for (const { path, isPage } of requests.slice(since)) {
        if (isPage) times.set(path, (times.get(path) ?? 0) + 1);
      }
      return times;
    },
    async stop() {
      const closed = server && once(server, 'close');
      server?.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
