import type { Transaction } from '#server/database/database.ts';

/** Returns whether a correct second factor for this account came from this IP address after `since`. */
export async function isFamiliarAddress(
  transaction: Transaction,
  userId: string,
  ip: string | null,
  since: Date,
): Promise<boolean> {
  if (!ip) return false;
  const [row] = await transaction<{ familiar: boolean }[]>`
    select exists (
      select from auth.audit_log_entries
      where payload ->> 'actor_id' = ${userId} and payload ->> 'action' = 'verification_attempted'
        and payload -> 'traits' ->> 'outcome' = 'right' and ip_address = ${ip} and created_at > ${since}
    ) as familiar`;
  return row?.familiar ?? false;
}
