import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { recoverPassword } from '../../mail/messages/recover-password.ts';
import { invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { type MintedToken, mintToken } from '../codes/one-time-tokens.ts';
import { type Challenge, readChallenge } from '../codes/pkce.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { respondInConstantTime } from '../constant-time-response.ts';
import { readEmailAddress } from '../contacts/email-address.ts';
import { type AuditAuthor, writeAuditEntry } from '../queries/audit-log.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser, lockUserByEmail } from '../queries/users.ts';
import { readBody, text } from '../read-body.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';

const schema = z.object({ email: text, code_challenge: text, code_challenge_method: text });

/** Mints the link and code for setting a new password; they replace older ones. */
export async function mintRecovery(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  asked: { challenge?: Challenge | undefined; author: AuditAuthor; clientInfo: ClientInfo },
): Promise<MintedToken> {
  const { challenge, author, clientInfo } = asked;
  const { now, ip } = clientInfo;
  await changeUser(transaction, user.id, { recovery_sent_at: now }, now);
  await writeAuditEntry(transaction, { action: 'user_recovery_requested', ...author, ip, now });
  const token = {
    userId: user.id,
    type: 'recovery_token',
    address: user.email ?? '',
    now,
  } as const;
  return mintToken(auth, transaction, token, { challenge, method: 'recovery' });
}

/** Mints the link for a known address; returns undefined for an unknown one. */
async function requestRecovery(
  auth: AuthServices,
  email: string,
  challenge: Challenge | undefined,
  clientInfo: ClientInfo,
): Promise<MintedToken | undefined> {
  return auth.database.asAuth(async (transaction) => {
    const user = await lockUserByEmail(transaction, email);
    if (!user) return undefined;
    const author = { actorId: user.id };
    return mintRecovery(auth, transaction, user, { challenge, author, clientInfo });
  });
}

/** POST /recover: sends a mail for setting a new password. Every caller gets the same response after the same time. */
export function recover(auth: AuthServices): Operation {
  return async (c) => {
    const body = await readBody(c, schema);
    if (!body.email) throw invalid('Password recovery requires an email');
    const challenge = readChallenge(body);
    const email = readEmailAddress(body.email);
    const clientInfo = clientInfoOf(auth, c);
    await consumeMailLimit(auth, clientInfo, email, 'recovery');
    const redirectTo = wantedTarget(auth, c);
    await respondInConstantTime(c, auth.minResponseMs, async () => {
      const minted = await requestRecovery(auth, email, challenge, clientInfo);
      if (!minted) return;
      const ticket = ticketFor(auth, { to: email, minted, type: 'recovery', redirectTo });
      await sendMail(auth, c, recoverPassword(ticket), 'recovery');
    });
    return c.json({});
  };
}
