import type { ApiError } from '../../errors.ts';
import { AuthError } from '../auth-error.ts';
import { withFragment, withQuery } from '../redirect-target.ts';
import { readableText } from './provider-failure.ts';

/** How RFC 6749 §4.1.2.1 names what our statuses say; all others are the server's error. */
const oauthErrors: Record<number, string> = {
  400: 'invalid_request',
  401: 'unauthorized_client',
  403: 'access_denied',
  503: 'temporarily_unavailable',
  504: 'temporarily_unavailable',
};

/** Refusals of the person, not of the request. */
const deniedCodes = new Set([
  'signup_disabled',
  'user_banned',
  'provider_email_needs_verification',
]);

/** What a provider itself said no to: its name for that goes on to the app as it is. */
export class ProviderRefusal extends AuthError {
  readonly error: string;

  constructor(error: string, description: string) {
    const known = /^[\x21-\x7e]{1,100}$/.test(error) ? error : 'server_error';
    super(400, 'bad_oauth_callback', readableText(description) || known);
    this.name = 'ProviderRefusal';
    this.error = known;
  }
}

function oauthErrorOf(problem: ApiError): string {
  if (problem instanceof ProviderRefusal) return problem.error;
  if (deniedCodes.has(problem.code)) return 'access_denied';
  return oauthErrors[problem.status] ?? 'server_error';
}

/** The target with what went wrong, in query and fragment: one app reads this, another that. */
export function failureAddress(problem: ApiError, target: string): string {
  const values = {
    error: oauthErrorOf(problem),
    error_code: problem.code,
    error_description: problem.message,
  };
  return withFragment(withQuery(target, values), values);
}
