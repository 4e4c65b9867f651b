import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { askFor } from '../database/asking-request.ts';
import type { Services } from '../services.ts';
import type { DoorEnvironment } from './environment.ts';
import { routeOf } from './route-of.ts';

const acceptableId = /^[\w.:-]{8,128}$/;

/** What takes as long as its model does, or as its listener stays: no news about the server. */
const slowByNature = new Set(['/functions/v1/generate-recipe']);

/** Its length, where it is known before it leaves: what is streamed has none. */
function bytesOf({ headers }: Response): { bytes?: number } {
  const length = headers.get('content-length');
  return length === null ? {} : { bytes: Number(length) };
}

/** What a refusal of the accounts door is called: which sign-in failed by what stands nowhere else line by line (ASVS 16.3.1). */
function refusalOf({ headers }: Response): { code?: string } {
  const code = headers.get('x-sb-error-code');
  return code === null ? {} : { code };
}

/**
 * Gives each request an id (the proxy's, where it sent one) and a log that carries it, counts it, and writes one line when it is
 * answered: door, pattern of the route, status, time. Neither the line nor a label names who asked, or for what: ids, addresses and
 * tokens travel in paths and queries. PostgreSQL is told the id too. The path stands in it where the level is debug.
 */
export function requestLog({ log: ofServer, metrics, settings }: Services) {
  const { duration, inFlight } = metrics.http;
  // Names and numbers of our own alone: looking for secrets among them would cost as much as all the rest of the line.
  const lines = ofServer.child({}, { redact: { paths: [] } });
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const given = c.req.header('x-request-id');
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    const log = ofServer.child({ requestId });
    const startedAtMs = performance.now();
    c.set('requestId', requestId);
    c.set('log', log);
    c.set('startedAtMs', startedAtMs);
    inFlight.inc();
    await askFor(requestId, next).finally(() => inFlight.dec());
    c.res.headers.set('x-request-id', requestId);
    const tookMs = performance.now() - startedAtMs;
    const { status } = c.res;
    const where = routeOf(c);
    duration.observe({ ...where, status: `${Math.floor(status / 100)}xx` }, tookMs / 1000);
    if (!lines.isLevelEnabled('error')) return;
    const line = {
      requestId,
      ...where,
      status,
      durationMs: Math.round(tookMs * 10) / 10,
      ...bytesOf(c.res),
      ...refusalOf(c.res),
      ...(lines.isLevelEnabled('debug') ? { path: c.req.path } : {}),
    };
    const isSlow = tookMs >= settings.slowRequestMs && !slowByNature.has(where.route);
    // Asked every few seconds, and a no is an answer: readiness itself says why.
    if (where.door === 'operations') lines.debug(line, 'request');
    else if (status >= 500) lines.error(line, 'request failed');
    else if (isSlow) lines.warn({ ...line, slow: true }, 'request');
    else lines.info(line, 'request');
  });
}
