import type { Database } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { emailAddressOrNothing } from '../contacts/email-address.ts';
import { findUserByEmail } from '../queries/users.ts';

export type MakeAdminOutcome = 'made admin' | 'admin already' | 'unconfirmed' | 'unknown';

/**
 * Gives somebody the role admin. Only a confirmed address counts: before that, nobody proved that the account is theirs.
 * The one way to the first admin; from then on admins make admins on their screen.
 */
export async function makeAdmin(database: Database, address: string): Promise<MakeAdminOutcome> {
  const email = emailAddressOrNothing(address);
  if (!email) return 'unknown';
  const user = await database.asAuth((transaction) => findUserByEmail(transaction, email));
  if (!user || user.deleted_at) return 'unknown';
  if (!isConfirmed(user)) return 'unconfirmed';
  const changed = await database.asService(async (transaction) => {
    // The change log tells somebody at the machine from a holder of the service key by their having no claims.
    await transaction`select set_config('request.jwt.claims', '', true)`;
    return transaction`
      update public.user_roles set role = 'admin' where user_id = ${user.id} and role <> 'admin'
      returning user_id`;
  });
  return changed.length === 1 ? 'made admin' : 'admin already';
}
