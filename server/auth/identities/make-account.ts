import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { insertIdentity } from '../queries/external-identities.ts';
import type { UserRow } from '../queries/user-row.ts';
import { insertUser } from '../queries/users.ts';
import { type ExternalIdentity, identityDataOf, ownAddressOf } from './external-identity.ts';
import { UnprovenAddress } from './unproven-address.ts';

/** @throws AuthError signup_disabled */
export function assertOpen(auth: AuthServices): void {
  if (auth.settings.auth.signUpEnabled) return;
  throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
}

/**
 * Creates an account for an identity that is not known yet.
 * @throws AuthError signup_disabled, validation_failed without any address; UnprovenAddress when the address must be confirmed by mail
 * @throws PostgreSQL 23505 when a concurrent request took the address or the identity
 */
export async function makeAccount(
  auth: AuthServices,
  transaction: Transaction,
  identity: ExternalIdentity,
  { now, ip }: ClientInfo,
): Promise<UserRow> {
  assertOpen(auth);
  const own = ownAddressOf(identity);
  if (!own) throw invalid('Error getting user email from external provider');
  const { provider, subject } = identity;
  const confirmed = own.verified || !auth.settings.auth.confirmEmail;
  const data = identityDataOf(identity);
  const user = await insertUser(transaction, {
    id: randomUUID(),
    now,
    email: own.address,
    email_confirmed_at: confirmed ? now : null,
    raw_app_meta_data: { provider, providers: [provider] },
    raw_user_meta_data: { ...data, email_verified: confirmed },
    is_sso_user: identity.isSso ?? false,
  });
  await insertIdentity(transaction, { userId: user.id, provider, subject, data, now });
  const traits = { provider };
  await writeAuditEntry(transaction, {
    action: 'user_signedup',
    actorId: user.id,
    ip,
    now,
    traits,
  });
  if (!confirmed) throw new UnprovenAddress(identity, own.address, user.id);
  return user;
}
