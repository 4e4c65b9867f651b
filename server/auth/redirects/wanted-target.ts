import type { AuthContext, AuthServices } from '../auth-services.ts';
import { readQuery } from '../read-body.ts';
import { redirectTarget } from './redirect-target.ts';

/** Where a request's `redirect_to` may lead, as redirectTarget decides it. */
export function wantedTarget(auth: AuthServices, c: AuthContext): string {
  return redirectTarget(readQuery(c, 'redirect_to'), auth.siteUrl, auth.settings.auth.redirectUrls);
}
