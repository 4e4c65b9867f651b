import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import { AuthError, invalid } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { verifierFits } from '../codes/pkce.ts';
import { hashToken } from '../hash-token.ts';
import { deleteFlowState, type FlowStateRow, lockFlowState } from '../queries/flow-states.ts';
import { lockUser } from '../queries/users.ts';
import { readBody, text } from '../read-body.ts';
import { endSessionBy } from '../saml/queries/session-end.ts';
import { type OpenedSession, openSession, sessionBody } from '../sessions/open-session.ts';

const schema = z.object({ auth_code: text, code_verifier: text });

/** Maximum time from issuing the auth code to its exchange. The opened page exchanges it automatically. */
const authCodeMs = 5 * 60_000;

function notFound(): AuthError {
  return new AuthError(
    404,
    'flow_state_not_found',
    'invalid flow state, no valid flow state found',
  );
}

function assertFresh(flow: FlowStateRow, now: Date): void {
  const issuedAt = flow.auth_code_issued_at?.getTime() ?? 0;
  if (now.getTime() - issuedAt > authCodeMs) {
    throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
  }
}

type ExchangedSession = { opened: OpenedSession; providerTokens: Record<string, string> };

/** Returns the provider's own tokens for the app. They are handed over once, with the session, and not stored afterwards. */
function providerTokensOf(auth: AuthServices, flow: FlowStateRow): Record<string, string> {
  const { provider_access_token: access, provider_refresh_token: refresh } = flow;
  return {
    ...(access ? { provider_token: auth.secret.open(access) } : {}),
    ...(refresh ? { provider_refresh_token: auth.secret.open(refresh) } : {}),
  };
}

async function exchangeCode(
  auth: AuthServices,
  transaction: Transaction,
  code: { authCode: string; verifier: string },
  clientInfo: ClientInfo,
): Promise<ExchangedSession> {
  const flow = await lockFlowState(transaction, hashToken(code.authCode));
  if (!flow?.user_id) throw notFound();
  assertFresh(flow, clientInfo.now);
  if (!verifierFits(flow.code_challenge, flow.code_challenge_method, code.verifier)) {
    throw new AuthError(
      400,
      'bad_code_verifier',
      'code challenge does not match previously saved code verifier',
    );
  }
  const user = await lockUser(transaction, flow.user_id);
  if (!user) throw notFound();
  await deleteFlowState(transaction, flow.id);
  const begun = await openSession(auth, transaction, user, clientInfo, flow.authentication_method);
  const end = flow.session_not_after;
  const opened = end
    ? { ...begun, session: await endSessionBy(transaction, begun.session, end) }
    : begun;
  return { opened, providerTokens: providerTokensOf(auth, flow) };
}

/** POST /token?grant_type=pkce */
export function tokenByAuthCode(auth: AuthServices): Operation {
  return async (c) => {
    const { auth_code: authCode, code_verifier: verifier } = await readBody(c, schema);
    if (!authCode || !verifier) {
      throw invalid('invalid request: both auth code and code verifier should be non-empty');
    }
    const clientInfo = clientInfoOf(auth, c);
    await auth.limits.take('failedVerifyByPeer', peerKey(clientInfo));
    const { opened, providerTokens } = await auth.database.asAuth((transaction) =>
      exchangeCode(auth, transaction, { authCode, verifier }, clientInfo),
    );
    await auth.limits.refundPoint('failedVerifyByPeer', peerKey(clientInfo));
    return c.json({ ...(await sessionBody(auth, opened)), ...providerTokens });
  };
}
