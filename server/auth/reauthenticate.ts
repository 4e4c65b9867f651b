import { reauthenticate as reauthenticateLetter } from '../mail/messages/reauthenticate.ts';
import { isConfirmed } from './accounts.ts';
import { AuthError } from './auth-error.ts';
import type { AuthServices, Operation } from './auth-services.ts';
import { mintToken } from './one-time-tokens.ts';
import { writeAuditEntry } from './queries/audit-log.ts';
import { changeUser } from './queries/users.ts';
import { sendMail, takeMailTurn } from './send-mail.ts';
import { loadSignedIn, requireBearer } from './signed-in.ts';
import { visitOf } from './visit.ts';

/** GET /reauthenticate: mails a code that PUT /user takes as `nonce`. */
export function reauthenticate(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const visit = visitOf(auth, c);
    const { now, ip } = visit;
    await takeMailTurn(auth, visit, bearer.userId, 'reauthentication');
    const { address, code } = await auth.database.asAuth(async (transaction) => {
      const { user } = await loadSignedIn(transaction, bearer, now);
      if (!isConfirmed(user) || !user.email) {
        throw new AuthError(422, 'email_not_confirmed', 'Please verify your email first.');
      }
      await changeUser(transaction, user.id, { reauthentication_sent_at: now }, now);
      const audit = { action: 'user_reauthenticate_requested', actorId: user.id, ip, now } as const;
      await writeAuditEntry(transaction, audit);
      const token = {
        userId: user.id,
        type: 'reauthentication_token',
        address: user.email,
        now,
      } as const;
      const minted = await mintToken(auth, transaction, token);
      return { address: user.email, code: minted.code };
    });
    const validSeconds = auth.settings.auth.oneTimeCodeSeconds;
    await sendMail(
      auth,
      c,
      reauthenticateLetter({ to: address, code, validSeconds }),
      'reauthentication',
    );
    return c.json({});
  };
}
