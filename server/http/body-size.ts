import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

/** Above what the proxies of ops/ let through. */
const maxThrownAwayBytes = 16 * 1024 * 1024;

/**
 * Reads the rest of a body that was announced, and forgets it. A proxy takes a connection that closes while it still sends for a server that
 * died: nginx answers 502 and sends nobody there for some seconds, so that a stranger could keep everybody away.
 * @returns whether the connection can carry another request
 */
async function throwAway({ req }: Context, timeoutMs: number): Promise<boolean> {
  const { body, headers } = req.raw;
  const announced = Number(headers.get('content-length') ?? Number.NaN);
  if (!body || body.locked || !(announced <= maxThrownAwayBytes)) return false;
  const reader = body.getReader();
  const readAll = async (): Promise<boolean> => {
    for (;;) if ((await reader.read()).done) return true;
  };
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeoutMs);
  });
  // Whoever hangs up amid it has no use for the connection either.
  return Promise.race([readAll().catch(() => false), late]).finally(() => clearTimeout(timer));
}

/**
 * Refuses bodies above `maxBytes` before they are read whole. Where the rest of such a body does not come soon it would stand in the way
 * of whatever comes next on its connection, so that one ends with the answer.
 * @param discardTimeoutMs how long the rest of a refused body is read for the sake of its connection
 */
export function bodySize(
  maxBytes: number,
  discardTimeoutMs = 1000,
): MiddlewareHandler<DoorEnvironment> {
  async function refuse(c: Context): Promise<never> {
    if (!(await throwAway(c, discardTimeoutMs))) c.header('connection', 'close');
    throw new ApiError(
      413,
      'request_entity_too_large',
      `The request body may hold ${maxBytes} bytes at most.`,
    );
  }
  const counted = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (c, next) => {
    const { method, headers } = c.req.raw;
    if (method === 'GET' || method === 'HEAD') return next();
    const announced = headers.get('content-length');
    if (announced === null || headers.has('transfer-encoding')) return counted(c, next);
    // Judged by the announcement alone, which the listener holds it to: the library looks at the body first, and for that the whole
    // request is built a second time.
    return Number(announced) <= maxBytes ? next() : refuse(c);
  };
}
