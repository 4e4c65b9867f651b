import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Caller } from '#server/database/database.ts';
import { ApiError, isDatabaseError } from '#server/errors.ts';
import type { DoorEnvironment } from '#server/http/environment.ts';
import { type HasLog, logProblem, toApiError } from '#server/http/problems.ts';
import type { Answered } from '../operation.ts';

/** `raise … using errcode = 'PT402'`: PostgREST's way for a function to choose the HTTP status. */
const chosenStatus = /^PT([2-5]\d\d)$/;

/** Caller errors that PostgreSQL puts in other error classes: writing to a view, using an unsupported feature. */
const callersOwn = new Set(['0A000', '55000']);

function statusOf(code: string, caller: Caller | undefined): number | undefined {
  const chosen = chosenStatus.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '42501' && caller?.role === 'anon') return 401; // signing in may help
  return callersOwn.has(code) ? 400 : undefined;
}

/** Translates a PostgreSQL error to PostgREST's status, where that differs from the shared table. */
export function translateError(error: unknown, caller: Caller | undefined): unknown {
  if (!isDatabaseError(error)) return error;
  const status = statusOf(error.code, caller);
  if (status === undefined) return error;
  return new ApiError(status, error.code, error.message, {
    details: error.detail ?? null,
    hint: error.hint ?? null,
    cause: error,
  });
}

/** Builds the response for every error of the data API: `{code, message, details, hint}`. */
export function answerProblem(error: unknown, c: HasLog): Answered & { body: string } {
  const problem = toApiError(error);
  logProblem(c, problem);
  const { status, code, message, details, hint, retryAfterSeconds } = problem;
  return {
    status,
    headers: {
      'content-type': 'application/json',
      ...(retryAfterSeconds ? { 'retry-after': String(retryAfterSeconds) } : {}),
      ...(status === 401 ? { 'www-authenticate': 'Bearer' } : {}),
    },
    body: JSON.stringify({ code, message, details, hint }),
  };
}

/** Builds the same error response as a Hono response. */
export function printRestProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const { status, headers, body } = answerProblem(error, c);
  return c.body(body, status as ContentfulStatusCode, headers);
}
