import { type AccountMail, accountMailSchema } from '#contract/by-admin.ts';
import { choosePassword } from '../../mail/messages/by-admin.ts';
import { isBanned, isConfirmed } from '../accounts/accounts.ts';
import { invalid } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { mintRecovery } from '../code-calls/recover.ts';
import type { MintedToken } from '../codes/one-time-tokens.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { byAdmin } from '../queries/audit-log.ts';
import type { UserRow } from '../queries/user-row.ts';
import { readBody } from '../read-body.ts';
import type { Bearer } from '../signed-in.ts';
import { type AdminAtAccount, atAccount, requireAdmin } from './acting-admin.ts';
import { inviteInto, sendInvitation } from './invite.ts';
import { passwordPage } from './password-page.ts';
import { recordChange } from './record-act.ts';

/** Returns the address of the mail. @throws AuthError validation_failed for a mail that would have no use for this account */
function mailboxFor(user: UserRow, kind: AccountMail, now: Date): string {
  if (!user.email || user.is_sso_user) {
    throw invalid('This account has no mail address that signs in here.');
  }
  if (isBanned(user, now)) throw invalid('This account is suspended: lift the suspension first.');
  if (kind === 'invitation' && isConfirmed(user)) {
    throw invalid("This account is already in use, so it doesn't need an invitation.");
  }
  if (kind === 'password' && !user.email_confirmed_at) {
    throw invalid('This address was never confirmed: send the invitation instead.');
  }
  return user.email;
}

/** Consumes the rate limit of the mail's address before a token is minted: after a refusal the pending token stays valid. */
function consumeRateLimit(auth: AuthServices, c: AuthContext, bearer: Bearer, kind: AccountMail) {
  const clientInfo = clientInfoOf(auth, c);
  return atAccount(auth, c, bearer, async ({ user }) =>
    mailboxFor(user, kind, clientInfo.now),
  ).then((to) =>
    consumeMailLimit(auth, clientInfo, to, kind === 'invitation' ? 'invite' : 'recovery'),
  );
}

async function mint(
  auth: AuthServices,
  scene: AdminAtAccount,
  kind: AccountMail,
): Promise<{ to: string; minted: MintedToken }> {
  const { transaction, admin, user, clientInfo } = scene;
  const to = mailboxFor(user, kind, clientInfo.now);
  if (kind === 'invitation') {
    const { name } = user.raw_user_meta_data ?? {};
    const data = typeof name === 'string' ? { name } : {};
    return { to, minted: (await inviteInto(auth, scene, { email: to, data })).minted };
  }
  const author = byAdmin(admin.user.id, user.id);
  const minted = await mintRecovery(auth, transaction, user, { author, clientInfo });
  await recordChange(scene, user.id, { action: 'password_mail_sent' });
  return { to, minted };
}

/** POST /by-admin/users/{user_id}/mail: mails a link to the account's mailbox. The admin never sees the link. */
export function sendAccountMail(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { kind } = await readBody(c, accountMailSchema);
    await consumeRateLimit(auth, c, bearer, kind);
    const { to, minted } = await atAccount(auth, c, bearer, (scene) => mint(auth, scene, kind));
    if (kind === 'invitation') await sendInvitation(auth, c, { to, minted });
    else {
      const redirectTo = passwordPage(auth);
      const ticket = ticketFor(auth, { to, minted, type: 'recovery', redirectTo });
      await sendMail(auth, c, choosePassword(ticket), 'recovery');
    }
    return c.json({ done: true });
  };
}
