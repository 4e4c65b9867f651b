import type { Transaction } from '#server/database/database.ts';

/** The official server's action names and what kind of event each is. */
const kinds = {
  login: 'account',
  logout: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  identity_linked: 'user',
  identity_unlinked: 'user',
  passkey_created: 'user',
  passkey_updated: 'user',
  passkey_deleted: 'user',
  sso_provider_created: 'provider',
  sso_provider_changed: 'provider',
  sso_provider_deleted: 'provider',
  token_revoked: 'token',
  token_refreshed: 'token',
  factor_in_progress: 'factor',
  factor_updated: 'factor',
  factor_unenrolled: 'factor',
  factor_deleted: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  recovery_codes_generated: 'factor', // ours: the official server has not published its name
} as const;

export type AuditAction = keyof typeof kinds;

/** Writes an audit entry: who did what to which account. It holds no mail address and no name, so that neither survives in the log. */
export async function writeAuditEntry(
  transaction: Transaction,
  entry: {
    action: AuditAction;
    actorId: string;
    ip: string | null;
    now: Date;
    traits?: Record<string, string>;
  },
): Promise<void> {
  const payload = {
    action: entry.action,
    log_type: kinds[entry.action],
    actor_id: entry.actorId,
    timestamp: entry.now.toISOString(),
    ...(entry.traits ? { traits: entry.traits } : {}),
  };
  await transaction`
    insert into auth.audit_log_entries (instance_id, payload, created_at, ip_address)
    values ('00000000-0000-0000-0000-000000000000', ${transaction.json(payload)}, ${entry.now}, ${entry.ip ?? ''})`;
}

/** The actor of an audit entry, and its other traits. */
export type AuditAuthor = { actorId: string; traits?: Record<string, string> };

/** Returns the author of an entry about an admin's action on another user's account. */
export function byAdmin(adminId: string, userId: string): Required<AuditAuthor> {
  return { actorId: adminId, traits: { user_id: userId } };
}
