import { factorRemoved } from '../../mail/messages/factor-changed.ts';
import { notifyOwner } from '../accounts/notify-owner.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { clientInfoOf } from '../client-info.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { requireBearer } from '../signed-in.ts';
import { factorIdOf, loadOwnFactor } from './factor-in-path.ts';
import { removeFactor } from './remove-factor.ts';

/** DELETE /factors/{factor_id}: deletes a factor. Deleting a verified one needs a session that has proven a second factor. */
export function unenrollFactor(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const factorId = factorIdOf(c);
    const { now, ip } = clientInfoOf(auth, c);
    const { user, factor } = await auth.database.asAuth(async (transaction) => {
      const { signedIn, factor } = await loadOwnFactor(transaction, bearer, factorId, now);
      if (factor.status === 'verified' && signedIn.session.aal === 'aal1') {
        const message = 'AAL2 required to unenroll verified factor';
        throw new AuthError(422, 'insufficient_aal', message);
      }
      await removeFactor(transaction, factor, now);
      const traits = { factor_id: factor.id, factor_status: factor.status };
      const actorId = signedIn.user.id;
      const audit = { action: 'factor_unenrolled', actorId, ip, now, traits } as const;
      await writeAuditEntry(transaction, audit);
      return { user: signedIn.user, factor };
    });
    if (factor.status === 'verified') {
      await notifyOwner(auth, c, user, factorRemoved(factor.factor_type));
    }
    return c.json({ id: factorId });
  };
}
