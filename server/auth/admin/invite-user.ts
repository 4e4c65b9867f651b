import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { invite } from '../../mail/messages/invite.ts';
import { accountOf, isConfirmed } from '../accounts/accounts.ts';
import { createUser } from '../accounts/create-user.ts';
import { replaceSignUp } from '../accounts/replace-sign-up.ts';
import { userBody } from '../accounts/user-body.ts';
import { emailExists, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { type MintedToken, mintToken } from '../codes/one-time-tokens.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { readEmailAddress } from '../contacts/email-address.ts';
import { byAdmin, writeAuditEntry } from '../queries/audit-log.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, lockUserByEmail } from '../queries/users.ts';
import { readBody, record, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { requireServiceRole } from '../signed-in.ts';

const schema = z.object({ email: text, data: record });

/**
 * Creates or finds the unconfirmed account and mints its token.
 * @param wanted.invitedBy the admin who invites; undefined for the service key
 * @throws AuthError email_exists when the account is already confirmed
 */
export async function requestInvite(
  auth: AuthServices,
  transaction: Transaction,
  wanted: {
    email: string;
    data: Record<string, unknown>;
    clientInfo: ClientInfo;
    invitedBy?: string;
  },
): Promise<{ user: UserRow; minted: MintedToken }> {
  const { email, data, clientInfo, invitedBy } = wanted;
  const { now, ip } = clientInfo;
  const known = await lockUserByEmail(transaction, email);
  if (known && isConfirmed(known)) throw emailExists();
  const contact = { kind: 'email', address: email } as const;
  const account = { contact, data, passwordHash: null, confirmed: false, now };
  const waiting = known
    ? await replaceSignUp(transaction, known, account)
    : await createUser(transaction, account);
  const times = { invited_at: now, confirmation_sent_at: now };
  const user = await changeUser(transaction, waiting.id, times, now);
  const author = invitedBy ? byAdmin(invitedBy, user.id) : { actorId: user.id };
  await writeAuditEntry(transaction, { action: 'user_invited', ...author, ip, now });
  const token = { userId: user.id, type: 'confirmation_token', address: email, now } as const;
  return { user, minted: await mintToken(auth, transaction, token) };
}

/** POST /invite: mails an invitation to a new account. */
export function inviteUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const body = await readBody(c, schema);
    if (!body.email) throw invalid('An email address is required');
    const email = readEmailAddress(body.email);
    const clientInfo = clientInfoOf(auth, c);
    await consumeMailLimit(auth, clientInfo, email, 'invite');
    const { account, minted } = await auth.database.asAuth(async (transaction) => {
      const wanted = { email, data: body.data ?? {}, clientInfo };
      const made = await requestInvite(auth, transaction, wanted);
      return { account: await accountOf(transaction, made.user), minted: made.minted };
    });
    const redirectTo = wantedTarget(auth, c);
    const ticket = ticketFor(auth, { to: email, minted, type: 'invite', redirectTo });
    await sendMail(auth, c, invite(ticket), 'invite');
    return c.json(userBody(account));
  };
}
