import { type ConnectionCase, host, lines } from './connection-case.ts';

const handshake = ['Upgrade: websocket', 'Sec-WebSocket-Version: 13'];
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

export const upgrades: ConnectionCase[] = [
  '/',
  '/healthz',
  '/rest/v1/recipes',
  '/realtime/v1/other',
  '/%',
  '//',
  `/${'a'.repeat(5_000)}`,
  '*',
].map((path) => ({
  name: `a socket at ${path.slice(0, 30)}`,
  bytes: lines(`GET ${path} HTTP/1.1`, host, 'Connection: Upgrade', ...handshake, key),
  answers: [400, 401, 403, 404, 426, 'closed'],
}));

export const sockets: ConnectionCase[] = [
  {
    name: 'without a key',
    bytes: lines('GET /realtime/v1/websocket HTTP/1.1', host, 'Connection: Upgrade', ...handshake),
    answers: [400, 401, 426],
  },
  {
    name: 'of another version',
    bytes: lines(
      'GET /realtime/v1/websocket?apikey=x HTTP/1.1',
      host,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 99',
      key,
    ),
    answers: [400, 401, 426],
  },
  {
    name: 'by POST',
    bytes: lines(
      'POST /realtime/v1/websocket HTTP/1.1',
      host,
      'Connection: Upgrade',
      ...handshake,
      key,
    ),
    answers: [400, 401, 404, 405, 426],
  },
  {
    name: 'by HTTP/1.0',
    bytes: lines(
      'GET /realtime/v1/websocket HTTP/1.0',
      host,
      'Connection: Upgrade',
      ...handshake,
      key,
    ),
    answers: [400, 401, 426],
  },
  {
    name: 'without a host',
    bytes: lines(
      'GET /realtime/v1/websocket?apikey=x HTTP/1.1',
      'Connection: Upgrade',
      ...handshake,
      key,
    ),
    answers: [400, 401],
  },
  {
    name: 'at a host that is none',
    bytes: lines(
      'GET /realtime/v1/websocket?apikey=x HTTP/1.1',
      'Host: [',
      'Connection: Upgrade',
      ...handshake,
      key,
    ),
    answers: [400, 401],
  },
  {
    name: 'at an address in full',
    bytes: lines(
      'GET http://[/realtime/v1/websocket HTTP/1.1',
      host,
      'Connection: Upgrade',
      ...handshake,
      key,
    ),
    answers: [400, 401, 404],
  },
  {
    name: 'with extensions without end',
    bytes: lines(
      'GET /realtime/v1/websocket?apikey=x HTTP/1.1',
      host,
      'Connection: Upgrade',
      ...handshake,
      key,
      `Sec-WebSocket-Extensions: ${'permessage-deflate; '.repeat(500)}`,
    ),
    answers: [400, 401],
  },
  {
    name: 'of h2c',
    bytes: lines(
      'GET /healthz HTTP/1.1',
      host,
      'Connection: Upgrade, close',
      'Upgrade: h2c',
      'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA',
    ),
    answers: [200],
  },
].map((one) => ({ ...one, name: `a socket ${one.name}` }) as ConnectionCase);
