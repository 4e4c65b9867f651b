import type { Transaction } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import { type FactorRow, listFactors } from './queries/factors.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Refuses an aal1 session of a user who has a verified second factor. It guards changes to what protects the account.
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

/** As assertStrongSession, for a caller that already has the user's factors. @throws AuthError insufficient_aal */
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
