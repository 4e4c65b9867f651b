import type { Transaction } from '../../database/database.ts';
import { AuthError, invalid, userNotFound } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import { findByLink } from '../codes/one-time-tokens.ts';
import { hashToken } from '../hash-token.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import { findTokenByLink } from '../queries/one-time-tokens.ts';

/** Checks the token of an invitation that is accepted through a provider. @returns its hash @throws AuthError user_not_found */
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
 * Returns the identity with only the invited email address, as verified: having the invitation mail proves it, even when the provider
 * does not. Other addresses are dropped, so that only the invited account can match.
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
