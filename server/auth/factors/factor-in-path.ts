import type { Transaction } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext } from '../auth-services.ts';
import { type FactorRow, lockFactor } from '../queries/factors.ts';
import type { UserRow } from '../queries/user-row.ts';
import { type Bearer, loadSignedIn, type SignedIn } from '../signed-in.ts';
import { factorNotFound, needsSecondFactor } from './factor-errors.ts';
import { isProtected } from './is-protected.ts';

/** @throws AuthError validation_failed (404, as in the official server) */
export function factorIdOf(c: AuthContext): string {
  const id = c.req.param('factor_id') ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'factor_id must be an UUID');
  return id;
}

/** Refuses anonymous users: they could not sign in again with a second factor but no first one. @throws AuthError no_authorization (403) */
export function assertNotAnonymous(user: UserRow): void {
  if (!user.is_anonymous) return;
  const message = 'Anonymous user not allowed to perform these actions';
  throw new AuthError(403, 'no_authorization', message);
}

/**
 * Returns the bearer and their factor, with both rows locked until the transaction ends.
 * @throws AuthError those of loadSignedIn, no_authorization, mfa_factor_not_found
 */
export async function loadOwnFactor(
  transaction: Transaction,
  bearer: Bearer,
  factorId: string,
  now: Date,
): Promise<{ signedIn: SignedIn; factor: FactorRow }> {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  assertNotAnonymous(signedIn.user);
  const factor = await lockFactor(transaction, signedIn.user.id, factorId);
  if (!factor) throw factorNotFound();
  return { signedIn, factor };
}

/**
 * Refuses the challenge of an unverified factor where enrolling one is refused, because the first challenge completes the enrollment.
 * Otherwise a factor that a stranger left unverified, before the owner had one, would let the stranger in later.
 * @throws AuthError insufficient_aal
 */
export function assertAllowedToAnswer(
  { session }: SignedIn,
  factor: FactorRow,
  factors: FactorRow[],
): void {
  if (factor.status === 'verified' || session.aal !== 'aal1' || !isProtected(factors)) return;
  throw needsSecondFactor();
}
