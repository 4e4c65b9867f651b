import { deletionSchema } from '#contract/by-admin.ts';
import { sqlStateOf } from '../../errors.ts';
import { deletedByAdmin } from '../../mail/messages/by-admin.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import type { UserRow } from '../queries/user-row.ts';
import { deleteUserRow } from '../queries/users.ts';
import { readBody } from '../read-body.ts';
import { assertRecentAuthentication } from '../recent-authentication.ts';
import { readHoldings } from './account-holdings.ts';
import {
  type AdminAtAccount,
  assertSomebodyElse,
  atAccount,
  requireAdmin,
} from './acting-admin.ts';
import { assertConfirmation } from './confirmation.ts';
import { notifyOfAdminAction } from './notify-of-admin-action.ts';
import { recordAct } from './record-act.ts';

/**
 * Deletes the account as its owner would: foreign keys and the triggers of auth.users decide what is deleted and what stays without a
 * name. The log entries are written afterwards and contain only numbers: entries of a deleted account are deleted with it.
 */
async function erase(scene: AdminAtAccount, typed: string): Promise<UserRow> {
  assertSomebodyElse(scene);
  await assertRecentAuthentication(scene.transaction, scene.admin, scene.clientInfo.now);
  const { transaction, user } = scene;
  assertConfirmation(user, typed);
  const before = { ...(await readHoldings(transaction, user.id)) };
  await deleteUserRow(transaction, user.id);
  await recordAct(scene, null, { audit: 'user_deleted', action: 'account_deleted', before });
  return user;
}

function refusalOf(error: unknown): unknown {
  if (sqlStateOf(error) !== 'STADM') return error;
  return new AuthError(409, 'conflict', 'The last admin cannot be deleted', { cause: error });
}

/** POST /by-admin/users/{user_id}/deletion: deletes the account permanently. */
export function deleteAccountByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { confirmation } = await readBody(c, deletionSchema);
    const work = (scene: AdminAtAccount) => erase(scene, confirmation);
    const user = await atAccount(auth, c, bearer, work).catch((error: unknown) => {
      throw refusalOf(error);
    });
    await notifyOfAdminAction(auth, c, user, deletedByAdmin);
    return c.json({ done: true });
  };
}
