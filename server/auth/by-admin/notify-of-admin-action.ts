import type { MailMessage } from '../../mail/carrier.ts';
import type { ByAdmin } from '../../mail/messages/by-admin.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';

/** Mails a user what an admin did to their account and where to ask why. Call it after the commit. */
export async function notifyOfAdminAction(
  auth: AuthServices,
  c: AuthContext,
  user: UserRow,
  letter: (to: ByAdmin) => MailMessage,
): Promise<void> {
  const { supportEmail } = auth.settings.contact;
  await notifyOwner(auth, c, user, (owner) => letter({ ...owner, supportEmail }));
}
