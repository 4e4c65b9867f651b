import type { Context } from 'hono';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { logProblem, toApiError } from '../http/problems.ts';

/** An error of this door: `code` is what its client branches on, `kind` the older name for it. */
class StorageProblem extends ApiError {
  readonly kind: string;

  constructor(
    status: number,
    { kind, code, message }: { kind: string; code: string; message: string },
    extra: { cause?: unknown; retryAfterSeconds?: number } = {},
  ) {
    super(status, code, message, extra);
    this.name = 'StorageProblem';
    this.kind = kind;
  }
}

/** 404; an object that the caller may not see gives the same response. */
export const noSuchObject = () =>
  new StorageProblem(404, { kind: 'not_found', code: 'NoSuchKey', message: 'Object not found' });

/** 404; a bucket that the caller may not see gives the same response. */
export const noSuchBucket = () =>
  new StorageProblem(404, {
    kind: 'Bucket not found',
    code: 'NoSuchBucket',
    message: 'Bucket not found',
  });

/** 403: row security denies it. */
export const forbidden = (
  message = 'new row violates row-level security policy',
  cause?: unknown,
) => new StorageProblem(403, { kind: 'Unauthorized', code: 'AccessDenied', message }, { cause });

/** 400: the request cannot be read. */
export const badRequest = (message: string, cause?: unknown) =>
  new StorageProblem(400, { kind: 'invalid_request', code: 'InvalidRequest', message }, { cause });

/** 400: no object can have this name. */
export const invalidKey = (key: string) =>
  new StorageProblem(400, {
    kind: 'InvalidKey',
    code: 'InvalidKey',
    message: `Invalid key: ${key.slice(0, 200)}`,
  });

/** 404: an operation that the official service has and this one does not. */
export function notBuilt(): never {
  throw new ApiError(404, 'not_found', 'There is no such operation in this version.');
}

const alreadyExists = (cause?: unknown) =>
  new StorageProblem(
    409,
    { kind: 'Duplicate', code: 'KeyAlreadyExists', message: 'The resource already exists' },
    { cause },
  );

/** 413: more bytes than the bucket allows. */
export const tooLarge = () =>
  new StorageProblem(413, {
    kind: 'Payload too large',
    code: 'EntityTooLarge',
    message: 'The object exceeded the maximum allowed size',
  });

/** 415: the bytes are not a picture, whatever their content type says. */
export const notAPicture = (cause?: unknown) =>
  new StorageProblem(
    415,
    {
      kind: 'invalid_mime_type',
      code: 'InvalidMimeType',
      message: "We can't use this picture. Please choose a PNG, JPEG, WebP, GIF or AVIF.",
    },
    { cause },
  );

/** 429: many uploads are in progress, in total or by this caller. */
export const tooBusy = () =>
  new StorageProblem(
    429,
    {
      kind: 'slow_down',
      code: 'SlowDown',
      message: 'Too many pictures are being uploaded right now. Please try again.',
    },
    { retryAfterSeconds: 2 },
  );

/** 429: this caller has uploaded a lot. @param waitMs time until the caller may upload again */
export const tooOften = (waitMs: number) =>
  new StorageProblem(
    429,
    {
      kind: 'too_many_requests',
      code: 'TooManyRequests',
      message: "You've changed your pictures a lot. Please try again in a few minutes.",
    },
    { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) },
  );

/** Translates an error of the database into this door's errors. */
function inOwnWords(problem: ApiError): ApiError {
  if (problem.code === '42501') return forbidden(undefined, problem);
  if (problem.code === '23505') return alreadyExists(problem);
  return problem;
}

/**
 * Responds to an error in the official service's format: it returns 400 for all errors of the caller, with the true status as text in the body, where
 * its client looks. An unknown API key gets 401, as everywhere: there the gateway refuses it.
 */
export function printStorageProblem(error: unknown, c: Context<DoorEnvironment>): Response {
  const problem = inOwnWords(toApiError(error));
  logProblem(c, problem);
  const { status, code, message, hint, retryAfterSeconds } = problem;
  if (retryAfterSeconds !== undefined) c.header('retry-after', String(retryAfterSeconds));
  const kind = problem instanceof StorageProblem ? problem.kind : code;
  const body = { statusCode: String(status), error: kind, code, message, ...(hint && { hint }) };
  if (code === 'no_api_key' || code === 'invalid_api_key') return c.json(body, 401);
  if (status === 503) return c.json(body, 503);
  return c.json(body, status < 500 ? 400 : 500);
}
