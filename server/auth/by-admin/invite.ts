import { invitationSchema } from '#contract/by-admin.ts';
import { invite as inviteLetter } from '../../mail/messages/invite.ts';
import { requestInvite } from '../admin/invite-user.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import type { MintedToken } from '../codes/one-time-tokens.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { readEmailAddress } from '../contacts/email-address.ts';
import { readBody } from '../read-body.ts';
import { retryOnUniqueViolation } from '../retry-on-unique-violation.ts';
import type { Bearer } from '../signed-in.ts';
import { type AdminAtWork, asAdmin, requireAdmin } from './acting-admin.ts';
import { passwordPage } from './password-page.ts';
import { recordChange } from './record-act.ts';

type Guest = { email: string; data: Record<string, unknown> };

/** Creates or finds the unconfirmed account and mints its invitation. A password set for it without a confirmation stops working. */
export async function inviteInto(
  auth: AuthServices,
  scene: AdminAtWork,
  guest: Guest,
): Promise<{ userId: string; minted: MintedToken }> {
  const { transaction, admin, clientInfo } = scene;
  const wanted = { ...guest, clientInfo, invitedBy: admin.user.id };
  const { user, minted } = await requestInvite(auth, transaction, wanted);
  await recordChange(scene, user.id, { action: 'invited' });
  return { userId: user.id, minted };
}

/** Mails an invitation that a transaction has minted. */
export async function sendInvitation(
  auth: AuthServices,
  c: AuthContext,
  { to, minted }: { to: string; minted: MintedToken },
): Promise<void> {
  const redirectTo = passwordPage(auth);
  const ticket = ticketFor(auth, { to, minted, type: 'invite', redirectTo });
  await sendMail(auth, c, inviteLetter(ticket), 'invite');
}

async function readGuest(c: AuthContext): Promise<Guest> {
  const body = await readBody(c, invitationSchema);
  const name = body.name.trim();
  return { email: readEmailAddress(body.email), data: name ? { name } : {} };
}

/**
 * POST /by-admin/invitations: mails an invitation to a new account, always with the role user. An invitation as an admin would give
 * the admin panel to the first person who reads that mailbox.
 */
export function inviteByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer: Bearer = await requireAdmin(auth, c);
    const guest = await readGuest(c);
    await consumeMailLimit(auth, clientInfoOf(auth, c), guest.email, 'invite');
    const { minted } = await retryOnUniqueViolation(() =>
      asAdmin(auth, c, bearer, (scene) => inviteInto(auth, scene, guest)),
    );
    await sendInvitation(auth, c, { to: guest.email, minted });
    return c.json({ done: true });
  };
}
