import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { withRequestId } from '../database/request-id.ts';
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

/** A request from its start until its line in the access log. */
export type AccessLogEntry = { requestId: string; startedAtMs: number };

/** What the access log says of a response: its status, its length, and the code of a refusal. */
type ResponseSummary = { status: number; bytes?: number; code?: string };

/**
 * Gives each request an id (the proxy's, where it sent one), counts it, and writes one line when it is answered: door, pattern of the route,
 * status, time. Neither the line nor a label names who asked, or for what: ids, addresses and tokens travel in paths and queries.
 */
export function createAccessLog({ log: ofServer, metrics, settings }: Services) {
  const { duration, inFlight } = metrics.http;
  // Names and numbers of our own alone: looking for secrets among them would cost as much as all the rest of the line.
  const lines = ofServer.child({}, { redact: { paths: [] } });

  function begin(given: string | null | undefined): AccessLogEntry {
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    inFlight.inc();
    return { requestId, startedAtMs: performance.now() };
  }

  /** @param readPath asked where the level is debug alone, for its line */
  function end(
    entry: AccessLogEntry,
    where: Route,
    summary: ResponseSummary,
    readPath: () => string,
  ): void {
    const { status } = summary;
    const tookMs = performance.now() - entry.startedAtMs;
    duration.observe({ ...where, status: `${Math.floor(status / 100)}xx` }, tookMs / 1000);
    if (!lines.isLevelEnabled('error')) return;
    const line = {
      requestId: entry.requestId,
      ...where,
      ...summary,
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
    logOf: ({ requestId }: AccessLogEntry) => ofServer.child({ requestId }),
  };
}

/** Around whatever answers a request: its id, its log, which carries it, and its line. PostgreSQL is told the id too. */
export function requestLog(services: Services) {
  const accessLog = createAccessLog(services);
  return createMiddleware<DoorEnvironment>(async (c, next) => {
    const entry = accessLog.begin(c.req.header('x-request-id'));
    c.set('requestId', entry.requestId);
    c.set('log', accessLog.logOf(entry));
    c.set('startedAtMs', entry.startedAtMs);
    await withRequestId(entry.requestId, next).finally(accessLog.leave);
    c.res.headers.set('x-request-id', entry.requestId);
    const summary = { status: c.res.status, ...bytesOf(c.res), ...refusalOf(c.res) };
    accessLog.end(entry, routeOf(c), summary, () => c.req.path);
  });
}
