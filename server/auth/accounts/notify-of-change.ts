import {
  addressChanged,
  numberChanged,
  passwordChanged,
} from '../../mail/messages/account-changed.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ContactKind, UserRow } from '../queries/user-row.ts';
import { notifyOwner } from './notify-owner.ts';

/** A changed address or number. `from` is the account before the change, with its old mailbox. */
export type ContactChange = { from: UserRow; kind: ContactKind };

/** Notifies the mailbox that the account had before its address or number changed. Call it after the commit. */
export async function notifyOfContactChange(
  auth: AuthServices,
  c: AuthContext,
  { from, kind }: ContactChange,
): Promise<void> {
  await notifyOwner(auth, c, from, kind === 'phone' ? numberChanged : addressChanged);
}

/**
 * Notifies the owner that a password was set. Call it after the commit. Skips the first password of an invited user: they set it
 * through the invitation.
 * @param before the account before the change
 */
export async function notifyOfPasswordChange(
  auth: AuthServices,
  c: AuthContext,
  before: UserRow,
): Promise<void> {
  if (before.invited_at && !before.encrypted_password) return;
  await notifyOwner(auth, c, before, passwordChanged);
}
