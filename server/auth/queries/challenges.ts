import type { Transaction } from '#server/database/database.ts';
import { jsonValue } from '../../database/json-value.ts';

export type ChallengeRow = {
  id: string;
  factor_id: string;
  created_at: Date;
  verified_at: Date | null;
  ip_address: string;
  /** Keyed hash of the code that was sent. */
  otp_code: string | null;
  web_authn_session_data: unknown;
  failed_attempts: number;
};

/** Columns that a factor kind may store with a challenge. */
export type ChallengeColumns = { otp_code?: string; web_authn_session_data?: unknown };

const columns = [
  'id',
  'factor_id',
  'created_at',
  'verified_at',
  'otp_code',
  'web_authn_session_data',
  'failed_attempts',
];

/** Inserts a challenge and returns its id. @throws PostgreSQL 23503 when the factor was deleted */
export async function insertChallenge(
  transaction: Transaction,
  challenge: { factorId: string; ipAddress: string; now: Date } & ChallengeColumns,
): Promise<string> {
  const { factorId, ipAddress, now, otp_code: code, web_authn_session_data: data } = challenge;
  const [inserted] = await transaction<{ id: string }[]>`
    insert into auth.mfa_challenges (factor_id, created_at, ip_address, otp_code, web_authn_session_data)
    values (${factorId}, ${now}, ${ipAddress}::inet, ${code ?? null},
      ${data === undefined ? null : transaction.json(jsonValue(data))})
    returning id`;
  if (!inserted) throw new Error('auth.mfa_challenges gave no row back.');
  return inserted.id;
}

/** Locks the challenge until the transaction ends: the second of two concurrent answers sees the result of the first. */
export async function lockChallenge(
  transaction: Transaction,
  factorId: string,
  id: string,
): Promise<ChallengeRow | undefined> {
  const [challenge] = await transaction<ChallengeRow[]>`
    select ${transaction(columns)}, host(ip_address) as ip_address
    from auth.mfa_challenges where id = ${id} and factor_id = ${factorId} for update`;
  return challenge;
}

/** Ends all open challenges of a factor after a correct answer: their codes may still be readable on a lock screen. */
export async function endChallenges(
  transaction: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.mfa_challenges set verified_at = ${now}, otp_code = null, web_authn_session_data = null
    where factor_id = ${factorId} and verified_at is null`;
}

/** Counts a wrong answer to a challenge. */
export async function countWrongAnswer(transaction: Transaction, id: string): Promise<void> {
  await transaction`
    update auth.mfa_challenges set failed_attempts = failed_attempts + 1 where id = ${id}`;
}

/** Deletes a challenge that could not be delivered. */
export async function deleteChallenge(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.mfa_challenges where id = ${id}`;
}
