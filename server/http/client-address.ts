import { BlockList, isIP } from 'node:net';

/** Returns an address as the database prints it: a challenge compares the address that requested it with the one that answers. */
function canonicalAddress(address: string): string {
  if (isIP(address) !== 6) return address;
  const { hostname } = new URL(`http://[${address}]`);
  return hostname.slice(1, -1);
}

/** Normalises an address for rate limits and the database: no port, brackets or zone, mapped IPv4 as IPv4, IPv6 in its shortest form. */
function plainAddress(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[([^\]]*)\](:\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
  return canonicalAddress(plain);
}

/** Returns the addresses and networks (`10.0.0.0/8`) of TRUST_PROXY as a list. */
function proxyList(proxies: string[]): BlockList {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', prefix] = proxy.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) continue;
    if (prefix) list.addSubnet(address, Number(prefix), family);
    else list.addAddress(address, family);
  }
  return list;
}

/**
 * Returns the client address for rate limits. Trusts X-Forwarded-For only from a proxy in the settings, and reads it from the right:
 * everything left of the last address that is not a known proxy may be forged by the client.
 */
export function clientAddress(
  peerAddress: string | undefined,
  forwardedFor: string | undefined,
  proxies: string[],
): string | null {
  if (!peerAddress) return null;
  const list = proxyList(proxies);
  const isProxy = (address: string) => list.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  const hops = (forwardedFor ?? '').split(',').map(plainAddress);
  let address = plainAddress(peerAddress);
  while (isIP(address) && isProxy(address)) {
    const hop = hops.pop();
    if (!hop || !isIP(hop)) break;
    address = hop;
  }
  return isIP(address) ? address : null;
}

/** Returns the /64 network of an IPv6 address: a provider assigns a whole /64 network to one customer. */
function networkOf(address: string): string {
  const [left = '', right] = address.toLowerCase().split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(left), groups(right)];
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const all = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the rate limit key of a client; `unknown` without an address. An IPv6 /64 network counts as one client. */
export function peerKey(client: { ip: string | null }): string {
  if (client.ip === null) return 'unknown';
  return isIP(client.ip) === 6 ? networkOf(client.ip) : client.ip;
}
