import type { MailMessage } from '../../mail/carrier.ts';
import type { ByAdmin } from '../../mail/messages/by-admin.ts';
import { tellOwner } from '../accounts/tell-owner.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';

/** Tells somebody what an admin did to their account, after it was committed, and where to ask why. */
export async function tellAccount(
  auth: AuthServices,
  c: AuthContext,
  user: UserRow,
  letter: (to: ByAdmin) => MailMessage,
): Promise<void> {
  const { supportEmail } = auth.settings.contact;
  await tellOwner(auth, c, user, (owner) => letter({ ...owner, supportEmail }));
}
