import type { AuthServices, Operation } from '../auth-services.ts';
import { toAuthError } from '../print-error.ts';
import { failureAddress } from '../redirects/failure-address.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { authorizeUrl } from './authorize-url.ts';

/**
 * GET /authorize: redirects a browser to the sign-in of a provider. Errors of the app are returned as JSON, as on the official server.
 * When the provider fails, which is not the app's fault, the browser is redirected back to the app.
 */
export function authorizeByProvider(auth: AuthServices): Operation {
  return async (c) => {
    c.header('referrer-policy', 'no-referrer');
    try {
      return c.redirect(await authorizeUrl(auth, c), 302);
    } catch (error) {
      const problem = toAuthError(error, c);
      if (problem.status < 500) throw problem;
      return c.redirect(failureAddress(problem, wantedTarget(auth, c)), 302);
    }
  };
}
