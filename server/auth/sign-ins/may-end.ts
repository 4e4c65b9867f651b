import type { Transaction } from '../../database/database.ts';
import { assertRecentAuthentication } from '../recent-authentication.ts';
import { type Bearer, loadSignedIn, type SignedIn } from '../signed-in.ts';
import { assertStrongSession } from '../strong-session.ts';

/** The end of the error message for a session without the required second factor. */
export const purpose = 'see or end sessions';

/**
 * Loads the bearer with a row lock and checks that they may end sessions (second factor, recent authentication). A stolen session, or
 * one left open on a shared screen, must not sign the owner out.
 * @throws AuthError those of loadSignedIn, insufficient_aal, reauthentication_needed
 */
export async function loadWhoMayEnd(
  transaction: Transaction,
  bearer: Bearer,
  now: Date,
): Promise<SignedIn> {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  await assertStrongSession(transaction, signedIn, purpose);
  await assertRecentAuthentication(transaction, signedIn, now);
  return signedIn;
}
