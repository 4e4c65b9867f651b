import type { Context, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

/** Higher than the body limit of the proxies in ops/. */
const maxThrownAwayBytes = 16 * 1024 * 1024;

/**
 * Reads and discards the rest of a body with a content-length. If the connection closes while a proxy still sends, the proxy takes the server
 * for dead: nginx answers 502 and sends no request there for some seconds, so that a stranger could block all users.
 * @returns whether the connection can carry another request
 */
async function discardBody({ req }: Context, timeoutMs: number): Promise<boolean> {
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
  // A client that disconnects meanwhile does not need the connection either.
  return Promise.race([readAll().catch(() => false), late]).finally(() => clearTimeout(timer));
}

/**
 * Refuses bodies above `maxBytes` with 413 before they are read completely. If the rest of a refused body does not arrive soon, the
 * connection is closed with the answer, since the rest would block the next request on it.
 * @param discardTimeoutMs how long to read the rest of a refused body to keep its connection alive
 */
export function bodySize(
  maxBytes: number,
  discardTimeoutMs = 1000,
): MiddlewareHandler<DoorEnvironment> {
  async function refuse(c: Context): Promise<never> {
    if (!(await discardBody(c, discardTimeoutMs))) c.header('connection', 'close');
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
    // Checks the content-length alone, which the listener enforces: the library accesses the body first, and for that the whole
    // request is built a second time.
    return Number(announced) <= maxBytes ? next() : refuse(c);
  };
}
