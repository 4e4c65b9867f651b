import type { AuthServices, Operation } from '../auth-services.ts';
import { toAuthError } from '../print-error.ts';
import { failureAddress } from '../redirects/failure-address.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { authorizeUrl } from './authorize-url.ts';

/**
 * GET /authorize: a browser comes to sign in through a provider. What its app did wrong is said as JSON, as the official server says
 * it; a provider that does not answer is no mistake of the app, so its person is sent back there.
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
