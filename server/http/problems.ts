import type { Context } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Logger } from 'pino';
import { ApiError, isDatabaseError, statusOfSqlState } from '../errors.ts';
import type { DoorEnvironment } from './environment.ts';

/** Returns whether a request's connection ended, or its chunks were invalid, before its body was complete: Node's `aborted` error. */
function isCutOff(error: unknown): boolean {
  return (
    error instanceof Error &&
    error.message === 'aborted' &&
    'code' in error &&
    error.code === 'ECONNRESET'
  );
}

/** Returns whether the disk with the stored objects is full, or the disk quota of this account is used up. */
function isFullDisk(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOSPC' || code === 'EDQUOT';
}

/**
 * Turns any thrown value into an ApiError: our own errors unchanged, PostgreSQL errors by the table in errors.ts, the rest as a
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

/** A request with its own log: Hono's context, or a replacement for it. */
export type HasLog = { get(name: 'log'): Logger };

/** Logs a server error (5xx) with its cause. Client errors are not logged. */
export function logProblem(c: HasLog, problem: ApiError): void {
  if (problem.status < 500) return;
  c.get('log').error({ err: problem.cause ?? problem, code: problem.code }, problem.message);
}

/** Prints an error for all routes without their own error format, with every field that any of the clients may read. */
export function printProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const problem = toApiError(error);
  logProblem(c, problem);
  const { code, message, details, hint } = problem;
  return c.json({ code, message, details, hint }, problem.status as ContentfulStatusCode);
}
