import type { ServerOptions } from 'node:http';

/** How long a connection may take over what it has to say, in milliseconds. */
export type SenderLimits = Required<
  Pick<
    ServerOptions,
    'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
>;

/**
 * Whoever holds connections open without getting to the end of a request is cut off: each costs memory and a file descriptor, and a thousand
 * of them cost the sender nothing (slow senders, OWASP ASVS 4.2). Only what is received is timed: an answer, a recipe that is streamed for
 * minutes, or a WebSocket is not.
 */
export const senderLimits: SenderLimits = {
  // From the first byte of a request, or from the connection where none comes, to the end of its head: a head is one packet or two.
  headersTimeout: 20_000,
  // To the end of its body: the largest, a catalogue of 8 MB, takes a minute at 1 Mbit/s.
  requestTimeout: 120_000,
  // Between two requests. Longer than nginx (60 s), most load balancers (60 s) and Caddy (120 s) keep their connections to us: the proxy must
  // be who closes an idle one, since a POST that it sends into our closing is lost, and a cook sees 502.
  keepAliveTimeout: 125_000,
  // So late at most is somebody found out.
  connectionsCheckingInterval: 5_000,
};
