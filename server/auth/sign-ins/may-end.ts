import type { Transaction } from '../../database/database.ts';
import { assertRecentAuthentication } from '../recent-authentication.ts';
import { type Bearer, loadSignedIn, type SignedIn } from '../signed-in.ts';
import { assertStrongSession } from '../strong-session.ts';

/** How the refusal of a session that owes its second factor goes on. */
export const purpose = 'see or end sessions';

/**
 * The bearer, held, where they may end sessions: a session that was stolen, or left open on somebody's screen, must not throw its owner out.
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
