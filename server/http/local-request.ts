import { isBrowsersMachine } from '../settings/this-machine.ts';

/** The headers that proxies and CDNs add to forwarded requests. */
const forwardingHeader =
  /^(forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|(cf|fastly|fly)-.+|x-(forwarded|original-forwarded|envoy)-.+)$/i;

function isLoopbackAddress(address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}

/**
 * Returns whether a request comes directly from this machine. A loopback peer alone is not enough: a reverse proxy is
 * one too, and a page on the internet can point its own host name at 127.0.0.1 (DNS rebinding).
 */
export function isLocalRequest(request: Request, peerAddress: string | undefined): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return (
    isLoopbackAddress(peerAddress) &&
    isBrowsersMachine(host.replace(/:\d+$/, '')) &&
    ![...request.headers.keys()].some((name) => forwardingHeader.test(name))
  );
}
