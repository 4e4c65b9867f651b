import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not public: this machine, local networks, and ranges that lead to either (RFC 6890 and related RFCs). */
const reserved: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
/** The IPv6 range that is allocated to public addresses. `reserved6` excludes parts of it, such as those that embed IPv4 addresses. */
const global6: readonly [string, number] = ['2000::', 3];
const reserved6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

function listOf(networks: readonly (readonly [string, number])[], family: 'ipv4' | 'ipv6') {
  const list = new BlockList();
  for (const [network, prefix] of networks) list.addSubnet(network, prefix, family);
  return list;
}

const closed4 = listOf(reserved, 'ipv4');
const open6 = listOf([global6], 'ipv6');
const closed6 = listOf(reserved6, 'ipv6');

/** Returns whether an IP address is public, not local or reserved. */
export function isPublicAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return isPublicAddress(mapped);
  if (isIP(address) === 4) return !closed4.check(address, 'ipv4');
  if (isIP(address) !== 6) return false;
  return open6.check(address, 'ipv6') && !closed6.check(address, 'ipv6');
}
