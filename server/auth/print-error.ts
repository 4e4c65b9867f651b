import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type ApiError, sqlStateOf } from '../errors.ts';
import { logProblem, toApiError } from '../http/problems.ts';
import { AuthError, invalid } from './auth-error.ts';
import type { AuthContext } from './auth-services.ts';

const versionHeader = 'x-supabase-api-version';
const codesSince = '2024-01-01';

/** Maps the SQLSTATEs that the request caused to an AuthError; undefined for all others. */
function fromDatabase(error: unknown): AuthError | undefined {
  switch (sqlStateOf(error)) {
    case '22021': // invalid UTF-8
    case '22P05': // U+0000
      return invalid('The request has characters that cannot be stored', error);
    case '23505': // a concurrent request was faster
    case '40001':
    case '40P01':
    case '55P03':
      return new AuthError(409, 'conflict', 'Too many requests at once for this account', {
        cause: error,
        retryAfterSeconds: 1,
      });
    case '57014':
      return new AuthError(504, 'request_timeout', 'The request took too long', { cause: error });
  }
}

/** Maps any thrown value to an API error. Sets its code as a header, which the request log prints. Logs server errors with their cause. */
export function toAuthError(error: unknown, c: AuthContext): ApiError {
  const problem = translated(error);
  logProblem(c, problem);
  c.header('x-sb-error-code', problem.code);
  return problem;
}

function translated(error: unknown): ApiError {
  const known = fromDatabase(error) ?? toApiError(error);
  if (known.status < 500 || known instanceof AuthError) return known;
  return new AuthError(known.status, 'unexpected_failure', known.message, { cause: known.cause });
}

/** True when the client supports string codes: it sent an API version that is not older than them. */
function wantsCodes(c: AuthContext): boolean {
  const version = c.req.header(versionHeader) ?? '';
  return /^\d{4}-\d{2}-\d{2}$/.test(version) && version >= codesSince;
}

function body(problem: ApiError, asCodes: boolean, requestId: string): Record<string, unknown> {
  const { status, code, message } = problem;
  if (code === 'no_api_key' || code === 'invalid_api_key') return { message, hint: problem.hint };
  const reasons = problem instanceof AuthError ? problem.reasons : undefined;
  const weak = reasons ? { weak_password: { reasons } } : {};
  if (asCodes) return { code, message, ...weak };
  const errorId = status >= 500 ? { error_id: requestId } : {};
  return { code: status, error_code: code, msg: message, ...errorId, ...weak };
}

/**
 * Returns an error response in the official server's format. The newer shape echoes the version header: without it the client looks for
 * the code under another key.
 */
export function printError(error: unknown, c: AuthContext): Response {
  const problem = toAuthError(error, c);
  const status = problem.status as ContentfulStatusCode;
  if (problem instanceof AuthError && problem.oauth) {
    return c.json({ error: problem.oauth, error_description: problem.message }, status);
  }
  const asCodes = wantsCodes(c);
  if (asCodes) c.header(versionHeader, codesSince);
  if (problem.retryAfterSeconds) {
    c.header('retry-after', String(problem.retryAfterSeconds));
  }
  return c.json(body(problem, asCodes, c.get('requestId')), status);
}
