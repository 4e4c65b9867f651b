import type { Transaction } from '../../database/database.ts';
import { alreadyRegistered } from '../../mail/messages/already-registered.ts';
import { confirmIdentity } from '../../mail/messages/confirm-identity.ts';
import { identityLinked } from '../../mail/messages/identity-changed.ts';
import { isConfirmed } from '../accounts/accounts.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { requestConfirmation } from '../codes/request-confirmation.ts';
import { consumeMailLimit, sendMail, ticketFor } from '../codes/send-mail.ts';
import { findIdentity } from '../queries/external-identities.ts';
import { lockUser } from '../queries/users.ts';
import { retryOnUniqueViolation } from '../retry-on-unique-violation.ts';
import { identityLabel } from './identity-label.ts';
import { linksIn, type NewLink } from './newly-linked.ts';
import { confirmationSent, UnprovenAddress } from './unproven-address.ts';

type Asking = { clientInfo: ClientInfo; redirectTo: string };

/** Sends a confirmation mail to the address. Only its owner learns whether the address already has an account. */
async function askByMail(
  auth: AuthServices,
  c: AuthContext,
  unproven: UnprovenAddress,
  { clientInfo, redirectTo }: Asking,
): Promise<void> {
  const { provider, subject, address: to, waitingUserId } = unproven;
  await consumeMailLimit(auth, clientInfo, to, 'confirmation');
  if (waitingUserId === null) {
    await sendMail(auth, c, alreadyRegistered({ to, siteUrl: auth.siteUrl }), 'confirmation');
    return;
  }
  const minted = await auth.database.asAuth(async (transaction) => {
    const user = await lockUser(transaction, waitingUserId);
    if (!user || isConfirmed(user) || user.email !== to) return undefined;
    // Another sign-up may have claimed the address in the meantime: this mail must not confirm that one.
    const identity = await findIdentity(transaction, provider, subject);
    if (identity?.user_id !== user.id) return undefined;
    const request = { challenge: undefined, now: clientInfo.now };
    return (await requestConfirmation(auth, transaction, user, request)).minted;
  });
  if (!minted) return;
  const ticket = ticketFor(auth, { to, minted, type: 'signup', redirectTo });
  await sendMail(auth, c, confirmIdentity(identityLabel(auth, provider))(ticket), 'confirmation');
}

async function notifyOwners(auth: AuthServices, c: AuthContext, links: NewLink[]): Promise<void> {
  for (const { user, provider } of links) {
    await notifyOwner(auth, c, user, identityLinked(identityLabel(auth, provider)));
  }
}

/**
 * Runs a transaction that calls signInByIdentity, and retries it once when a concurrent request created or linked the same identity. For
 * an address that the provider has not verified, this commits the waiting account, sends a confirmation mail, and throws the reason why
 * the user is not signed in yet.
 * @param asking where the mail's link leads, as validated by redirectTarget
 * @throws AuthError as signInByIdentity does, over_email_send_rate_limit
 */
export async function identityTransaction<Result>(
  auth: AuthServices,
  c: AuthContext,
  asking: Asking,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const attempt = () =>
    auth.database.asAuth(async (transaction) => {
      try {
        const result = await work(transaction);
        return { isDone: true as const, result, links: linksIn(transaction) };
      } catch (error) {
        if (error instanceof UnprovenAddress) return { isDone: false as const, unproven: error };
        throw error;
      }
    });
  const outcome = await retryOnUniqueViolation(attempt);
  if (outcome.isDone) {
    await notifyOwners(auth, c, outcome.links);
    return outcome.result;
  }
  await askByMail(auth, c, outcome.unproven, asking);
  throw confirmationSent(outcome.unproven.provider);
}
