import { createHash, createPrivateKey, generateKeyPairSync, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage } from 'node:http';
import { createServer, request as secureRequest } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { Readable } from 'node:stream';
import { connect } from 'node:tls';
import { createProxyServer } from 'http-proxy-3';
import { selfSignedCertificate } from '#server/auth/saml/self-signed-certificate.ts';

/** The client address that the proxy reports for its visitors, as a real proxy would see it. */
export const visitorAddress = '203.0.113.7';

const bodyless = new Set([101, 204, 205, 304]);

function createCertificate(host: string) {
  const { privateKey: key } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const cert = selfSignedCertificate(createPrivateKey(key), host, new Date());
  const spki = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  return { key, cert, fingerprint: createHash('sha256').update(spki).digest('base64') };
}

/** Returns the forwarding headers of a proxy that terminates TLS. They overwrite any that a client sends. */
const told = ({ headers: { host = '' } }: IncomingMessage) => ({
  'x-forwarded-for': visitorAddress,
  'x-forwarded-host': host,
  'x-forwarded-proto': 'https',
});

/**
 * Starts a reverse proxy that terminates TLS for a host name in front of a plain HTTP process, and returns ways to reach it by that name
 * without DNS.
 */
export async function startTlsProxy(host: string) {
  const { key, cert, fingerprint } = createCertificate(host);
  let target = '';
  const agent = new Agent({ keepAlive: true });
  const engine = createProxyServer({ agent });
  engine.on('error', (_failure, _request, answer) => void answer.destroy());
  const sockets = new Set<Socket>();
  const server = createServer({ key, cert }, (request, response) => {
    engine.web(request, response, { target, headers: told(request) });
  });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    engine.ws(request, socket as Socket, head, { target, headers: told(request), agent: false });
  });
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const way = { host: '127.0.0.1', port, servername: host, ca: cert };

  /** Works like `fetch`, for this host only. Redirects are returned, not followed. */
  async function ask(input: string | URL | Request, init?: RequestInit): Promise<Response> {
    const request = new Request(
      new URL(input instanceof Request ? input.url : input, `https://${host}`),
      input instanceof Request ? input : init,
    );
    const { pathname, search } = new URL(request.url);
    const headers = { host, ...Object.fromEntries(request.headers) };
    const sent = secureRequest({
      ...way,
      path: `${pathname}${search}`,
      method: request.method,
      headers,
    });
    sent.end(Buffer.from(await request.arrayBuffer()));
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    const { statusCode: status = 0, headers: said } = answer;
    const body = bodyless.has(status) ? null : (Readable.toWeb(answer) as ReadableStream);
    return new Response(body, { status, headers: said as Record<string, string> });
  }

  return {
    ask,
    /** Opens a connection to the proxy, for a client that manages its own connections. */
    connect: () => connect(way),
    /** Browser arguments that resolve the host to this proxy and accept its certificate. */
    browserArguments: [
      `--host-resolver-rules=MAP ${host}:443 127.0.0.1:${port}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
    passTo(url: string): void {
      target = url.replace('localhost', '127.0.0.1');
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      agent.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
