import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import { mustNotBeAnonymous } from '../factors/factor-in-path.ts';
import { isProtected } from '../factors/is-protected.ts';
import { listFactors } from '../queries/factors.ts';
import type { SignedIn } from '../signed-in.ts';

/**
 * Passkeys sign in, so whoever owes a second factor neither makes nor changes any.
 * @throws AuthError insufficient_aal (403)
 */
export async function mustManagePasskeys(
  transaction: Transaction,
  { user, session }: SignedIn,
): Promise<void> {
  if (session.aal !== 'aal1') return;
  if (!isProtected(await listFactors(transaction, [user.id]))) return;
  throw new AuthError(
    403,
    'insufficient_aal',
    'AAL2 session is required to manage passkeys when MFA is enabled',
  );
}

/** Organisations say themselves how their people sign in. @throws AuthError validation_failed (422), no_authorization (403) */
export function mustHaveOwnAccount({ user }: SignedIn): void {
  if (user.is_sso_user) {
    throw new AuthError(422, 'validation_failed', 'SSO users cannot register passkeys');
  }
  mustNotBeAnonymous(user);
}
