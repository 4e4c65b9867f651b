import type { Transaction } from '../database/database.ts';
import { changeEmail } from '../mail/messages/change-email.ts';
import { emailExists } from './auth-error.ts';
import type { AuthContext, AuthServices } from './auth-services.ts';
import { type MintedToken, mintToken } from './one-time-tokens.ts';
import type { Challenge } from './pkce.ts';
import { changeUser, findUserByEmail, type UserRow } from './queries/users.ts';
import { sendMail, ticketFor } from './send-mail.ts';

/** A change of address that waits for both mailboxes. */
export type PendingChange = {
  user: UserRow;
  oldAddress: string;
  newAddress: string;
  letters: { to: string; minted: MintedToken }[];
};

/**
 * Notes the wish for another address and makes a link for each mailbox; nothing moves before both agreed.
 * @throws AuthError email_exists
 */
export async function requestEmailChange(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  request: { newAddress: string; challenge: Challenge | undefined; now: Date },
): Promise<PendingChange> {
  const { newAddress, challenge, now } = request;
  if (await findUserByEmail(transaction, newAddress)) throw emailExists();
  const changed = await changeUser(
    transaction,
    user.id,
    { email_change: newAddress, email_change_sent_at: now, email_change_confirm_status: 0 },
    now,
  );
  const oldAddress = user.email ?? '';
  const flow = { challenge, method: 'email_change' };
  const letters = [];
  for (const [to, type] of [
    [newAddress, 'email_change_token_new'],
    [oldAddress, 'email_change_token_current'],
  ] as const) {
    if (to === '') continue; // an account without an address has nobody else to ask
    const token = { userId: user.id, type, address: to, now };
    letters.push({ to, minted: await mintToken(auth, transaction, token, flow) });
  }
  return { user: changed, oldAddress, newAddress, letters };
}

/** @throws AuthError 503 when a mail could not be sent; the change still waits and can be sent again */
export async function mailEmailChange(
  auth: AuthServices,
  c: AuthContext,
  change: PendingChange,
  redirectTo: string,
): Promise<void> {
  const { oldAddress, newAddress } = change;
  for (const { to, minted } of change.letters) {
    const ticket = ticketFor(auth, { to, minted, type: 'email_change', redirectTo });
    await sendMail(auth, c, changeEmail({ ...ticket, oldAddress, newAddress }), 'email change');
  }
}
