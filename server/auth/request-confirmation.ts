import type { Transaction } from '../database/database.ts';
import { confirmSignUp } from '../mail/messages/confirm-sign-up.ts';
import type { AuthContext, AuthServices } from './auth-services.ts';
import { type MintedToken, mintToken } from './one-time-tokens.ts';
import type { Challenge } from './pkce.ts';
import { changeUser, type UserRow } from './queries/users.ts';
import { sendMail, ticketFor } from './send-mail.ts';

/** Makes the link and the code that confirm a new account, and notes when. */
export async function requestConfirmation(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  request: { challenge: Challenge | undefined; now: Date },
): Promise<{ user: UserRow; minted: MintedToken }> {
  const { challenge, now } = request;
  const minted = await mintToken(
    auth,
    transaction,
    { userId: user.id, type: 'confirmation_token', address: user.email ?? '', now },
    { challenge, method: 'email/signup' },
  );
  const changed = await changeUser(transaction, user.id, { confirmation_sent_at: now }, now);
  return { user: changed, minted };
}

export async function mailConfirmation(
  auth: AuthServices,
  c: AuthContext,
  mail: { to: string; minted: MintedToken; redirectTo: string },
): Promise<void> {
  const message = confirmSignUp({
    ...ticketFor(auth, { ...mail, type: 'signup' }),
    firstRecipeIsFree: auth.settings.credits.enabled,
  });
  await sendMail(auth, c, message, 'confirmation');
}
