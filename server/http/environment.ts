import type { Logger } from 'pino';

/** The Hono context of every door: `c.env` from the listener, `c.var` from the shared middleware. */
export type DoorEnvironment = {
  Bindings: { peerAddress: string | undefined };
  Variables: {
    requestId: string;
    log: Logger;
    startedAtMs: number;
    /** Set by a door whose route is more specific than the router's: our own pattern or name, never client input. */
    route: string | undefined;
  };
};
