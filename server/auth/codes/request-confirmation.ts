import type { Transaction } from '../../database/database.ts';
import type { AuthServices } from '../auth-services.ts';
import type { Contact, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { type MintedToken, mintToken } from './one-time-tokens.ts';
import type { Challenge } from './pkce.ts';

/**
 * Mints the token that confirms a new account, and stores the time of the request.
 * @param request.contact by default the mail address of the account
 */
export async function requestConfirmation(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  request: { contact?: Contact; challenge: Challenge | undefined; now: Date },
): Promise<{ user: UserRow; minted: MintedToken }> {
  const { contact, challenge, now } = request;
  const address = contact?.address ?? user.email ?? '';
  const minted = await mintToken(
    auth,
    transaction,
    { userId: user.id, type: 'confirmation_token', address, now },
    { challenge, method: 'email/signup' },
  );
  const changed = await changeUser(transaction, user.id, { confirmation_sent_at: now }, now);
  return { user: changed, minted };
}
