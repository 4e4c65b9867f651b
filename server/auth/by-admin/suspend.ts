import { suspensionSchema } from '#contract/by-admin.ts';
import { suspendedByAdmin, suspensionLifted } from '../../mail/messages/by-admin.ts';
import { isBanned } from '../accounts/accounts.ts';
import { latestBan } from '../admin/user-fields.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { dropUnguardedContactChanges } from '../contact-changes/drop-pending-contact-changes.ts';
import type { UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { readBody } from '../read-body.ts';
import { assertRecentAuthentication } from '../recent-authentication.ts';
import { readHoldings } from './account-holdings.ts';
import {
  type AdminAtAccount,
  assertSomebodyElse,
  atAccount,
  requireAdmin,
} from './acting-admin.ts';
import { endSignIns } from './end-sign-ins.ts';
import { notifyOfAdminAction } from './notify-of-admin-action.ts';
import { recordAct } from './record-act.ts';

function suspendedUntil({ user, clientInfo }: AdminAtAccount): string | null {
  return isBanned(user, clientInfo.now) ? (user.banned_until?.toISOString() ?? null) : null;
}

/** Refuses to overwrite a suspension that another admin has changed since it was shown. @throws AuthError conflict */
function assertUnchangedSince(scene: AdminAtAccount, seen: string | null): void {
  if (suspendedUntil(scene) === seen) return;
  throw new AuthError(409, 'conflict', 'Someone else has suspended or reinstated this account.');
}

/** Returns the suspension as the change log shows it. */
function noted(until: Date | null): Record<string, string | null> {
  return until?.getTime() === latestBan.getTime()
    ? { suspended: 'until it is lifted' }
    : { suspended_until: until?.toISOString() ?? null };
}

async function setBan(scene: AdminAtAccount, until: Date | null): Promise<UserRow> {
  const { transaction, user, clientInfo } = scene;
  const act = {
    audit: 'user_modified',
    action: until ? 'suspended' : 'suspension_lifted',
  } as const;
  const before = noted(isBanned(user, clientInfo.now) ? user.banned_until : null);
  const after = noted(until);
  await recordAct(scene, user.id, { ...act, before, after });
  return changeUser(transaction, user.id, { banned_until: until }, clientInfo.now);
}

/** POST /by-admin/users/{user_id}/suspension: blocks sign-ins to the account until then and ends all its sessions. */
export function suspendByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const { hours, seenSuspendedUntil } = await readBody(c, suspensionSchema);
    const { user, until } = await atAccount(auth, c, bearer, async (scene) => {
      assertSomebodyElse(scene);
      const { transaction, clientInfo } = scene;
      const { role } = await readHoldings(transaction, scene.user.id);
      if (role === 'admin')
        await assertRecentAuthentication(scene.transaction, scene.admin, scene.clientInfo.now);
      assertUnchangedSince(scene, seenSuspendedUntil);
      const until = hours === null ? null : new Date(clientInfo.now.getTime() + hours * 3_600_000);
      await endSignIns(transaction, scene.user.id);
      // A suspension can expire, and an attacker's pending contact change must not outlive it: anyone can have its code resent.
      await dropUnguardedContactChanges(transaction, scene.user, clientInfo.now);
      return { user: await setBan(scene, until ?? latestBan), until };
    });
    await notifyOfAdminAction(auth, c, user, suspendedByAdmin(until));
    return c.json({ done: true });
  };
}

/** DELETE on the same path: lifts the suspension, so that the user can sign in again. */
export function liftSuspensionByAdmin(auth: AuthServices): Operation {
  return async (c) => {
    const bearer = await requireAdmin(auth, c);
    const user = await atAccount(auth, c, bearer, async (scene) =>
      suspendedUntil(scene) ? setBan(scene, null) : undefined,
    );
    if (user) await notifyOfAdminAction(auth, c, user, suspensionLifted);
    return c.json({ done: true });
  };
}
