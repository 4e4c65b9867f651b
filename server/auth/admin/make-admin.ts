import type { Database } from '../../database/database.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { emailAddressOrNothing } from '../contacts/email-address.ts';
import { findUserByEmail } from '../queries/users.ts';

export type MakeAdminOutcome = 'made admin' | 'admin already' | 'unconfirmed' | 'unknown';

/**
 * Gives the account with this address the role admin. The address must be confirmed: otherwise the account may not be its owner's.
 * This is the only way to create the first admin; later admins are appointed by admins on the admin screen.
 */
export async function makeAdmin(database: Database, address: string): Promise<MakeAdminOutcome> {
  const email = emailAddressOrNothing(address);
  if (!email) return 'unknown';
  const user = await database.asAuth((transaction) => findUserByEmail(transaction, email));
  if (!user || user.deleted_at) return 'unknown';
  if (!isConfirmed(user)) return 'unconfirmed';
  const changed = await database.asService(async (transaction) => {
    // Without claims, the change log records the operator as the author, not a holder of the service key.
    await transaction`select set_config('request.jwt.claims', '', true)`;
    return transaction`
      update public.user_roles set role = 'admin' where user_id = ${user.id} and role <> 'admin'
      returning user_id`;
  });
  return changed.length === 1 ? 'made admin' : 'admin already';
}
