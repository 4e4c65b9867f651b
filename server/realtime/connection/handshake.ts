import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { ApiError } from '../../errors.ts';
import { callerOfToken } from '../../http/claims.ts';
import { clientAddress, peerKey } from '../../http/client-address.ts';
import { usualHeaders } from '../../http/security-headers.ts';
import type { Services } from '../../services.ts';
import { type ProtocolVersion, readVersion } from '../protocol/frames.ts';

/** The checked contents of a handshake request. */
export type Arrival = { apiKey: string; version: ProtocolVersion; address: string };

const ownPath = '/realtime/v1/websocket';

function header(request: IncomingMessage, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}

/** Returns true for our own origin, for one of CORS_ORIGINS, and without an origin. Browsers send the page's origin; other programs send none. */
function isWelcomeOrigin(request: IncomingMessage, { http }: Services['settings']): boolean {
  const origin = header(request, 'origin');
  if (origin === undefined || http.corsOrigins.includes('*')) return true;
  if (http.corsOrigins.includes(origin) || origin === new URL(http.siteUrl).origin) return true;
  return URL.canParse(origin) && new URL(origin).host === header(request, 'host');
}

function addressOf(request: IncomingMessage, peerAddress: string | undefined, proxies: string[]) {
  return peerKey({ ip: clientAddress(peerAddress, header(request, 'x-forwarded-for'), proxies) });
}

/**
 * Reads and checks a handshake request.
 * @throws ApiError 404 for any other path, 403 for a foreign origin, 401 without a valid API key, 400 for an unsupported protocol version
 */
export async function readHandshake(
  request: IncomingMessage,
  peerAddress: string | undefined,
  { settings, keys }: Pick<Services, 'settings' | 'keys'>,
): Promise<Arrival> {
  const target = request.url ?? '';
  if (!URL.canParse(target, 'http://local')) throw new ApiError(400, 'bad_request', 'No address.');
  const { pathname, searchParams } = new URL(target, 'http://local');
  if (pathname !== ownPath) throw new ApiError(404, 'not_found', 'There is no socket here.');
  if (!isWelcomeOrigin(request, settings)) {
    throw new ApiError(403, 'forbidden_origin', 'Pages of this origin may not connect.');
  }
  const apiKey = searchParams.get('apikey') ?? header(request, 'apikey');
  if (!apiKey) throw new ApiError(401, 'no_api_key', 'No API key found in request');
  await callerOfToken(apiKey, keys, () => new ApiError(401, 'invalid_api_key', 'Invalid API key'));
  const version = readVersion(searchParams.get('vsn'));
  if (!version) throw new ApiError(400, 'bad_request', 'The protocol is 1.0.0 or 2.0.0.');
  return {
    apiKey,
    version,
    address: addressOf(request, peerAddress, settings.http.trustedProxies),
  };
}

const reasons: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

/** Answers a handshake with an HTTP error and closes the connection. */
export function refuseHandshake(
  socket: Duplex,
  { status, code, message }: ApiError,
  settings: Services['settings'],
): void {
  const body = JSON.stringify({ error: message, code });
  const head = [
    `HTTP/1.1 ${status} ${reasons[status] ?? 'Refused'}`,
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(status === 503 ? ['Retry-After: 5'] : []),
    ...Object.entries(usualHeaders(settings)).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.once('finish', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
