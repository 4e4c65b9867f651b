import { describe, expect, test } from 'vitest';
import { clientAddress } from './visit.ts';

describe('clientAddress', () => {
  test.each<[string | undefined, string | undefined, string[], string | null]>([
    ['203.0.113.7', undefined, [], '203.0.113.7'],
    ['::ffff:203.0.113.7', undefined, [], '203.0.113.7'],
    ['203.0.113.7', '1.2.3.4', [], '203.0.113.7'],
    ['10.0.0.1', '1.2.3.4', ['10.0.0.1'], '1.2.3.4'],
    ['10.0.0.1', '9.9.9.9, 1.2.3.4', ['10.0.0.0/8'], '1.2.3.4'],
    ['10.0.0.1', '1.2.3.4, 10.0.0.2', ['10.0.0.0/8'], '1.2.3.4'],
    ['10.0.0.1', 'nonsense', ['10.0.0.0/8'], '10.0.0.1'],
    ['10.0.0.1', undefined, ['10.0.0.0/8'], '10.0.0.1'],
    ['::1', '2001:db8::7', ['::1'], '2001:db8::7'],
    ['fd00::1', '1.2.3.4', ['fd00::/8'], '1.2.3.4'],
    [undefined, '1.2.3.4', [], null],
  ])('peer %s, forwarded for %s, proxies %j: %s', (peer, forwardedFor, proxies, expected) => {
    expect(clientAddress(peer, forwardedFor, proxies)).toBe(expected);
  });
});
