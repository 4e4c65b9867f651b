import { signedOutByAdmin } from '../../mail/messages/by-admin.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { dropUnguardedContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import { countSessions } from '../queries/sessions.ts';
import {
  type AdminAtAccount,
  assertSomebodyElse,
  atAccount,
  requireAdmin,
} from './acting-admin.ts';
import { endSignIns } from './end-sign-ins.ts';
import { notifyOfAdminAction } from './notify-of-admin-action.ts';
import { recordAct } from './record-act.ts';

async function endSessions(scene: AdminAtAccount) {
  const { transaction, user, clientInfo } = scene;
  assertSomebodyElse(scene);
  const { count } = await countSessions(transaction, user.id);
  await endSignIns(transaction, user.id);
  await dropUnguardedContactChanges(transaction, user, clientInfo.now);
  const before = { sessions: count };
  await recordAct(scene, user.id, { audit: 'logout', action: 'signed_out', before });
  return { user, count };
}

/**
 * POST /by-admin/users/{user_id}/sign-out: ends every session. No device gets a new access token. The present one stays valid until it
 * expires, at most ACCESS_TOKEN_SECONDS later, at the doors that do not check the session.
 */
export function signOutByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { user, count } = await atAccount(auth, c, bearer, endSessions);
    if (count > 0) await notifyOfAdminAction(auth, c, user, signedOutByAdmin);
    return c.json({ done: true });
  };
}
