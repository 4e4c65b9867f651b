import { isUuid } from '../../http/identifiers.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { dropUnguardedContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteSessionOf } from '../queries/sessions.ts';
import { requireBearer } from '../signed-in.ts';
import { loadWhoMayEnd } from './may-end.ts';

function notThere(): AuthError {
  return new AuthError(404, 'not_found', 'No such session is open');
}

/** DELETE /sessions/{session_id}: ends one of the bearer's sessions. It takes effect in every process within a moment. */
export function endSignIn(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    const id = c.req.param('session_id') ?? '';
    await auth.database.asAuth(async (transaction) => {
      const { user } = await loadWhoMayEnd(transaction, bearer, now);
      if (!isUuid(id) || !(await deleteSessionOf(transaction, user.id, id))) throw notThere();
      // The user of that session may have requested a contact change.
      await dropUnguardedContactChanges(transaction, user, now);
      const traits = { session_id: id };
      await writeAuditEntry(transaction, { action: 'logout', actorId: user.id, ip, now, traits });
    });
    return c.body(null, 204);
  };
}
