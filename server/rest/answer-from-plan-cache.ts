import { withRequestId } from '#server/database/request-id.ts';
import { headersForOrigins } from '#server/http/cross-origin.ts';
import { createAccessLog } from '#server/http/request-log.ts';
import { usualHeaders } from '#server/http/security-headers.ts';
import type { Services } from '#server/services.ts';
import type { Answered } from './operation.ts';
import { answerProblem } from './respond/print-problem.ts';
import type { Serve } from './serve-request.ts';

/** Answers a request whose plan is cached; undefined for any other, which takes the usual route. */
export type AnswerFromPlanCache = (
  request: Request,
  peerAddress: string | undefined,
) => Promise<Response> | undefined;

/** What stands in the log where it failed before it had a name: the pattern of the door's only route. */
const unnamed = '/rest/v1/*';

/**
 * The way past Hono's layers, which take longer than PostgreSQL for a count. What they judge by the address and the method alone was judged
 * when the same request was first answered; who asks, their limits and their rights are asked each time. What every answer has (log, metrics,
 * id, headers) is made by the same functions as everywhere.
 */
export function createAnswerFromPlanCache(services: Services, ways: Serve): AnswerFromPlanCache {
  const accessLog = createAccessLog(services);
  const usual = usualHeaders(services.settings);
  const forOrigin = headersForOrigins(services.settings);

  async function answer(
    request: Request,
    peerAddress: string | undefined,
    plan: NonNullable<ReturnType<Serve['findCachedPlan']>>,
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
      answered = await withRequestId(entry.requestId, () => ways.serveCachedPlan(call, plan));
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
    const plan = ways.findCachedPlan(request);
    return plan && answer(request, peerAddress, plan);
  };
}
