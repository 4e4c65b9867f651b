import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { findFreePort } from '#tests/support/server-process.ts';

/** A proxy in front of a site that can take the site offline and replace it by a newer version. */
export type Deployment = {
  url: string;
  /** Takes the site offline and closes all connections. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Renames every built file from now on, as a build of other sources does. The old names no longer exist. */
  deploy(): void;
};

const oldWords = 'Cook what you feel like.';
export const newWords = 'Cook what you long for.';

/** Turns the hash of a file name into another one; a second call restores it. */
function otherSum(sum: string): string {
  return sum.replace(/[a-z0-9]/gi, (sign) => {
    if (/\d/.test(sign)) return String(9 - Number(sign));
    return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  });
}

const sumInName = /-([\w-]{8})\.(js|css)\b/g;

function withOtherNames(text: string, version: string): string {
  return text
    .replace(sumInName, (_name, sum: string, kind: string) => `-${otherSum(sum)}.${kind}`)
    .replaceAll(version, otherSum(version))
    .replaceAll(oldWords, newWords);
}

async function readVersion(siteUrl: string): Promise<string> {
  const version = /manifest-(\w{8})\.js/.exec(await (await fetch(siteUrl)).text())?.[1];
  if (!version) throw new Error('The landing page names no version.');
  return version;
}

function readAll(message: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => resolve(Buffer.concat(chunks)));
    message.on('error', reject);
  });
}

type Rewriting = { version: string; isNew: boolean };

function pathAtSite(path: string, { version, isNew }: Rewriting): string {
  if (!isNew) return path;
  // An old name no longer exists; a new name maps to the site's old name.
  return path
    .replace(sumInName, (_name, sum: string, kind: string) => `-${otherSum(sum)}.${kind}`)
    .replaceAll(otherSum(version), version);
}

async function answer(
  siteUrl: string,
  rewriting: Rewriting,
  given: IncomingMessage,
  response: ServerResponse,
) {
  const { 'accept-encoding': _squeezed, 'if-none-match': _known, ...headers } = given.headers;
  const body = await readAll(given);
  const site = new URL(pathAtSite(given.url ?? '/', rewriting), siteUrl);
  const asked = request(site, { method: given.method, headers });
  const handOn = async (found: IncomingMessage) => {
    const bytes = await readAll(found);
    const {
      etag: _tag,
      'content-length': _length,
      'transfer-encoding': _chunks,
      ...kept
    } = found.headers;
    const isText = /html|javascript|css|json|x-script/.test(found.headers['content-type'] ?? '');
    const isRewritten = rewriting.isNew && isText;
    response.writeHead(found.statusCode ?? 500, kept);
    response.end(isRewritten ? withOtherNames(bytes.toString(), rewriting.version) : bytes);
  };
  asked.on('response', (found) => {
    handOn(found).catch(() => response.destroy());
  });
  asked.on('error', () => response.destroy());
  asked.end(body);
}

/** Pipes a WebSocket to the site unchanged. @returns the connection to the site */
function handThrough(siteUrl: string, given: IncomingMessage, socket: Duplex, head: Buffer) {
  const { hostname, port } = new URL(siteUrl);
  const site = connect(Number(port), hostname);
  const headers: string[] = [];
  for (let at = 0; at < given.rawHeaders.length; at += 2)
    headers.push(`${given.rawHeaders[at]}: ${given.rawHeaders[at + 1]}`);
  site.write(`${given.method} ${given.url} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
  site.write(head);
  site.pipe(socket).pipe(site);
  site.on('error', () => socket.destroy());
  socket.on('error', () => site.destroy());
  return site;
}

/** Opens a `Deployment` proxy in front of a site. */
export async function openDeployment(siteUrl: string): Promise<Deployment> {
  const rewriting: Rewriting = { version: await readVersion(siteUrl), isNew: false };
  // The server restarts on the same port, so no other server may get that port meanwhile.
  const port = await findFreePort();
  let server: Server | undefined;
  // Upgraded sockets, which `closeAllConnections` does not close.
  const sockets = new Set<Duplex>();
  const listen = async () => {
    server = createServer((given, response) => {
      answer(siteUrl, rewriting, given, response).catch(() => response.destroy());
    });
    server.on('upgrade', (given, socket, head) => {
      for (const half of [socket, handThrough(siteUrl, given, socket, head)]) {
        sockets.add(half);
        half.once('close', () => sockets.delete(half));
      }
    });
    server.listen(port, 'localhost');
    await once(server, 'listening');
  };
  await listen();
  return {
    url: `http://localhost:${port}`,
    start: listen,
    async stop() {
      server?.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server?.close(resolve));
    },
    deploy() {
      rewriting.isNew = true;
    },
  };
}
