import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { readQuery } from '../read-body.ts';
import { withFragment, withQuery } from '../redirect-target.ts';

/** GET /callback: a provider sends a browser back. No sign-in can be under way, so every state is unknown. */
export function returnFromProvider(auth: AuthServices): Operation {
  return async (c) => {
    const problem = readQuery(c, 'state')
      ? new AuthError(400, 'bad_oauth_state', 'OAuth state not found or expired')
      : new AuthError(400, 'bad_oauth_callback', 'OAuth state parameter missing');
    const values = {
      error: 'invalid_request',
      error_code: problem.code,
      error_description: problem.message,
    };
    return c.redirect(withFragment(withQuery(auth.siteUrl, values), values), 303);
  };
}
