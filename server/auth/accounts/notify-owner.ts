import type { MailMessage } from '../../mail/carrier.ts';
import type { Owner } from '../../mail/messages/account-letter.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';

/**
 * Mails the owner of an account about a change to its protection. Call it after the commit: the change stays even if the mail fails,
 * and the failure is logged. A user without a confirmed address gets no mail.
 */
export async function notifyOwner(
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
