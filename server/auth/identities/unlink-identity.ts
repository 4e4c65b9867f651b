import type { Transaction } from '../../database/database.ts';
import { isUuid } from '../../http/identifiers.ts';
import { identityUnlinked } from '../../mail/messages/identity-changed.ts';
import { syncProviderMetadata } from '../accounts/follow-identities.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteIdentity } from '../queries/external-identities.ts';
import { deleteFlowStatesOf } from '../queries/flow-states.ts';
import { type IdentityRow, listIdentities } from '../queries/identities.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { type Bearer, loadSignedIn, requireBearer } from '../signed-in.ts';
import { assertStrongSession } from '../strong-session.ts';
import { identityLabel } from './identity-label.ts';
import { assertLinkingAllowed } from './manual-linking.ts';
import { moveToRemainingAddress } from './move-address.ts';

/** @throws AuthError single_identity_not_deletable, identity_not_found */
function identityToUnlink(identities: IdentityRow[], id: string): IdentityRow {
  if (identities.length <= 1) {
    throw new AuthError(
      422,
      'single_identity_not_deletable',
      'User must have at least 1 identity after unlinking',
    );
  }
  const identity = identities.find((candidate) => candidate.id === id.toLowerCase());
  if (!identity) throw new AuthError(422, 'identity_not_found', "Identity doesn't exist");
  return identity;
}

/** Removes what the identity also gave access with: the password for `email`, the phone number for `phone`. */
async function closeWay(
  transaction: Transaction,
  user: UserRow,
  provider: string,
  now: Date,
): Promise<UserRow> {
  switch (provider) {
    case 'email':
      return changeUser(transaction, user.id, { encrypted_password: null }, now);
    case 'phone':
      return changeUser(transaction, user.id, { phone: null, phone_confirmed_at: null }, now);
    default:
      return user;
  }
}

async function unlink(
  transaction: Transaction,
  bearer: Bearer,
  identityId: string,
  { now, ip }: ClientInfo,
): Promise<{ user: UserRow; provider: string }> {
  const signedIn = await loadSignedIn(transaction, bearer, now);
  await assertStrongSession(transaction, signedIn, 'unlink an identity');
  const { user, session } = signedIn;
  const identities = await listIdentities(transaction, [user.id]);
  const identity = identityToUnlink(identities, identityId);
  const { provider } = identity;
  await deleteIdentity(transaction, identity.id);
  const closed = await closeWay(transaction, user, provider, now);
  const remaining = identities.filter(({ id }) => id !== identity.id);
  const moved = await moveToRemainingAddress(transaction, closed, {
    gone: identity,
    remaining,
    now,
  });
  await syncProviderMetadata(transaction, moved, now);
  // End sessions and pending PKCE flows that may have started with this identity.
  await deleteSessionsOf(transaction, user.id, session.id);
  await deleteFlowStatesOf(transaction, user.id);
  const traits = { provider };
  await writeAuditEntry(transaction, {
    action: 'identity_unlinked',
    actorId: user.id,
    ip,
    now,
    traits,
  });
  return { user, provider };
}

/** DELETE /user/identities/{identity_id}: unlinks an identity. At least one identity must remain. */
export function unlinkIdentity(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const clientInfo = clientInfoOf(auth, c);
    await auth.database.asAuth((transaction) => loadSignedIn(transaction, bearer, clientInfo.now));
    assertLinkingAllowed(auth);
    const identityId = c.req.param('identity_id') ?? '';
    if (!isUuid(identityId)) {
      throw new AuthError(404, 'validation_failed', 'identity_id must be an UUID');
    }
    const { user, provider } = await auth.database.asAuth((transaction) =>
      unlink(transaction, bearer, identityId, clientInfo),
    );
    // Notify the address from before the change: if the account moved, the owner reads the new address anyway.
    await notifyOwner(auth, c, user, identityUnlinked(identityLabel(auth, provider)));
    return c.json({});
  };
}
