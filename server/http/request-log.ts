import { randomUUID } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import { withRequestId } from '../database/request-id.ts';
import type { Services } from '../services.ts';
import type { DoorEnvironment } from './environment.ts';
import { type Route, routeOf } from './route-of.ts';

const acceptableId = /^[\w.:-]{8,128}$/;

/** Routes that last as long as their model works or their client listens: a long duration is no sign of a slow server. */
const slowByNature = new Set(['/functions/v1/generate-recipe']);

/** Returns the length of a response if known in advance: a streamed response has none. */
function bytesOf({ headers }: Response): { bytes?: number } {
  const length = headers.get('content-length');
  return length === null ? {} : { bytes: Number(length) };
}

/** Returns the error code of a refusal by the auth door. No other log line says why a single sign-in failed (ASVS 16.3.1). */
function refusalOf({ headers }: Response): { code?: string } {
  const code = headers.get('x-sb-error-code');
  return code === null ? {} : { code };
}

/** A request between its start and its line in the access log. */
export type AccessLogEntry = { requestId: string; startedAtMs: number };

/** The response fields of the access log: status, length, and the code of a refusal. */
type ResponseSummary = { status: number; bytes?: number; code?: string };

/**
 * Gives each request an id (the proxy's if it sent one), counts it, and writes one line when it is answered: door, route pattern,
 * status, duration. Above level debug, neither the line nor a metric label contains the path or the query, since these can hold ids,
 * addresses and tokens.
 */
export function createAccessLog({ log: ofServer, metrics, settings }: Services) {
  const { duration, inFlight } = metrics.http;
  // These lines hold only our own names and numbers: redaction would cost as much as the rest of the line.
  const lines = ofServer.child({}, { redact: { paths: [] } });

  function begin(given: string | null | undefined): AccessLogEntry {
    const requestId = given && acceptableId.test(given) ? given : randomUUID();
    inFlight.inc();
    return { requestId, startedAtMs: performance.now() };
  }

  /** Writes the line. @param readPath called only at level debug, the only one with the path in its lines */
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
    // Probes come every few seconds, and a negative answer is normal: the readiness check itself reports the reason.
    if (where.door === 'operations') lines.debug(line, 'request');
    else if (status >= 500) lines.error(line, 'request failed');
    else if (isSlow) lines.warn({ ...line, slow: true }, 'request');
    else lines.info(line, 'request');
  }

  return {
    begin,
    /** Counts a request as no longer in flight, whether it was answered or not. */
    leave: () => inFlight.dec(),
    end,
    logOf: ({ requestId }: AccessLogEntry) => ofServer.child({ requestId }),
  };
}

/** Middleware that sets the request id, the log with that id, and writes the access log line. Passes the id to PostgreSQL, too. */
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
