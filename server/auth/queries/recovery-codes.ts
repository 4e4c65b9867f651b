import type { Transaction } from '#server/database/database.ts';

/** Replaces the set of recovery codes with a new one. */
export async function replaceCodes(
  transaction: Transaction,
  factorId: string,
  hashes: string[],
  now: Date,
): Promise<void> {
  await transaction`delete from auth.mfa_recovery_codes where factor_id = ${factorId}`;
  await transaction`
    insert into auth.mfa_recovery_codes (factor_id, code_hash, created_at)
    select ${factorId}, hash, ${now} from unnest(${hashes}::text[]) as hash`;
}

/** Marks an unused code as used. Returns true only for the one caller that consumed it. */
export async function spendCode(
  transaction: Transaction,
  factorId: string,
  hash: string,
  now: Date,
): Promise<boolean> {
  const used = await transaction`
    update auth.mfa_recovery_codes set used_at = ${now}
    where factor_id = ${factorId} and code_hash = ${hash} and used_at is null
    returning id`;
  return used.length === 1;
}

/** Returns how many codes a set has and how many are unused. */
export async function countCodes(
  transaction: Transaction,
  factorId: string,
): Promise<{ total: number; remaining: number }> {
  const [row] = await transaction<{ total: number; remaining: number }[]>`
    select count(*)::int as total, (count(*) filter (where used_at is null))::int as remaining
    from auth.mfa_recovery_codes where factor_id = ${factorId}`;
  return row ?? { total: 0, remaining: 0 };
}
