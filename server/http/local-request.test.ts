import { expect, test } from 'vitest';
import { isLocalRequest } from './local-request.ts';

test.each<[string | undefined, string, Record<string, string>, boolean]>([
  ['127.0.0.1', 'localhost:3000', {}, true],
  ['::1', '[::1]:3000', {}, true],
  ['::ffff:127.0.0.1', '127.0.0.1:3000', {}, true],
  [undefined, 'localhost:3000', {}, false],
  ['192.0.2.1', 'localhost:3000', {}, false],
  ['127.0.0.1', 'localhost.evil.example', {}, false],
  ['127.0.0.1', 'evil.example:3000', {}, false],
  ['127.0.0.1', 'kitchen.localhost:3000', {}, true],
  ['127.0.0.1', 'notlocalhost:3000', {}, false],
  ['127.0.0.1', 'localhost:3000', { accept: 'text/html', 'x-client-info': 'js' }, true],
  ...[
    'forwarded',
    'via',
    'x-forwarded-for',
    'x-forwarded-host',
    'x-forwarded-proto',
    'x-real-ip',
    'cf-connecting-ip',
    'true-client-ip',
    'x-envoy-external-address',
    'x-envoy-original-path',
  ].map((name): [string, string, Record<string, string>, boolean] => [
    '127.0.0.1',
    'localhost:3000',
    { [name]: '192.0.2.1' },
    false,
  ]),
])('peer %s, host %s, headers %j: local is %s', (peerAddress, host, headers, expected) => {
  const request = new Request('http://any.example/', { headers: { ...headers, host } });
  expect(isLocalRequest(request, peerAddress)).toBe(expected);
});
