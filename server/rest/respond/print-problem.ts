import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Caller } from '#server/database/database.ts';
import { ApiError, isDatabaseError } from '#server/errors.ts';
import type { DoorEnvironment } from '#server/http/environment.ts';
import { type HasLog, logProblem, toApiError } from '#server/http/problems.ts';
import type { Answered } from '../operation.ts';

/** `raise … using errcode = 'PT402'`: the dialect's way for a function to choose the status. */
const chosenStatus = /^PT([2-5]\d\d)$/;

/** Mistakes of a caller that PostgreSQL files under other classes: writing to a view, a feature it does not have. */
const callersOwn = new Set(['0A000', '55000']);

function statusOf(code: string, caller: Caller | undefined): number | undefined {
  const chosen = chosenStatus.exec(code)?.[1];
  if (chosen) return Number(chosen);
  if (code === '42501' && caller?.role === 'anon') return 401; // signing in may help
  return callersOwn.has(code) ? 400 : undefined;
}

/** PostgreSQL's error in the dialect's terms, where those differ from the shared table. */
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

/** Every refusal of the data API: `{code, message, details, hint}`. */
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

/** The same, where Hono answers. */
export function printRestProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const { status, headers, body } = answerProblem(error, c);
  return c.body(body, status as ContentfulStatusCode, headers);
}
