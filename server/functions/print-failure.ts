import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { DoorEnvironment } from '../http/environment.ts';
import { logProblem, toApiError } from '../http/problems.ts';
import { NoticeError } from './notice-error.ts';

/** Returns a failure in the format that the app reads: the notice's title and message, and a code. Logs server errors. */
export function describeFailure(error: unknown, c: Context<DoorEnvironment>) {
  const problem = toApiError(error);
  logProblem(c, problem);
  const { message, code, status, retryAfterSeconds } = problem;
  const title = problem instanceof NoticeError ? { title: problem.title } : {};
  return { status, retryAfterSeconds, body: { error: message, message, code, ...title } };
}

export function printFailure(error: unknown, c: Context<DoorEnvironment>): Response {
  const { status, retryAfterSeconds, body } = describeFailure(error, c);
  if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
  return c.json(body, status as ContentfulStatusCode);
}
