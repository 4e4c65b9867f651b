import type { ApiError } from '../../errors.ts';
import { withFragment, withQuery } from './redirect-target.ts';

/** Maps our HTTP statuses to error names of RFC 6749 §4.1.2.1. Other statuses have no name there. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  500: 'server_error',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
};

/** Codes that refuse the user, not the request. */
const deniedCodes = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

/** Returns the `error` parameter for the redirect after a failure; undefined when RFC 6749 has no name for it. */
export function oauthErrorOf(problem: ApiError): string | undefined {
  return deniedCodes.has(problem.code) ? 'access_denied' : oauthErrors[problem.status];
}

/**
 * Returns the target with the error in both query and fragment: apps of one flow read the query, apps of the other the fragment.
 * @param error the error name, if another server already gave one
 */
export function failureAddress(
  problem: ApiError,
  target: string,
  error = oauthErrorOf(problem) ?? 'server_error',
): string {
  const values = { error, error_code: problem.code, error_description: problem.message };
  return withFragment(withQuery(target, values), values);
}
