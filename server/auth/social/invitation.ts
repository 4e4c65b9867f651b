import type { Transaction } from '../../database/database.ts';
import { AuthError, invalid, userNotFound } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { findByLink } from '../codes/one-time-tokens.ts';
import { hashToken } from '../hash-token.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import { findTokenByLink } from '../queries/one-time-tokens.ts';

/** The token of an invitation's mail that somebody wants to accept through a provider, hashed. @throws AuthError user_not_found */
export async function readInvitation(
  auth: AuthServices,
  token: string | undefined,
  now: Date,
): Promise<string | null> {
  if (!token) return null;
  if (!(await findByLink(auth, token, ['confirmation_token'], now))) throw userNotFound();
  return hashToken(token);
}

/**
 * The identity as an invitation makes it: who has the mail owns its address, whether the provider vouches for it or not. Other addresses
 * do not count then: the invited account is meant, and no other.
 * @throws AuthError invite_not_found, validation_failed for another address
 */
export async function asInvited(
  transaction: Transaction,
  inviteHash: string,
  identity: ExternalIdentity,
): Promise<ExternalIdentity> {
  const token = await findTokenByLink(transaction, inviteHash, ['confirmation_token']);
  if (!token) throw new AuthError(404, 'invite_not_found', 'Invite not found');
  const address = token.relates_to;
  if (!identity.emails.some((email) => email.address === address)) {
    throw invalid('Invited email does not match emails from external provider');
  }
  return { ...identity, emails: [{ address, verified: true }] };
}
