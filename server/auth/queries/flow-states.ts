import type { Transaction } from '#server/database/database.ts';

export type ChallengeMethod = 's256' | 'plain';

export type FlowStateRow = {
  id: string;
  user_id: string | null;
  code_challenge: string;
  code_challenge_method: ChallengeMethod;
  authentication_method: string;
  auth_code_issued_at: Date | null;
  /** The latest end of the session that it opens; null when only our own rules apply. */
  session_not_after: Date | null;
  /** Sealed token of a social sign-in. */
  provider_access_token: string | null;
  provider_refresh_token: string | null;
};

/** Starts the PKCE flow of a mailed link. @returns its id */
export async function insertFlowState(
  transaction: Transaction,
  flow: {
    userId: string;
    challenge: string;
    challengeMethod: ChallengeMethod;
    authenticationMethod: string;
    now: Date;
  },
): Promise<string> {
  const [row] = await transaction<{ id: string }[]>`
    insert into auth.flow_state
      (user_id, code_challenge, code_challenge_method, provider_type, authentication_method, created_at, updated_at)
    values (${flow.userId}, ${flow.challenge}, ${flow.challengeMethod}, 'email', ${flow.authenticationMethod},
      ${flow.now}, ${flow.now})
    returning id`;
  if (!row) throw new Error('auth.flow_state gave no row back.');
  return row.id;
}

/** Stores the hash of the auth code that the client exchanges for a session. */
export async function issueAuthCode(
  transaction: Transaction,
  id: string,
  codeHash: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.flow_state set auth_code = ${codeHash}, auth_code_issued_at = ${now}, updated_at = ${now}
    where id = ${id}`;
}

/** Returns the flow of an auth code and locks its row until the transaction ends, so that a code opens only one session. */
export async function lockFlowState(
  transaction: Transaction,
  codeHash: string,
): Promise<FlowStateRow | undefined> {
  const [row] = await transaction<FlowStateRow[]>`
    select id, user_id, code_challenge, code_challenge_method, authentication_method, auth_code_issued_at,
      session_not_after, provider_access_token, provider_refresh_token
    from auth.flow_state where auth_code = ${codeHash} for update`;
  return row;
}

/** Deletes a flow whose code was exchanged or has expired. */
export async function deleteFlowState(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.flow_state where id = ${id}`;
}

/** Deletes all flows of a user: links already mailed no longer open a session. */
export async function deleteFlowStatesOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.flow_state where user_id = ${userId}`;
}

/** Deletes the flows with an issued, not yet exchanged auth code. Links that were not opened yet still work. */
export async function deleteAuthCodesOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`
    delete from auth.flow_state where user_id = ${userId} and auth_code_issued_at is not null`;
}
