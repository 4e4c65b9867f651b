import type { Context, Handler } from 'hono';
import { deleteAccountSchema } from '#contract/account.ts';
import { ApiError } from '../errors.ts';
import type { DoorEnvironment } from '../http/environment.ts';
import { createLimiter } from '../http/limiter.ts';
import { noRevocations } from '../http/session-revocation-list.ts';
import { accountGone } from '../mail/messages/account-gone.ts';
import { expireSession } from '../payments/expire-session.ts';
import type { Services } from '../services.ts';
import { deleteAccountRow } from './account/delete-row.ts';
import { signedOut } from './account/refusals.ts';
import { printFailure } from './print-failure.ts';
import { readSignedInCaller } from './signed-in-cook.ts';
import { tooOften } from './too-often.ts';

async function assertMeant(request: Request): Promise<void> {
  const body: unknown = await request.json().catch(() => undefined);
  if (deleteAccountSchema.safeParse(body).success) return;
  throw new ApiError(400, 'bad_request', 'confirmation: the word that confirms it is missing');
}

/** Sends the account deletion mail. A failure is only logged: the account is already deleted, and the request cannot be repeated. */
async function sendDeletionMail({ mail, settings, log }: Services, email: string): Promise<void> {
  const { supportEmail } = settings.contact;
  try {
    await mail.send(accountGone({ to: email, siteUrl: settings.http.siteUrl, supportEmail }));
  } catch (error) {
    // The response of a mail server may contain the address, so only the error code is logged.
    const code = error instanceof Error && 'code' in error ? error.code : 'unknown';
    log.error({ code }, 'account deletion mail failed');
  }
}

/** Expires open checkouts, so that no user pays for a deleted account. If this fails, a payment is refunded (settle_purchase, undeliverable). */
async function closeCheckouts(services: Services, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await expireSession(services, id).catch((err: unknown) => {
      services.log.warn(
        { err },
        'checkout expiry failed after account deletion: it stays open until it times out',
      );
    });
  }
}

/**
 * Deletes the account of the signed-in user. Sweeps later delete the customer at the payment provider and the pictures, since these no
 * longer belong to a user. A repeated request gets the same response as the first one.
 */
export function deleteAccount(services: Services): Handler<DoorEnvironment> {
  const limiter = createLimiter(services, 'delete-account', { points: 20, seconds: 600 });

  async function answer(c: Context<DoorEnvironment>) {
    const judging = { ...services, revokedSessions: noRevocations };
    const { userId, caller } = await readSignedInCaller(c.req.raw, judging, signedOut);
    const waitMs = await limiter.take(userId);
    if (waitMs !== undefined) throw tooOften(waitMs);
    await assertMeant(c.req.raw);
    const { session_id: sessionId } = caller.claims;
    const asking = { userId, sessionId: typeof sessionId === 'string' ? sessionId : null };
    const followUp = await deleteAccountRow(services.database, asking, services.clock());
    const withRequestLog = { ...services, log: c.get('log') };
    // Not awaited, since the payment provider may be slow.
    if (followUp) void closeCheckouts(withRequestLog, followUp.openCheckouts);
    if (followUp?.email) await sendDeletionMail(withRequestLog, followUp.email);
    return c.json({ deleted: true });
  }

  return async (c) => {
    try {
      return await answer(c);
    } catch (error) {
      return printFailure(error, c);
    }
  };
}
