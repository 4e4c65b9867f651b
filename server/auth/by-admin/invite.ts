import { invitationSchema } from '#contract/by-admin.ts';
import { invite as inviteLetter } from '../../mail/messages/invite.ts';
import { requestInvite } from '../admin/invite-user.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import type { MintedToken } from '../codes/one-time-tokens.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { readEmailAddress } from '../contacts/email-address.ts';
import { onceMoreWhenTaken } from '../once-more.ts';
import { readBody } from '../read-body.ts';
import type { Bearer } from '../signed-in.ts';
import { type AdminAtWork, asAdmin, requireAdmin } from './acting-admin.ts';
import { passwordPage } from './password-page.ts';
import { recordChange } from './record-act.ts';

type Guest = { email: string; data: Record<string, unknown> };

/** Makes or finds the waiting account. A password that somebody unproven has set for it opens nothing any more. */
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

/** Sends the invitation that a transaction made. */
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
 * POST /by-admin/invitations: a mail that opens an account for somebody, always as a user. An invitation that made admins would hand
 * the panel to whoever reads that mailbox first.
 */
export function inviteByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer: Bearer = await requireAdmin(auth, c);
    const guest = await readGuest(c);
    await consumeMailLimit(auth, clientInfoOf(auth, c), guest.email, 'invite');
    const { minted } = await onceMoreWhenTaken(() =>
      asAdmin(auth, c, bearer, (scene) => inviteInto(auth, scene, guest)),
    );
    await sendInvitation(auth, c, { to: guest.email, minted });
    return c.json({ done: true });
  };
}
