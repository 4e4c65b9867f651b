import type { Transaction } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import { type FactorRow, listFactors } from './queries/factors.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Somebody with a second factor changes what protects the account only after having used it.
 * @param purpose how the sentence goes on after "required to"
 * @throws AuthError insufficient_aal
 */
export async function assertStrongSession(
  transaction: Transaction,
  signedIn: SignedIn,
  purpose: string,
): Promise<void> {
  if (signedIn.session.aal !== 'aal1') return;
  assertStrong(signedIn, await listFactors(transaction, [signedIn.user.id]), purpose);
}

/** As assertStrongSession, where their factors are known. @throws AuthError insufficient_aal */
export function assertStrong(
  { session }: SignedIn,
  factors: Pick<FactorRow, 'status'>[],
  purpose: string,
): void {
  if (session.aal !== 'aal1') return;
  if (!factors.some((factor) => factor.status === 'verified')) return;
  throw new AuthError(
    401,
    'insufficient_aal',
    `AAL2 session is required to ${purpose} when MFA is enabled.`,
  );
}
