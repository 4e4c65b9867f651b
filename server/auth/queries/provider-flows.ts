import type { Transaction } from '#server/database/database.ts';
import type { ChallengeMethod } from './flow-states.ts';

/** A sign-in that waits for the provider's callback. */
export type ProviderFlowRow = {
  id: string;
  provider_type: string;
  code_challenge: string | null;
  code_challenge_method: ChallengeMethod | null;
  referrer: string;
  browser_hash: string;
  linking_target_id: string | null;
  linking_session_id: string | null;
  invite_token: string | null;
  created_at: Date;
};

/** Inserts a flow for a sign-in at a provider. Stores only hashes of the state and of the browser's cookie. */
export async function insertProviderFlow(
  transaction: Transaction,
  flow: {
    stateHash: string;
    browserHash: string;
    provider: string;
    challenge: string | null;
    challengeMethod: ChallengeMethod | null;
    redirectTo: string;
    linkTo: { userId: string; sessionId: string } | undefined;
    inviteHash: string | null;
    now: Date;
  },
): Promise<void> {
  const { challenge, challengeMethod, linkTo, now } = flow;
  await transaction`
    insert into auth.flow_state
      (state_hash, browser_hash, provider_type, authentication_method, code_challenge, code_challenge_method, referrer,
       linking_target_id, linking_session_id, invite_token, created_at, updated_at)
    values (${flow.stateHash}, ${flow.browserHash}, ${flow.provider}, 'oauth', ${challenge}, ${challengeMethod},
      ${flow.redirectTo}, ${linkTo?.userId ?? null}, ${linkTo?.sessionId ?? null}, ${flow.inviteHash}, ${now}, ${now})`;
}

/** Returns the flow of a state and locks its row until the transaction ends, so that a callback is accepted only once. */
export async function lockProviderFlow(
  transaction: Transaction,
  stateHash: string,
): Promise<ProviderFlowRow | undefined> {
  const [row] = await transaction<ProviderFlowRow[]>`
    select id, provider_type, code_challenge, code_challenge_method, referrer, browser_hash, linking_target_id,
      linking_session_id, invite_token, created_at
    from auth.flow_state where state_hash = ${stateHash} for update`;
  return row;
}

/** Inserts a flow with an auth code after the provider's callback. The app that started the sign-in exchanges the code for a session. */
export async function insertFlowWithCode(
  transaction: Transaction,
  flow: {
    userId: string;
    codeHash: string;
    provider: string;
    challenge: string;
    challengeMethod: ChallengeMethod;
    sealedAccessToken: string | null;
    sealedRefreshToken: string | null;
    now: Date;
  },
): Promise<void> {
  const { now } = flow;
  await transaction`
    insert into auth.flow_state
      (user_id, auth_code, auth_code_issued_at, provider_type, authentication_method, code_challenge, code_challenge_method,
       provider_access_token, provider_refresh_token, created_at, updated_at)
    values (${flow.userId}, ${flow.codeHash}, ${now}, ${flow.provider}, 'oauth', ${flow.challenge}, ${flow.challengeMethod},
      ${flow.sealedAccessToken}, ${flow.sealedRefreshToken}, ${now}, ${now})`;
}
