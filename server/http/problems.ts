import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { ApiError, isDatabaseError, statusOfSqlState } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

/** Node's word for a request whose connection ended, or whose chunks made no sense, before its body was there. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  );
}

/** The disk that keeps objects has no room, or this account may use none of it any more. */
function isFullDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * Turns whatever was thrown into an ApiError: ours as it is, PostgreSQL's by the table in errors.ts, the rest as a
 * 500 whose cause stays in the log.
 */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof HTTPException) {
    return new ApiError(error.status, 'http', error.message, { cause: error });
  }
  if (isCutOff(error)) {
    return new ApiError(400, 'request_aborted', 'The request ended before its body did.', {
      cause: error,
    });
  }
  if (isFullDisk(error)) {
    return new ApiError(503, 'no_space', 'There is no room for this at the moment.', {
      cause: error,
    });
  }
  if (isDatabaseError(error)) {
    const status = statusOfSqlState(error.code);
    if (status >= 500)
      return new ApiError(status, error.code, 'The database could not answer.', { cause: error });
    return new ApiError(status, error.code, error.message, {
      details: error.detail ?? null,
      hint: error.hint ?? null,
      cause: error,
    });
  }
  return new ApiError(500, 'unexpected_failure', 'Something went wrong on our side.', {
    cause: error,
  });
}

/** A request that has a log of its own: Hono's context, or what stands in its place. */
export type HasLog = { get(name: 'log'): Logger };

/** Logs what was our own fault, with its cause; what a caller did wrong is no news. */
export function logProblem(c: HasLog, problem: ApiError): void {
  if (problem.status < 500) return;
  c.get('log').error({ err: problem.cause ?? problem, code: problem.code }, problem.message);
}

/** The answer of everything outside the doors' own dialects: all the fields that one of the clients may look for. */
export function printProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const problem = toApiError(error);
  logProblem(c, problem);
  const { code, message, details, hint } = problem;
  return c.json({ code, message, details, hint }, problem.status as ContentfulStatusCode);
}
