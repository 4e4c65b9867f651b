import type { Transaction } from '../../../database/database.ts';
import type { AuthServices } from '../../auth-services.ts';
import type { ClientInfo } from '../../client-info.ts';
import { writeAuditEntry } from '../../queries/audit-log.ts';
import type { FactorRow } from '../../queries/factors.ts';
import { replaceCodes } from '../../queries/recovery-codes.ts';
import { hashCode, makeCodes } from './codes.ts';

/** The response with a new set. It is the only time that the codes are shown. */
export type CodesAnswer = {
  id: string;
  type: 'recovery_code';
  friendly_name: string;
  total: number;
  codes: string[];
};

/** Generates a set of codes for a factor and replaces the previous set. */
export async function storeCodes(
  auth: AuthServices,
  transaction: Transaction,
  set: FactorRow,
  { now, ip }: ClientInfo,
): Promise<CodesAnswer> {
  const codes = makeCodes();
  const hashes = codes.map((code) => hashCode(auth, set.id, code));
  await replaceCodes(transaction, set.id, hashes, now);
  const traits = { factor_id: set.id };
  const actorId = set.user_id;
  const audit = { action: 'recovery_codes_generated', actorId, ip, now, traits } as const;
  await writeAuditEntry(transaction, audit);
  const friendlyName = set.friendly_name ?? '';
  return {
    id: set.id,
    type: 'recovery_code',
    friendly_name: friendlyName,
    total: codes.length,
    codes,
  };
}
