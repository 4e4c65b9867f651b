import type { ApiError } from '../../errors.ts';
import { withFragment, withQuery } from './redirect-target.ts';

/** How RFC 6749 §4.1.2.1 names what our statuses say; other statuses have no name there. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
};

/** Refusals of the person, not of the request. */
const deniedCodes = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

/** The `error` of a failure that a browser is led back with; undefined where RFC 6749 has no name for it. */
export function oauthErrorOf(problem: ApiError): string | undefined {
  return deniedCodes.has(problem.code) ? 'access_denied' : oauthErrors[problem.status];
}

/**
 * The target with what went wrong, in query and fragment: apps of one flow read this, of the other that.
 * @param error its name, where somebody else than this server gave it one
 */
export function failureAddress(
  problem: ApiError,
  target: string,
  error = oauthErrorOf(problem) ?? 'server_error',
): string {
  const values = { error, error_code: problem.code, error_description: problem.message };
  return withFragment(withQuery(target, values), values);
}
