import { withRequestId } from '#server/database/request-id.ts';
import { headersForOrigins } from '#server/http/cross-origin.ts';
import { createAccessLog } from '#server/http/request-log.ts';
import { usualHeaders } from '#server/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import type { Answered } from './operation.ts';
import { answerProblem } from './respond/print-problem.ts';
import type { RestHandler } from './serve-request.ts';

/** Answers a request whose plan is cached; undefined for any other request, which takes the usual route. */
export type AnswerFromPlanCache = (
  request: Request,
  peerAddress: string | undefined,
) => Promise<Response> | undefined;

/** The logged route of a request that fails before its route is known: the pattern of the only Hono route. */
const unnamed = '/rest/v1/*';

/**
 * Creates the fast path that bypasses Hono's middleware, which takes longer than PostgreSQL needs for a count. Checks that depend only on
 * the URL and the method passed when the same request was first answered; the caller, their rate limit and their rights are checked every
 * time. Log entry, metrics, request id and headers come from the same functions as for all other answers.
 */
export function createAnswerFromPlanCache(
  services: Services,
  handler: RestHandler,
): AnswerFromPlanCache {
  const accessLog = createAccessLog(services);
  const usual = usualHeaders(services.settings);
  const forOrigin = headersForOrigins(services.settings);

  async function answer(
    request: Request,
    peerAddress: string | undefined,
    plan: NonNullable<ReturnType<RestHandler['findCachedPlan']>>,
  ): Promise<Response> {
    const { method, headers } = request;
    const entry = accessLog.begin(headers.get('x-request-id'));
    let route = unnamed;
    const onRoute = (name: string) => {
      route = name;
    };
    const call = { request, peerAddress, onRoute };
    let answered: Answered;
    try {
      answered = await withRequestId(entry.requestId, () => handler.serveCachedPlan(call, plan));
    } catch (error) {
      answered = answerProblem(error, { get: () => accessLog.logOf(entry) });
    } finally {
      accessLog.leave();
    }
    const { status, body } = answered;
    const all = { ...usual, ...answered.headers, ...forOrigin(headers.get('origin')) };
    accessLog.end(
      entry,
      { door: 'rest', method, route },
      { status },
      () => new URL(request.url).pathname,
    );
    return new Response(method === 'HEAD' ? null : body, {
      status,
      headers: { ...all, 'x-request-id': entry.requestId },
    });
  }

  return (request, peerAddress) => {
    if (!request.url.includes('/rest/v1/')) return undefined;
    const plan = handler.findCachedPlan(request);
    return plan && answer(request, peerAddress, plan);
  };
}
