import type { AuthContext } from '../auth-services.ts';
import { toAuthError } from '../print-error.ts';
import { withFragment, withQuery } from '../redirect-target.ts';

/** How RFC 6749 §4.1.2.1 names what our statuses say. */
const names: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
};
const denials = new Set(['signup_disabled', 'user_banned', 'provider_email_needs_verification']);

/** The site with what went wrong, in query and fragment: pages of either flow read it. */
export function failureAddress(error: unknown, c: AuthContext, siteUrl: string): string {
  const problem = toAuthError(error, c);
  const name = denials.has(problem.code) ? 'access_denied' : names[problem.status];
  const values = {
    error: name ?? 'server_error',
    error_code: problem.code,
    error_description: problem.message,
  };
  return withFragment(withQuery(siteUrl, values), values);
}
