import type { Transaction } from '../../database/database.ts';
import { listProviders } from '../queries/external-identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';

/** Updates `app_metadata.provider` and `providers` to match the account's current identities. */
export async function syncProviderMetadata(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  const providers = await listProviders(transaction, user.id);
  const [provider] = providers;
  const metadata = { ...user.raw_app_meta_data, ...(provider ? { provider } : {}), providers };
  return changeUser(transaction, user.id, { raw_app_meta_data: metadata }, now);
}
