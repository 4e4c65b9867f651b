import type { Context } from 'hono';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { logProblem, toApiError } from '../http/problems.ts';

export const noSuchObject = () => new ApiError(404, 'not_found', 'Object not found');

/**
 * How this door says that something went wrong: the official service answers 400 for all that is the caller's, and the true status is text in
 * the body, which is where its client looks.
 */
export function printStorageProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const problem = toApiError(error);
  logProblem(c, problem);
  const body = {
    statusCode: String(problem.status),
    error: problem.code,
    message: problem.message,
  };
  return c.json(body, problem.status < 500 ? 400 : 500);
}
