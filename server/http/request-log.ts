import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { askFor } from '../database/asking-request.ts';
import type { Services } from '../services.ts';
import type { DoorEnvironment } from './environment.ts';
import { type Route, routeOf } from './route-of.ts';

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

/** A request that is being answered. */
export type Visit = { requestId: string; startedAtMs: number };

/** What is told of an answer: its status, its length, and what a refusal is called. */
type Told = { status: number; bytes?: number; code?: string };

/**
 * Gives each request an id (the proxy's, where it sent one), counts it, and writes one line when it is answered: door, pattern of the route,
 * status, time. Neither the line nor a label names who asked, or for what: ids, addresses and tokens travel in paths and queries.
 */
export function createVisits({ log: ofServer, metrics, settings }: Services) {
  const { duration, inFlight } = metrics.http;
  // Names and numbers of our own alone: looking for secrets among them would cost as much as all the rest of the line.
  const lines = ofServer.child({}, { redact: { paths: [] } });

  function begin(given: string | null | undefined): Visit {
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    inFlight.inc();
    return { requestId, startedAtMs: performance.now() };
  }

  /** @param readPath asked where the level is debug alone, for its line */
  function end(visit: Visit, where: Route, told: Told, readPath: () => string): void {
    const { status } = told;
    const tookMs = performance.now() - visit.startedAtMs;
    duration.observe({ ...where, status: `${Math.floor(status / 100)}xx` }, tookMs / 1000);
    if (!lines.isLevelEnabled('error')) return;
    const line = {
      requestId: visit.requestId,
      ...where,
      ...told,
      durationMs: Math.round(tookMs * 10) / 10,
      ...(lines.isLevelEnabled('debug') ? { path: readPath() } : {}),
    };
    const isSlow = tookMs >= settings.slowRequestMs && !slowByNature.has(where.route);
    // Asked every few seconds, and a no is an answer: readiness itself says why.
    if (where.door === 'operations') lines.debug(line, 'request');
    else if (status >= 500) lines.error(line, 'request failed');
    else if (isSlow) lines.warn({ ...line, slow: true }, 'request');
    else lines.info(line, 'request');
  }

  return {
    begin,
    /** Its answer is there, or will never be. */
    leave: () => inFlight.dec(),
    end,
    logOf: ({ requestId }: Visit) => ofServer.child({ requestId }),
  };
}

/** Around whatever answers a request: its id, its log, which carries it, and its line. PostgreSQL is told the id too. */
export function requestLog(services: Services) {
  const visits = createVisits(services);
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const visit = visits.begin(c.req.header('x-request-id'));
    c.set('requestId', visit.requestId);
    c.set('log', visits.logOf(visit));
    c.set('startedAtMs', visit.startedAtMs);
    await askFor(visit.requestId, next).finally(visits.leave);
    c.res.headers.set('x-request-id', visit.requestId);
    const told = { status: c.res.status, ...bytesOf(c.res), ...refusalOf(c.res) };
    visits.end(visit, routeOf(c), told, () => c.req.path);
  });
}
