import type { AuthServices } from '../auth-services.ts';
import { type OpenedSession, sessionBody } from '../sessions/open-session.ts';
import { withFragment } from './redirect-target.ts';

/**
 * Returns the redirect address for a browser with its new session in the fragment, which no server receives.
 * @param more additional values for the app
 */
export async function sessionAddress(
  auth: AuthServices,
  opened: OpenedSession,
  target: string,
  more: Record<string, string> = {},
): Promise<string> {
  const body = await sessionBody(auth, opened);
  return withFragment(target, {
    ...more,
    access_token: body.access_token,
    expires_at: String(body.expires_at),
    expires_in: String(body.expires_in),
    refresh_token: body.refresh_token,
    token_type: body.token_type,
  });
}
