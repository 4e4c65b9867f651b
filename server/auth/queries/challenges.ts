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

/** What a kind of factor may keep with a challenge. */
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

/** @throws PostgreSQL 23503 when the factor is gone */
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

/** Holds the challenge until the transaction ends: of two answers sent at once the second sees the first. */
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

/** After one right answer nothing that was asked before may be answered: codes lie about on locked screens. */
export async function endChallenges(
  transaction: Transaction,
  factorId: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.mfa_challenges set verified_at = ${now}, otp_code = null, web_authn_session_data = null
    where factor_id = ${factorId} and verified_at is null`;
}

/** Counts a guess at a challenge that did not fit. */
export async function countWrongAnswer(transaction: Transaction, id: string): Promise<void> {
  await transaction`
    update auth.mfa_challenges set failed_attempts = failed_attempts + 1 where id = ${id}`;
}

/** Takes a question back that could not be asked. */
export async function deleteChallenge(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.mfa_challenges where id = ${id}`;
}
