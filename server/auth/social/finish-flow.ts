import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { hashToken } from '../hash-token.ts';
import { identityTransaction } from '../identities/identity-transaction.ts';
import { signInByIdentity } from '../identities/sign-in-by-identity.ts';
import { insertFlowWithCode, type ProviderFlowRow } from '../queries/provider-flows.ts';
import { findSession } from '../queries/sessions.ts';
import type { UserRow } from '../queries/user-row.ts';
import { withQuery } from '../redirects/redirect-target.ts';
import { sessionAddress } from '../redirects/session-address.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { asInvited } from './invitation.ts';
import type { IdentifiedUser } from './social-provider.ts';

type Outcome = { kind: 'auth code'; authCode: string } | { kind: 'session'; opened: OpenedSession };

/** Returns the account that the provider's answer signs in, links an identity to, or accepts an invitation for. */
async function accountFor(
  auth: AuthServices,
  transaction: Transaction,
  flow: ProviderFlowRow,
  { identity }: IdentifiedUser,
  clientInfo: ClientInfo,
): Promise<UserRow> {
  const { linking_target_id: linkTo, linking_session_id: sessionId } = flow;
  if (linkTo) {
    const session = sessionId && (await findSession(transaction, sessionId));
    if (!session || session.user_id !== linkTo) {
      throw new AuthError(
        403,
        'session_not_found',
        'The session that asked to link the identity has ended',
      );
    }
    return signInByIdentity(auth, transaction, identity, clientInfo, { linkTo });
  }
  const invited = flow.invite_token
    ? await asInvited(transaction, flow.invite_token, identity)
    : identity;
  return signInByIdentity(auth, transaction, invited, clientInfo);
}

function sealed(auth: AuthServices, token: string | null): string | null {
  return token === null ? null : auth.secret.seal(token);
}

/** Signs the user in. An app that sent a PKCE challenge gets an auth code that only it can exchange, never a token in a URL. */
async function completeIn(
  auth: AuthServices,
  transaction: Transaction,
  flow: ProviderFlowRow,
  vouched: IdentifiedUser,
  clientInfo: ClientInfo,
): Promise<Outcome> {
  const user = await accountFor(auth, transaction, flow, vouched, clientInfo);
  const { code_challenge: challenge, code_challenge_method: challengeMethod } = flow;
  if (!challenge || !challengeMethod) {
    return {
      kind: 'session',
      opened: await openSession(auth, transaction, user, clientInfo, 'oauth'),
    };
  }
  const authCode = randomUUID();
  await insertFlowWithCode(transaction, {
    userId: user.id,
    codeHash: hashToken(authCode),
    provider: flow.provider_type,
    challenge,
    challengeMethod,
    sealedAccessToken: sealed(auth, vouched.accessToken),
    sealedRefreshToken: sealed(auth, vouched.refreshToken),
    now: clientInfo.now,
  });
  return { kind: 'auth code', authCode };
}

/**
 * Signs in the user that the provider identified, or links the identity.
 * @returns the URL to redirect the browser to, with an auth code in the query or the session in the fragment
 * @throws AuthError as signInByIdentity does, session_not_found, invite_not_found
 */
export async function finishFlow(
  auth: AuthServices,
  c: AuthContext,
  {
    flow,
    vouched,
    clientInfo,
  }: { flow: ProviderFlowRow; vouched: IdentifiedUser; clientInfo: ClientInfo },
): Promise<string> {
  const target = flow.referrer;
  const outcome = await identityTransaction(
    auth,
    c,
    { clientInfo, redirectTo: target },
    (transaction) => completeIn(auth, transaction, flow, vouched, clientInfo),
  );
  if (outcome.kind === 'auth code') return withQuery(target, { code: outcome.authCode });
  return sessionAddress(auth, outcome.opened, target, {
    provider_token: vouched.accessToken ?? '',
    ...(vouched.refreshToken ? { provider_refresh_token: vouched.refreshToken } : {}),
  });
}
