import { type ConnectionCase, end, get, host, lines } from './connection-case.ts';

const post = (headers: string[], body: string) =>
  lines('POST /auth/v1/token HTTP/1.1', host, end, ...headers) + body;

const refused = [400] as const;

export const bodies: ConnectionCase[] = [
  {
    name: 'a length and chunks',
    bytes: post(['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\nX'),
    answers: refused,
  },
  {
    name: 'chunks and a length',
    bytes: post(['Transfer-Encoding: chunked', 'Content-Length: 5'], '0\r\n\r\nX'),
    answers: refused,
  },
  {
    name: 'two lengths',
    bytes: post(['Content-Length: 2', 'Content-Length: 3'], '{}x'),
    answers: refused,
  },
  {
    name: 'one length twice',
    bytes: post(['Content-Length: 2', 'Content-Length: 2'], '{}'),
    answers: [400, 401],
  },
  { name: 'a length below zero', bytes: post(['Content-Length: -1'], ''), answers: refused },
  { name: 'a length with a sign', bytes: post(['Content-Length: +2'], '{}'), answers: refused },
  { name: 'a length of letters', bytes: post(['Content-Length: two'], '{}'), answers: refused },
  { name: 'a length in hexadecimal', bytes: post(['Content-Length: 0x2'], '{}'), answers: refused },
  {
    name: 'a length beyond numbers',
    bytes: post([`Content-Length: ${'9'.repeat(40)}`], '{}'),
    answers: refused,
  },
  {
    name: 'two transfer encodings',
    bytes: post(['Transfer-Encoding: chunked', 'Transfer-Encoding: identity'], '0\r\n\r\n'),
    answers: [400, 401, 501],
  },
  {
    name: 'an unknown transfer encoding',
    bytes: post(['Transfer-Encoding: xchunked'], '0\r\n\r\n'),
    answers: [400, 501],
  },
  {
    name: 'a hidden transfer encoding',
    bytes: post(['Transfer-Encoding:\x0bchunked', 'Content-Length: 5'], '0\r\n\r\nX'),
    answers: refused,
  },
  {
    name: 'a transfer encoding under a space',
    bytes: post(['Transfer-Encoding : chunked'], '0\r\n\r\n'),
    answers: refused,
  },
  {
    name: 'a chunk without a size',
    bytes: post(['Transfer-Encoding: chunked'], 'xyz\r\n{}\r\n0\r\n\r\n'),
    answers: [400, 401],
  },
  {
    name: 'a chunk of a negative size',
    bytes: post(['Transfer-Encoding: chunked'], '-1\r\n{}\r\n0\r\n\r\n'),
    answers: [400, 401],
  },
  {
    name: 'a chunk beyond numbers',
    bytes: post(['Transfer-Encoding: chunked'], 'fffffffffffffffff\r\n'),
    answers: [400, 401],
  },
  {
    name: 'chunks with 20,000 letters of extensions',
    bytes: post(['Transfer-Encoding: chunked'], `2;${'a'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`),
    answers: [400, 401, 413, 431],
  },
  {
    name: 'a GET with a body',
    bytes: `${get('/healthz', 'Content-Length: 4')}GET `,
    answers: [200],
  },
];
