import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { dropUnguardedContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteAuthCodesOf } from '../queries/flow-states.ts';
import { deleteSessionsOf } from '../queries/sessions.ts';
import { requireBearer } from '../signed-in.ts';
import { loadWhoMayEnd } from './may-end.ts';

/** DELETE /sessions: ends all sessions of the bearer except the current one, and deletes auth codes that were not exchanged yet. */
export function endOtherSignIns(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    await auth.database.asAuth(async (transaction) => {
      const { user, session } = await loadWhoMayEnd(transaction, bearer, now);
      await deleteSessionsOf(transaction, user.id, session.id);
      await deleteAuthCodesOf(transaction, user.id);
      await dropUnguardedContactChanges(transaction, user, now);
      await writeAuditEntry(transaction, { action: 'logout', actorId: user.id, ip, now });
    });
    return c.body(null, 204);
  };
}
