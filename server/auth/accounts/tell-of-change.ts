import {
  addressChanged,
  numberChanged,
  passwordChanged,
} from '../../mail/messages/account-changed.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ContactKind } from '../contacts/contact.ts';
import type { UserRow } from '../queries/user-row.ts';
import { tellOwner } from './tell-owner.ts';

/** An account that got another address or number, as it was before: with its old mailbox. */
export type Move = { from: UserRow; kind: ContactKind };

/** Tells whoever had the account before it moved, after it was committed. */
export async function tellOfMove(
  auth: AuthServices,
  c: AuthContext,
  { from, kind }: Move,
): Promise<void> {
  await tellOwner(auth, c, from, kind === 'phone' ? numberChanged : addressChanged);
}

/**
 * Tells the owner that a password was set, after it was committed. Somebody who was invited sets their first one by that invitation.
 * @param before the account as it was before
 */
export async function tellOfPassword(
  auth: AuthServices,
  c: AuthContext,
  before: UserRow,
): Promise<void> {
  if (before.invited_at && !before.encrypted_password) return;
  await tellOwner(auth, c, before, passwordChanged);
}
