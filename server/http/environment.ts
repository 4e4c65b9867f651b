import type { Logger } from 'pino';

/** What every door finds on Hono's context: `c.env` from the listener, `c.var` from the shared middleware. */
export type DoorEnvironment = {
  Bindings: { peerAddress: string | undefined };
  Variables: {
    requestId: string;
    log: Logger;
    startedAtMs: number;
    /** Where a door knows its route better than the router does: a pattern or a name of ours, never what somebody wrote. */
    route: string | undefined;
  };
};
