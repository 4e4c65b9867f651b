import type { ServerOptions } from 'node:http';

/** How long a connection may take to send a request, in milliseconds. */
export type SenderLimits = Required<
  Pick<
    ServerOptions,
    'headersTimeout' | 'requestTimeout' | 'keepAliveTimeout' | 'connectionsCheckingInterval'
  >
>;

/**
 * Closes connections that never complete a request: each costs memory and a file descriptor, and a thousand of them cost the sender nothing (slow
 * senders, OWASP ASVS 4.2). Only receiving is timed: a response, a recipe that streams for minutes, or a WebSocket is not.
 */
export const senderLimits: SenderLimits = {
  // From the first byte of a request (or from the connection, if no byte arrives) to the end of its head: a head is one packet or two.
  headersTimeout: 20_000,
  // To the end of its body: the largest, a catalogue of 8 MB, takes a minute at 1 Mbit/s.
  requestTimeout: 120_000,
  // Between two requests. Longer than nginx (60 s), most load balancers (60 s) and Caddy (120 s) keep their connections to us: the proxy must be the
  // side that closes an idle connection. A POST that it sends while we close would be lost, and the cook would see a 502.
  keepAliveTimeout: 125_000,
  // An exceeded limit is detected at most this much later.
  connectionsCheckingInterval: 5_000,
};
