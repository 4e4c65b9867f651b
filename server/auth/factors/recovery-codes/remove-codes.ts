import { factorRemoved } from '../../../mail/messages/factor-changed.ts';
import { notifyOwner } from '../../accounts/notify-owner.ts';
import type { AuthServices, Operation } from '../../auth-services.ts';
import { clientInfoOf } from '../../client-info.ts';
import { writeAuditEntry } from '../../queries/audit-log.ts';
import { requireBearer } from '../../signed-in.ts';
import { removeFactor } from '../remove-factor.ts';
import { assertProvenSecondFactor, presentCodesOf } from './codes-of.ts';

/** DELETE /factors/recovery-codes: deletes the whole set. */
export function removeCodes(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireBearer(auth, c);
    const { now, ip } = clientInfoOf(auth, c);
    const { user, set } = await auth.database.asAuth(async (transaction) => {
      const { signedIn, set } = await presentCodesOf(transaction, bearer, now);
      assertProvenSecondFactor(signedIn);
      await removeFactor(transaction, set, now);
      const traits = { factor_id: set.id, factor_status: set.status };
      const actorId = signedIn.user.id;
      const audit = { action: 'factor_unenrolled', actorId, ip, now, traits } as const;
      await writeAuditEntry(transaction, audit);
      return { user: signedIn.user, set };
    });
    await notifyOwner(auth, c, user, factorRemoved('recovery_code'));
    return c.json({ id: set.id });
  };
}
