import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each(['93.184.216.34', '8.8.8.8', '172.15.0.1', '172.32.0.1', '2606:4700::1111', '2a00::1'])(
  '%s is a public address',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test.each([
  '127.0.0.1',
  '127.9.9.9',
  '0.0.0.0',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254', // metadata service of cloud providers, which holds credentials
  '100.100.100.200',
  '192.0.0.192',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  'fe80::1',
  'fd00:ec2::254',
  'fc00::1',
  '2002:7f00:1::',
  '2001:0:7f00:1::',
  '2001:db8::1',
  'ff02::1',
  'localhost',
  '',
])('%s is not a public address', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});
