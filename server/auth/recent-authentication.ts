import type { Transaction } from '../database/database.ts';
import { AuthError } from './auth-error.ts';
import type { SignedIn } from './signed-in.ts';

/**
 * Requires a recent authentication (private.has_recent_authentication), so that a session left open on a screen cannot do anything irreversible.
 * @throws AuthError reauthentication_needed
 */
export async function assertRecentAuthentication(
  transaction: Transaction,
  { user, session }: SignedIn,
  now: Date,
): Promise<void> {
  const [found] = await transaction<{ proven: boolean }[]>`
    select private.has_recent_authentication(${user.id}, ${session.id}, ${now}) as proven`;
  if (found?.proven) return;
  throw new AuthError(403, 'reauthentication_needed', "Please confirm it's you first.");
}
