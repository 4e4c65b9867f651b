import type { Transaction } from '../../../database/database.ts';
import type { ClientInfo } from '../../client-info.ts';
import { type AuditAction, writeAuditEntry } from '../../queries/audit-log.ts';

/** Actor id for the service key, which belongs to no user: the nil UUID that the official tables use. */
const serviceKey = '00000000-0000-0000-0000-000000000000';

/** Writes an audit entry about a change to an SSO provider by the service key. */
export async function auditProvider(
  transaction: Transaction,
  action: Extract<AuditAction, `sso_provider_${string}`>,
  providerId: string,
  { ip, now }: ClientInfo,
): Promise<void> {
  const traits = { sso_provider_id: providerId };
  await writeAuditEntry(transaction, { action, actorId: serviceKey, ip, now, traits });
}
