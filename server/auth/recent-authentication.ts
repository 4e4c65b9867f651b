import type { Transaction } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * A session that was left open on somebody's screen does nothing that cannot be taken back (private.proven_lately).
 * @throws AuthError reauthentication_needed
 */
export async function assertRecentAuthentication(
  transaction: Transaction,
  { user, session }: SignedIn,
  now: Date,
): Promise<void> {
  const [found] = await transaction<{ proven: boolean }[]>`
    select private.proven_lately(${user.id}, ${session.id}, ${now}) as proven`;
  if (found?.proven) return;
  throw new AuthError(403, 'reauthentication_needed', "Please confirm it's you first.");
}
