import type { MailMessage } from '../../mail/carrier.ts';
import type { Owner } from '../../mail/messages/account-letter.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';

/**
 * Mails the owner of an account what happened to what protects it, after it was committed. It stands whether the mail leaves or not: a
 * failure is logged. Somebody without a confirmed address cannot be told.
 */
export async function tellOwner(
  auth: AuthServices,
  c: AuthContext,
  user: UserRow,
  letter: (owner: Owner) => MailMessage,
): Promise<void> {
  if (!user.email || !user.email_confirmed_at) return;
  try {
    await auth.mail.send(letter({ to: user.email, siteUrl: auth.siteUrl }));
  } catch (error) {
    c.get('log').error({ err: error }, 'the owner of an account could not be told by mail');
  }
}
