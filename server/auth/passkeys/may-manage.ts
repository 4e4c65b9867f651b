import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { assertNotAnonymous } from '../factors/factor-in-path.ts';
import { isProtected } from '../factors/is-protected.ts';
import { listFactors } from '../queries/factors.ts';
import type { SignedIn } from '../signed-in.ts';

/**
 * Requires aal2 from a user with a verified second factor: passkeys sign in, so a one-factor session must not create or change them.
 * @throws AuthError insufficient_aal (403)
 */
export async function assertManagesPasskeys(
  transaction: Transaction,
  signedIn: SignedIn,
): Promise<void> {
  if (signedIn.session.aal !== 'aal1') return;
  assertProvenFactors(signedIn, await listFactors(transaction, [signedIn.user.id]));
}

/** Like assertManagesPasskeys, with factors that are already loaded. @throws AuthError insufficient_aal (403) */
export function assertProvenFactors(
  { session }: SignedIn,
  factors: Parameters<typeof isProtected>[0],
): void {
  if (session.aal !== 'aal1' || !isProtected(factors)) return;
  throw new AuthError(
    403,
    'insufficient_aal',
    'AAL2 session is required to manage passkeys when MFA is enabled',
  );
}

/**
 * Rejects SSO users, because their organisation decides how they sign in, and anonymous users.
 * @throws AuthError validation_failed (422), no_authorization (403)
 */
export function assertOwnAccount({ user }: SignedIn): void {
  if (user.is_sso_user) {
    throw new AuthError(422, 'validation_failed', 'SSO users cannot register passkeys');
  }
  assertNotAnonymous(user);
}
