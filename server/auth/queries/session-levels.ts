import type { Transaction } from '#server/database/database.ts';

/** Raises a session to aal2 and records the second factor and its method. */
export async function markSessionRaised(
  transaction: Transaction,
  raised: { sessionId: string; factorId: string; method: string; now: Date },
): Promise<void> {
  const { sessionId, factorId, method, now } = raised;
  await transaction`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = ${now} where id = ${sessionId}`;
  await markSessionProven(transaction, { sessionId, method, now });
}

/** Records a new proof of the session's user that does not raise the session's level. */
export async function markSessionProven(
  transaction: Transaction,
  proven: { sessionId: string; method: string; now: Date },
): Promise<void> {
  const { sessionId, method, now } = proven;
  await transaction`
    insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
    values (${sessionId}, ${method}, ${now}, ${now})
    on conflict (session_id, authentication_method)
      do update set created_at = excluded.created_at, updated_at = excluded.updated_at`;
}

/** Deletes the user's sessions that never proved a second factor, except `keep`. */
export async function deleteWeakSessions(
  transaction: Transaction,
  userId: string,
  keep: string,
): Promise<void> {
  await transaction`
    delete from auth.sessions
    where user_id = ${userId} and id <> ${keep} and (aal is null or aal < 'aal2')`;
}

/** Lowers the sessions that these factors raised to aal1, effective at their next refresh, and deletes their second-factor proofs. */
export async function lowerSessionsOf(
  transaction: Transaction,
  userId: string,
  factorIds: string[],
  now: Date,
): Promise<void> {
  await transaction`
    with lowered as (
      update auth.sessions set aal = 'aal1', factor_id = null, updated_at = ${now}
      where user_id = ${userId} and factor_id = any(${factorIds}::uuid[])
      returning id
    )
    delete from auth.mfa_amr_claims c using lowered l
    where c.session_id = l.id
      and c.authentication_method in ('totp', 'mfa/phone', 'mfa/webauthn', 'mfa/recovery_code')`;
}

/** Deletes all refresh tokens of a session, so that none can be exchanged or returned again on a retry. */
export async function deleteRefreshTokens(
  transaction: Transaction,
  sessionId: string,
): Promise<void> {
  await transaction`delete from auth.refresh_tokens where session_id = ${sessionId}`;
}
