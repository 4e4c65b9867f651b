import type { Logger } from 'pino';

/** What every door finds on Hono's context: `c.env` from the listener, `c.var` from the shared middleware. */
export type DoorEnvironment = {
  Bindings: { peerAddress: string | undefined };
  Variables: { requestId: string; log: Logger; startedAtMs: number };
};
