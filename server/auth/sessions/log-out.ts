import { invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { dropUnguardedContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { deleteSession, deleteSessionsOf } from '../queries/sessions.ts';
import { readQuery } from '../read-body.ts';
import { loadSignedIn, requireBearer } from '../signed-in.ts';

const scopes = ['global', 'local', 'others'] as const;

/** POST /logout?scope=: ends all sessions of the bearer (global), only the current one (local), or all others (others). */
export function logOut(auth: AuthServices): Operation {
  return async (c) => {
    const wanted = readQuery(c, 'scope') ?? 'global';
    const scope = scopes.find((known) => known === wanted);
    if (!scope) throw invalid(`Unsupported logout scope "${wanted}"`);
    const bearer = await requireBearer(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    await auth.database.asAuth(async (transaction) => {
      const { user, session } = await loadSignedIn(transaction, bearer, now);
      if (scope === 'local') await deleteSession(transaction, session.id);
      else {
        await deleteSessionsOf(transaction, user.id, scope === 'others' ? session.id : undefined);
        await dropUnguardedContactChanges(transaction, user, now);
      }
      await writeAuditEntry(transaction, { action: 'logout', actorId: user.id, ip, now });
    });
    return c.body(null, 204);
  };
}
