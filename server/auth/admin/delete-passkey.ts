import { passkeyRemoved } from '../../mail/messages/passkey-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { passkeyInPath } from '../passkeys/passkey-in-path.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deletePasskey } from '../queries/passkeys.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userInPath } from './user-in-path.ts';

/** DELETE /admin/users/{user_id}/passkeys/{passkey_id} */
export function deletePasskeyOfUser(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    const user = await auth.database.asAuth(async (transaction) => {
      const owner = await userInPath(transaction, c);
      const passkey = await passkeyInPath(transaction, c, owner.id);
      await deletePasskey(transaction, passkey.id);
      await writeAuditEntry(transaction, {
        action: 'passkey_deleted',
        actorId: owner.id,
        ip,
        now,
        traits: { passkey_id: passkey.id, by: 'service_role' },
      });
      return owner;
    });
    await notifyOwner(auth, c, user, passkeyRemoved);
    return c.body(null, 204);
  };
}
