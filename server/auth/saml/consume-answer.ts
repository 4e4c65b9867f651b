import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { hashToken } from '../hash-token.ts';
import type { ExternalIdentity } from '../identities/external-identity.ts';
import { identityTransaction } from '../identities/identity-transaction.ts';
import { signInByIdentity } from '../identities/sign-in-by-identity.ts';
import { toAuthError } from '../print-error.ts';
import { failureAddress } from '../redirects/failure-address.ts';
import { withQuery } from '../redirects/redirect-target.ts';
import { sessionAddress } from '../redirects/session-address.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { findRequest, type SignInRequest } from './find-request.ts';
import { freshIdentityProvider } from './freshen-metadata.ts';
import { type Judged, judgeAssertion } from './judge-assertion.ts';
import { mailDomain } from './mail-domain.ts';
import { endSsoFlow } from './queries/relay-states.ts';
import { endSessionBy } from './queries/session-end.ts';
import { findProviderByDomain } from './queries/sso-providers.ts';
import { takeAssertion } from './queries/used-assertions.ts';
import { readAnswerForm } from './read-answer-form.ts';
import { readClaims } from './read-claims.ts';
import { assertionNotValid } from './refusals.ts';
import { addressesOf, loadServiceProviderKey } from './service-provider.ts';
import { verifyResponse } from './verify-response.ts';

type Proven = { request: SignInRequest; judged: Judged; identity: ExternalIdentity };
type Outcome = { kind: 'session'; opened: OpenedSession } | { kind: 'auth code'; authCode: string };

/** Verifies and checks a SAML response. The reason for a refusal goes to the log only. */
async function prove(auth: AuthServices, xml: string, request: SignInRequest): Promise<Proven> {
  const { provider, requestId } = request;
  const { entityId: issuer, certificates } = await freshIdentityProvider(auth, provider);
  const { privateKey } = await loadServiceProviderKey(auth);
  const expected = { issuer, ...addressesOf(auth), requestId, now: auth.clock() };
  try {
    const verified = await verifyResponse(xml, certificates, privateKey);
    const judged = judgeAssertion(verified, expected);
    const mapping = provider.attribute_mapping;
    const source = { id: provider.id, entityId: issuer, mapping };
    return { request, judged, identity: readClaims(verified.assertion, source) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown';
    auth.log.info({ reason, ssoProviderId: provider.id }, 'SAML response refused');
    throw error instanceof AuthError ? error : assertionNotValid(error);
  }
}

/** Refuses an address whose domain belongs to another provider: an organisation may only vouch for its own users. */
async function assertOwnDomain(
  transaction: Transaction,
  { request, identity }: Proven,
): Promise<void> {
  const domain = mailDomain(identity.emails[0]?.address.split('@').at(-1) ?? '');
  const owner = await findProviderByDomain(transaction, domain);
  if (owner && owner.id !== request.provider.id) {
    throw assertionNotValid(new Error('The domain of the address is of another provider.'));
  }
}

async function signIn(
  auth: AuthServices,
  transaction: Transaction,
  proven: Proven,
  clientInfo: ClientInfo,
): Promise<Outcome> {
  const { request, judged, identity } = proven;
  const { assertionId: id, usableUntil, sessionNotAfter } = judged;
  await assertOwnDomain(transaction, proven);
  const assertion = { issuer: request.provider.entity_id, id, usableUntil };
  if (!(await takeAssertion(transaction, assertion))) {
    throw assertionNotValid(new Error('The assertion was used before.'));
  }
  const user = await signInByIdentity(auth, transaction, identity, clientInfo);
  if (request.flowStateId) {
    const authCode = randomUUID();
    const codeHash = hashToken(authCode);
    const end = { userId: user.id, codeHash, sessionNotAfter, now: clientInfo.now };
    if (await endSsoFlow(transaction, request.flowStateId, end)) {
      return { kind: 'auth code', authCode };
    }
    throw new AuthError(404, 'flow_state_not_found', 'No valid flow state found');
  }
  const opened = await openSession(auth, transaction, user, clientInfo, 'sso/saml');
  if (!sessionNotAfter) return { kind: 'session', opened };
  const session = await endSessionBy(transaction, opened.session, sessionNotAfter);
  return { kind: 'session', opened: { ...opened, session } };
}

async function takeAnswer(auth: AuthServices, c: AuthContext): Promise<string> {
  const clientInfo = clientInfoOf(auth, c);
  await auth.limits.take('failedSsoByPeer', peerKey(clientInfo));
  const form = await readAnswerForm(c);
  const request = await findRequest(auth, form);
  const proven = await prove(auth, form.xml, request);
  const { target } = request;
  const asking = { clientInfo, redirectTo: target };
  const outcome = await identityTransaction(auth, c, asking, (transaction) =>
    signIn(auth, transaction, proven, clientInfo),
  );
  await auth.limits.refundPoint('failedSsoByPeer', peerKey(clientInfo));
  return outcome.kind === 'auth code'
    ? withQuery(target, { code: outcome.authCode })
    : sessionAddress(auth, outcome.opened, target);
}

/** POST /sso/saml/acs: takes the identity provider's SAML response from the browser. Always redirects back, even after an error. */
export function consumeAnswer(auth: AuthServices): Operation {
  return async (c) => {
    c.header('referrer-policy', 'no-referrer');
    let address: string;
    try {
      address = await takeAnswer(auth, c);
    } catch (error) {
      address = failureAddress(toAuthError(error, c), auth.siteUrl);
    }
    return c.redirect(address, 303);
  };
}
