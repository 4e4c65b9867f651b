import type { Transaction } from '../../../database/database.ts';
import { AuthError } from '../../auth-error.ts';
import { type FactorRow, listFactors } from '../../queries/factors.ts';
import { type Bearer, loadSignedIn, type SignedIn } from '../../signed-in.ts';
import { factorNotFound } from '../factor-errors.ts';
import { assertNotAnonymous } from '../factor-in-path.ts';

/** Returns the bearer, their factors, and the factor that represents their recovery codes. Locks the user's row. */
export async function codesOf(
  transaction: Transaction,
  bearer: Bearer,
  now: Date,
): Promise<{ signedIn: SignedIn; factors: FactorRow[]; set: FactorRow | undefined }> {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  assertNotAnonymous(signedIn.user);
  const factors = await listFactors(transaction, [signedIn.user.id]);
  const set = factors.find((factor) => factor.factor_type === 'recovery_code');
  return { signedIn, factors, set };
}

/** Like codesOf, but requires that the user has recovery codes. @throws AuthError mfa_factor_not_found */
export async function presentCodesOf(transaction: Transaction, bearer: Bearer, now: Date) {
  const { signedIn, set } = await codesOf(transaction, bearer, now);
  if (!set) throw factorNotFound();
  return { signedIn, set };
}

/** @throws AuthError insufficient_aal */
export function assertProvenSecondFactor({ session }: SignedIn): void {
  if (session.aal !== 'aal1') return;
  throw new AuthError(403, 'insufficient_aal', 'AAL2 required to manage recovery codes');
}
