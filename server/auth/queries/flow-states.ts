import type { Transaction } from '#server/database/database.ts';

export type ChallengeMethod = 's256' | 'plain';

export type FlowStateRow = {
  id: string;
  user_id: string | null;
  code_challenge: string;
  code_challenge_method: ChallengeMethod;
  authentication_method: string;
  auth_code_issued_at: Date | null;
  /** When the session that it opens has to end; null where only our own rules count. */
  session_not_after: Date | null;
  /** Sealed, of a social sign-in. */
  provider_access_token: string | null;
  provider_refresh_token: string | null;
};

/** Begins a PKCE flow of a mail. @returns its id */
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

/** Puts the code into a flow that its client trades for a session. */
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

/** The sign-in that a code belongs to, held until the transaction ends, so that a code opens one session. */
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

/** Ends a flow: its code was traded, or it ran out. */
export async function deleteFlowState(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.flow_state where id = ${id}`;
}

/** Ends every flow of a person: their mails lead to no session any more. */
export async function deleteFlowStatesOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.flow_state where user_id = ${userId}`;
}

/** Takes back the codes that wait to be traded for a session; links that nobody has opened yet go on working. */
export async function deleteAuthCodesOf(transaction: Transaction, userId: string): Promise<void> {
  await transaction`
    delete from auth.flow_state where user_id = ${userId} and auth_code_issued_at is not null`;
}
