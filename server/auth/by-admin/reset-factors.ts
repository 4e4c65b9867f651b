import { factorResetSchema } from '#contract/by-admin.ts';
import { factorsResetByAdmin } from '../../mail/messages/by-admin.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { dropPendingContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { deleteFactorsOf, listFactors } from '../queries/factors.ts';
import { deletePasskeysOf, listPasskeys } from '../queries/passkeys.ts';
import { readBody } from '../read-body.ts';
import { assertRecentAuthentication } from '../recent-authentication.ts';
import {
  type AdminAtAccount,
  assertSomebodyElse,
  atAccount,
  requireAdmin,
} from './acting-admin.ts';
import { endSignIns } from './end-sign-ins.ts';
import { notifyOfAdminAction } from './notify-of-admin-action.ts';
import { recordAct } from './record-act.ts';

/**
 * Removes the factors and ends every session. Otherwise removing the factor would unlock a session that was opened with a stolen
 * password and stopped at the second factor. Also drops the contact changes that this session may have requested.
 */
async function reset(scene: AdminAtAccount, withPasskeys: boolean) {
  assertSomebodyElse(scene);
  await assertRecentAuthentication(scene.transaction, scene.admin, scene.clientInfo.now);
  const { transaction, user, clientInfo } = scene;
  const factors = await listFactors(transaction, [user.id]);
  const passkeys = withPasskeys ? await listPasskeys(transaction, user.id) : [];
  const gone = { factors: factors.length, passkeys: passkeys.length };
  if (gone.factors + gone.passkeys === 0) return { user, gone };
  await deleteFactorsOf(transaction, user.id);
  if (withPasskeys) await deletePasskeysOf(transaction, user.id);
  await endSignIns(transaction, user.id);
  await dropPendingContactChanges(transaction, user, clientInfo.now);
  const before = { ...gone, kinds: factors.map(({ factor_type: kind }) => kind) };
  await recordAct(scene, user.id, { audit: 'factor_deleted', action: 'factors_reset', before });
  return { user, gone };
}

/** POST /by-admin/users/{user_id}/factor-reset: removes the second factors of a user who has lost them. */
export function resetFactorsByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { withPasskeys } = await readBody(c, factorResetSchema);
    const { user, gone } = await atAccount(auth, c, bearer, (scene) => reset(scene, withPasskeys));
    if (gone.factors + gone.passkeys > 0) {
      await notifyOfAdminAction(auth, c, user, factorsResetByAdmin(gone));
    }
    return c.json(gone);
  };
}
