import { factorRemoved } from '../../mail/messages/factor-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { factorBody } from '../accounts/user-body.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { factorNotFound } from '../factors/factor-errors.ts';
import { factorIdOf } from '../factors/factor-in-path.ts';
import { removeFactor } from '../factors/remove-factor.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { lockFactor } from '../queries/factors.ts';
import { requireServiceRole } from '../signed-in.ts';
import { userInPath } from './user-in-path.ts';

/** DELETE /admin/users/{user_id}/factors/{factor_id}: removes a factor, for a user who has lost it. */
export function deleteFactor(auth: AuthServices): Operation {
  return async (c) => {
    await requireServiceRole(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    const { user, factor } = await auth.database.asAuth(async (transaction) => {
      const user = await userInPath(transaction, c);
      const factor = await lockFactor(transaction, user.id, factorIdOf(c));
      if (!factor) throw factorNotFound();
      await removeFactor(transaction, factor, now);
      const traits = { user_id: user.id, factor_id: factor.id };
      const audit = { action: 'factor_deleted', actorId: user.id, ip, now, traits } as const;
      await writeAuditEntry(transaction, audit);
      return { user, factor };
    });
    if (factor.status === 'verified') {
      await notifyOwner(auth, c, user, factorRemoved(factor.factor_type));
    }
    return c.json(factorBody(factor));
  };
}
