import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';

/** @throws AuthError manual_linking_disabled (404) when the settings turn it off */
export function assertLinkingAllowed(auth: AuthServices): void {
  if (auth.settings.auth.manualLinking) return;
  throw new AuthError(404, 'manual_linking_disabled', 'Manual linking is disabled');
}
