import type { Transaction } from '#server/database/database.ts';

/** Notes that a session was proven by a second factor, and how. */
export async function markSessionRaised(
  transaction: Transaction,
  raised: { sessionId: string; factorId: string; method: string; now: Date },
): Promise<void> {
  const { sessionId, factorId, method, now } = raised;
  await transaction`
    update auth.sessions set aal = 'aal2', factor_id = ${factorId}, updated_at = ${now} where id = ${sessionId}`;
  await markSessionProven(transaction, { sessionId, method, now });
}

/** Notes that whoever sits at a session has just shown that it is them, in a way that raises nothing. */
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

/** Ends the sessions of a person that never proved a second factor, but the one to keep. */
export async function deleteWeakSessions(
  transaction: Transaction,
  userId: string,
  keep: string,
): Promise<void> {
  await transaction`
    delete from auth.sessions
    where user_id = ${userId} and id <> ${keep} and (aal is null or aal < 'aal2')`;
}

/** Takes back what the factors had raised: from their next refresh on, these sessions are what the first factor made them. */
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

/** Forgets every refresh token of a session, so that none of them can be traded in or told again. */
export async function deleteRefreshTokens(
  transaction: Transaction,
  sessionId: string,
): Promise<void> {
  await transaction`delete from auth.refresh_tokens where session_id = ${sessionId}`;
}
