import type { Transaction } from '#server/database/database.ts';
import type { Challenge } from '../../codes/pkce.ts';

/** A sign-in request that waits for its SAML response. */
export type RelayStateRow = {
  sso_provider_id: string;
  request_id: string;
  redirect_to: string | null;
  flow_state_id: string | null;
  created_at: Date;
};

/** Inserts the PKCE flow of a sign-in. Its auth code is issued when the SAML response arrives. Returns the id. */
export async function insertSsoFlow(
  transaction: Transaction,
  { challenge, challengeMethod }: Challenge,
  now: Date,
): Promise<string> {
  const [row] = await transaction<{ id: string }[]>`
    insert into auth.flow_state
      (code_challenge, code_challenge_method, provider_type, authentication_method, created_at, updated_at)
    values (${challenge}, ${challengeMethod}, 'sso/saml', 'sso/saml', ${now}, ${now})
    returning id`;
  if (!row) throw new Error('auth.flow_state gave no row back.');
  return row.id;
}

/** Stores user and auth code in a flow. @returns false when the flow was swept (as too old) or already has its code */
export async function endSsoFlow(
  transaction: Transaction,
  id: string,
  end: { userId: string; codeHash: string; sessionNotAfter: Date | null; now: Date },
): Promise<boolean> {
  const ended = await transaction`
    update auth.flow_state
    set user_id = ${end.userId}, auth_code = ${end.codeHash}, auth_code_issued_at = ${end.now},
        session_not_after = ${end.sessionNotAfter}, updated_at = ${end.now}
    where id = ${id} and user_id is null
    returning id`;
  return ended.length === 1;
}

/** Inserts the request of a sign-in at an organisation. @param state.flowStateId the PKCE flow that it completes, if any */
export async function insertRelayState(
  transaction: Transaction,
  state: {
    id: string;
    providerId: string;
    requestId: string;
    redirectTo: string | null;
    flowStateId: string | null;
    now: Date;
  },
): Promise<void> {
  await transaction`
    insert into auth.saml_relay_states
      (id, sso_provider_id, request_id, redirect_to, flow_state_id, created_at, updated_at)
    values (${state.id}, ${state.providerId}, ${state.requestId}, ${state.redirectTo}, ${state.flowStateId},
      ${state.now}, ${state.now})`;
}

/** Deletes a request and returns it. Of two concurrent responses to it, only one gets the row. */
export async function takeRelayState(
  transaction: Transaction,
  id: string,
): Promise<RelayStateRow | undefined> {
  const [row] = await transaction<RelayStateRow[]>`
    delete from auth.saml_relay_states where id = ${id}
    returning sso_provider_id, request_id, redirect_to, flow_state_id, created_at`;
  return row;
}
