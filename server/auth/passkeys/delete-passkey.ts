import { passkeyRemoved } from '../../mail/messages/passkey-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deletePasskey as deleteRow } from '../queries/passkeys.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';
import { assertManagesPasskeys } from './may-manage.ts';
import { passkeyInPath } from './passkey-in-path.ts';

/** DELETE /passkeys/{passkey_id}: deletes a passkey. The last one may be deleted too, because mail and password still sign the user in. */
export function deletePasskey(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    const user = await auth.database.asAuth(async (transaction) => {
      const signedIn = await loadSignedIn(transaction, bearer, now);
      await assertManagesPasskeys(transaction, signedIn);
      const actorId = signedIn.user.id;
      const passkey = await passkeyInPath(transaction, c, actorId);
      await deleteRow(transaction, passkey.id);
      const traits = { passkey_id: passkey.id };
      await writeAuditEntry(transaction, { action: 'passkey_deleted', actorId, ip, now, traits });
      return signedIn.user;
    });
    await notifyOwner(auth, c, user, passkeyRemoved);
    return c.body(null, 204);
  };
}
