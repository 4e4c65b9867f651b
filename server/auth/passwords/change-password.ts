import type { Transaction } from '../../database/database.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { findByCode } from '../codes/one-time-tokens.ts';
import {
  confirmedAt,
  contactsOf,
  provenContactOf,
  withoutPendingChange,
} from '../contacts/contact.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteFlowStatesOf } from '../queries/flow-states.ts';
import { keepContactIdentity } from '../queries/identities.ts';
import { consumeToken, deleteTokens } from '../queries/one-time-tokens.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { hashPassword, passwordMatches } from './passwords.ts';

/**
 * Hashes a new password. Call it outside of any transaction: hashing takes as long as a dozen statements.
 * @throws AuthError same_password
 */
export async function newPasswordHash(user: UserRow, password: string): Promise<string> {
  if (await passwordMatches(user.encrypted_password, password)) {
    throw new AuthError(
      422,
      'same_password',
      'New password should be different from the old password.',
    );
  }
  return hashPassword(password);
}

/**
 * Consumes a code from /reauthenticate. A code that is sent is always checked, even if none was required.
 * @throws AuthError reauthentication_not_valid
 */
export async function consumeNonce(
  auth: AuthServices,
  user: UserRow,
  nonce: string,
  now: Date,
): Promise<void> {
  const address = provenContactOf(user)?.address ?? '';
  const token = await findByCode(auth, address, nonce, ['reauthentication_token'], now);
  const isUsed =
    token?.user_id === user.id &&
    (await auth.database.asAuth((transaction) =>
      consumeToken(transaction, token.id, { relatesTo: address, now }),
    ));
  if (!isUsed) {
    throw new AuthError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
  }
}

/** Adds the email or phone identity: with a first password, the user can sign in by their own contact and not only through a provider. */
async function withContactIdentity(
  transaction: Transaction,
  user: UserRow,
  now: Date,
): Promise<UserRow> {
  const [contact] = contactsOf(user);
  if (!contact || !confirmedAt(user, contact.kind)) return user;
  await keepContactIdentity(transaction, { id: user.id, contact, verified: true, now });
  return syncProviderMetadata(transaction, user, now);
}

/**
 * Stores a new password. Ends every session except `keepSession`, invalidates pending links and codes, and drops pending contact changes.
 * @param keepSession undefined ends all
 */
export async function storePassword(
  transaction: Transaction,
  user: UserRow,
  change: {
    passwordHash: string;
    keepSession: string | undefined;
    clientInfo: Pick<ClientInfo, 'ip' | 'now'>;
  },
): Promise<UserRow> {
  const { now, ip } = change.clientInfo;
  await deleteSessionsOf(transaction, user.id, change.keepSession);
  await deleteTokens(transaction, user.id);
  await deleteFlowStatesOf(transaction, user.id);
  const audit = { action: 'user_updated_password', actorId: user.id, ip, now } as const;
  await writeAuditEntry(transaction, audit);
  const changes = {
    encrypted_password: change.passwordHash,
    ...withoutPendingChange('email'),
    ...withoutPendingChange('phone'),
  };
  const changed = await changeUser(transaction, user.id, changes, now);
  return user.encrypted_password ? changed : withContactIdentity(transaction, changed, now);
}
