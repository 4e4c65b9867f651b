import { jsonValue } from '../../database/json-value.ts';
import { type AuditAction, byAdmin, writeAuditEntry } from '../queries/audit-log.ts';
import type { AdminAtWork } from './acting-admin.ts';

type Values = Record<string, unknown>;

/** What an admin did to an account, as the change log shows it to other admins. */
export type Change = { action: string; before?: Values; after?: Values };

/** Writes an entry to the change log, in the same transaction as the change. @param userId null once the account is deleted */
export async function recordChange(
  { transaction, admin }: AdminAtWork,
  userId: string | null,
  { action, before, after }: Change,
): Promise<void> {
  const json = (values: Values | undefined) =>
    values ? transaction.json(jsonValue(values)) : null;
  await transaction`
    select private.record_admin_change(${action}, 'user', ${userId}, ${userId},
      ${json(before)}, ${json(after)}, ${admin.user.id})`;
}

/**
 * Writes an entry to the change log and one to the audit log of the accounts.
 * @param audit the official name of the event
 */
export async function recordAct(
  scene: AdminAtWork,
  userId: string | null,
  { audit, ...change }: Change & { audit: AuditAction },
): Promise<void> {
  const { transaction, admin, clientInfo } = scene;
  const adminId = admin.user.id;
  const author = userId ? byAdmin(adminId, userId) : { actorId: adminId, traits: { by: 'admin' } };
  const traits = { ...author.traits, act: change.action };
  const { ip, now } = clientInfo;
  await writeAuditEntry(transaction, { actorId: author.actorId, traits, action: audit, ip, now });
  await recordChange(scene, userId, change);
}
