import type { Transaction } from '#server/database/database.ts';
import type { ChallengeMethod } from './flow-states.ts';

/** A sign-in that waits for its provider's answer. */
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

/** Begins a sign-in at a provider. Of its state and of the browser only hashes are kept. */
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

/** The flow of a state, held until the transaction ends, so that an answer is taken once. */
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

/** What is left to do after the provider's answer: a code, which the app that began trades for the session. */
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
