import type { AuthContext, AuthServices } from '../auth-services.ts';
import { readQuery } from '../read-body.ts';
import { redirectTarget } from './redirect-target.ts';

/** Returns the redirect target for a request's `redirect_to`, validated by redirectTarget. */
export function wantedTarget(auth: AuthServices, c: AuthContext): string {
  return redirectTarget(readQuery(c, 'redirect_to'), auth.siteUrl, auth.settings.auth.redirectUrls);
}
