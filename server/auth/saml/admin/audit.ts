import type { Transaction } from '../../../database/database.ts';
import type { ClientInfo } from '../../client-info.ts';
import { type AuditAction, writeAuditEntry } from '../../queries/audit-log.ts';

/** The service key is nobody's: it acts under the id that the official tables keep for no one. */
const serviceKey = '00000000-0000-0000-0000-000000000000';

/** Notes that the service key changed who may sign people in. */
export async function auditProvider(
  transaction: Transaction,
  action: Extract<AuditAction, `sso_provider_${string}`>,
  providerId: string,
  { ip, now }: ClientInfo,
): Promise<void> {
  const traits = { sso_provider_id: providerId };
  await writeAuditEntry(transaction, { action, actorId: serviceKey, ip, now, traits });
}
