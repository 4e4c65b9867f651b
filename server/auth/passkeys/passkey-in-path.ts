import type { Transaction } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import type { AuthContext } from '../auth-services.ts';
import { lockPasskey, type PasskeyRow } from '../queries/passkeys.ts';
import { passkeyNotFound } from './passkey-errors.ts';

/** Returns the passkey from the path and locks its row until the transaction ends. @throws AuthError validation_failed (404) */
export async function passkeyInPath(
  transaction: Transaction,
  c: AuthContext,
  userId: string,
): Promise<PasskeyRow> {
  const id = c.req.param('passkey_id') ?? '';
  const passkey = isUuid(id) ? await lockPasskey(transaction, userId, id) : undefined;
  if (!passkey) throw passkeyNotFound();
  return passkey;
}
