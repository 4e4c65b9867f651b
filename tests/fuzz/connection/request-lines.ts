import { type ConnectionCase, end, get, host, lines } from './connection-case.ts';

const refused = [400] as const;

export const requestLines: ConnectionCase[] = [
  { name: 'a line of no words', bytes: lines('hello'), answers: refused },
  { name: 'a method of NULs', bytes: lines('\0\0\0 / HTTP/1.1', host), answers: refused },
  { name: 'an unknown method', bytes: lines('FUZZ / HTTP/1.1', host), answers: refused },
  { name: 'a small method', bytes: lines('get / HTTP/1.1', host), answers: refused },
  { name: 'HTTP/0.9', bytes: 'GET /healthz\r\n\r\n', answers: [200, 400] },
  { name: 'HTTP/1.0', bytes: lines('GET /healthz HTTP/1.0'), answers: [200, 400] },
  { name: 'HTTP/1.0 with a host', bytes: lines('GET /healthz HTTP/1.0', host), answers: [200] },
  { name: 'HTTP/2.0', bytes: lines('GET /healthz HTTP/2.0', host), answers: [200, 400, 505] },
  {
    name: 'the beginning of HTTP/2',
    bytes: 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
    answers: [400, 405, 'closed'],
  },
  { name: 'HTTP/9.9', bytes: lines('GET /healthz HTTP/9.9', host), answers: [400, 505] },
  {
    name: 'a TLS greeting',
    bytes: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
    answers: refused,
  },
  { name: 'an SSH greeting', bytes: 'SSH-2.0-OpenSSH_9.9\r\n', answers: refused },
  { name: 'a target with a space', bytes: lines('GET /a b HTTP/1.1', host), answers: refused },
  { name: 'a target with a NUL', bytes: get('/a\0b'), answers: refused },
  { name: 'a target with a tab', bytes: get('/a\tb'), answers: refused },
  { name: 'a target of bytes above ASCII', bytes: get('/\xff\xfe\x80'), answers: [400, 404] },
  { name: 'a target without a slash', bytes: get('healthz'), answers: refused },
  {
    name: 'a target of an asterisk',
    bytes: lines('OPTIONS * HTTP/1.1', host, end),
    answers: [204, 400, 404, 405],
  },
  { name: 'a fragment', bytes: get('/healthz#x'), answers: [200, 400, 404] },
  { name: 'our address in full', bytes: get('http://localhost/healthz'), answers: [200] },
  {
    name: 'a stranger’s address in full',
    bytes: get('http://evil.example/healthz'),
    answers: [200, 400, 404],
  },
  {
    name: 'an address of another scheme',
    bytes: get('ftp://evil.example/'),
    answers: [200, 400, 404],
  },
  {
    name: 'an address with a password',
    bytes: get('http://a:b@localhost/healthz'),
    answers: [200, 400, 404],
  },
  {
    name: 'two slashes and a host',
    bytes: get('//evil.example/healthz'),
    answers: [200, 400, 404],
  },
  {
    name: 'a way through us',
    bytes: lines('CONNECT evil.example:443 HTTP/1.1', 'Host: evil.example'),
    answers: [400, 405, 'closed'],
  },
  { name: 'half a character', bytes: get('/%'), answers: [400, 404] },
  { name: 'a character of no hexadecimal digits', bytes: get('/%zz'), answers: [400, 404] },
  { name: 'overlong slashes', bytes: get('/%c0%af%c0%ae'), answers: [400, 404] },
  { name: 'an encoded NUL', bytes: get('/assets/%00'), answers: [400, 404] },
  { name: 'a path of 100,000 letters', bytes: get(`/${'a'.repeat(100_000)}`), answers: [414, 431] },
  {
    name: 'a path of 5,000 dots',
    bytes: get(`${'/..'.repeat(2_500)}/etc/passwd`),
    answers: [400, 404],
  },
];
