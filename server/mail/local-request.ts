const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

function isLoopbackAddress(address: string | undefined): boolean {
  if (!address) return false;
  const plain = address.replace(/^::ffff:/i, '');
  return plain === '::1' || /^127(\.\d{1,3}){3}$/.test(plain);
}

function isLocalHost(host: string | undefined): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i.test(host ?? '');
}

/**
 * True when somebody on this very machine asks, and asks directly. A loopback peer alone is not enough: a reverse proxy is
 * one too, and a page on the internet can point a name of its own at 127.0.0.1 (DNS rebinding).
 */
export function isLocalRequest(request: Request, peerAddress: string | undefined): boolean {
  const host = request.headers.get('host') ?? new URL(request.url).host;
  return (
    isLoopbackAddress(peerAddress) &&
    isLocalHost(host) &&
    !forwardingHeaders.some((name) => request.headers.has(name))
  );
}
