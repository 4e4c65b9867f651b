import { type ConnectionCase, end, get, lines } from './connection-case.ts';

const refused = [400] as const;

export const heads: ConnectionCase[] = [
  { name: 'no host', bytes: lines('GET /healthz HTTP/1.1', end), answers: refused },
  { name: 'two hosts', bytes: get('/healthz', 'Host: evil.example'), answers: [200, 400] },
  {
    name: 'a host of a path',
    bytes: lines('GET /healthz HTTP/1.1', 'Host: localhost/x', end),
    answers: refused,
  },
  {
    name: 'a host with a space',
    bytes: lines('GET /healthz HTTP/1.1', 'Host: a b', end),
    answers: refused,
  },
  {
    name: 'an empty host',
    bytes: lines('GET /healthz HTTP/1.1', 'Host:', end),
    answers: [200, 400],
  },
  {
    name: 'a host with an impossible port',
    bytes: lines('GET /healthz HTTP/1.1', 'Host: localhost:99999', end),
    answers: refused,
  },
  {
    name: 'a host of half an address',
    bytes: lines('GET /healthz HTTP/1.1', 'Host: [::1', end),
    answers: refused,
  },
  {
    name: '3,000 headers',
    bytes: get('/healthz', ...Array.from({ length: 3_000 }, (_none, index) => `x-${index}: y`)),
    answers: [200, 431],
  },
  {
    name: 'a header of 100,000 letters',
    bytes: get('/healthz', `x: ${'a'.repeat(100_000)}`),
    answers: [431],
  },
  { name: 'a header with a NUL', bytes: get('/healthz', 'x: a\0b'), answers: refused },
  {
    name: 'a header with a bare line feed',
    bytes: get('/healthz', 'x: a\nx-injected: 1'),
    answers: [200, 400],
  },
  {
    name: 'a header with a bare carriage return',
    bytes: get('/healthz', 'x: a\rb'),
    answers: refused,
  },
  { name: 'a header without a colon', bytes: get('/healthz', 'hello'), answers: refused },
  { name: 'a header without a name', bytes: get('/healthz', ': x'), answers: refused },
  { name: 'a space before the colon', bytes: get('/healthz', 'x : y'), answers: refused },
  { name: 'a folded header', bytes: get('/healthz', 'x: a', ' b'), answers: [200, 400] },
  {
    name: 'bytes above ASCII in every header',
    bytes: get('/healthz', 'x: \xff\xfe', 'accept-language: \xe9', 'user-agent: \x80'),
    answers: [200],
  },
  {
    name: 'a name of a prototype',
    bytes: get('/healthz', '__proto__: x', 'constructor: y', 'hasOwnProperty: z'),
    answers: [200],
  },
  {
    name: 'an expectation that nobody meets',
    bytes: get('/healthz', 'Expect: a miracle'),
    answers: [417],
  },
];
