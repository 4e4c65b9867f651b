import type { Transaction } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { AuthError, userNotFound } from '../auth-error.ts';
import type { AuthContext } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';
import { lockUser } from '../queries/users.ts';

/** @throws AuthError validation_failed (404, as in the official server) */
function userIdOf(c: AuthContext): string {
  const id = c.req.param('user_id') ?? '';
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID');
  return id;
}

/** @throws AuthError user_not_found */
export async function userInPath(transaction: Transaction, c: AuthContext): Promise<UserRow> {
  const user = await lockUser(transaction, userIdOf(c));
  if (!user) throw userNotFound();
  return user;
}
