import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Services } from '../services.ts';
import type { DoorEnvironment } from './environment.ts';

const acceptableId = /^[\w.:-]{8,128}$/;

/**
 * Gives each request an id (the proxy's, where it sent one) and a log that carries it, and writes one line when it
 * is answered. The path goes in without its query: tokens and codes travel in queries.
 */
export function requestLog(services: Services) {
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    const log = services.log.child({ requestId });
    const startedAtMs = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('startedAtMs', startedAtMs);
    await next();
    c.res.headers.set('x-request-id', requestId);
    const durationMs = Math.round((performance.now() - startedAtMs) * 10) / 10;
    const line = { method: c.req.method, path: c.req.path, status: c.res.status, durationMs };
    if (c.res.status >= 500) log.error(line, 'request failed');
    else log.info(line, 'request');
  });
}
