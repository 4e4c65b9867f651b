import { AuthError } from '../auth-error.ts';
import type { UserRow } from '../queries/user-row.ts';

/**
 * Refuses changes of email, phone and password for a user who signs in through an organisation. The organisation manages these: a
 * separate password would still work after the user leaves it.
 * @throws AuthError user_sso_managed
 */
export function assertNotManaged(
  user: UserRow,
  wanted: {
    email?: string | null | undefined;
    phone?: string | null | undefined;
    password?: string | null | undefined;
    nonce?: string | null | undefined;
  },
): void {
  const { email, phone, password, nonce } = wanted;
  const isOtherEmail = Boolean(email) && email?.trim().toLowerCase() !== user.email;
  const isOtherPhone = Boolean(phone) && phone?.replace(/^\+/, '') !== user.phone;
  const changes = isOtherEmail || isOtherPhone || Boolean(password) || Boolean(nonce);
  if (!user.is_sso_user || !changes) return;
  throw new AuthError(
    422,
    'user_sso_managed',
    'Updating email, phone, password of a SSO account only possible via SSO',
  );
}
