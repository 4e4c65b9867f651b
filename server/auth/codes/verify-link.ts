import { randomUUID } from 'node:crypto';
import { peerKey } from '../../http/client-address.ts';
import { type Move, tellOfMove } from '../accounts/tell-of-change.ts';
import { invalid, otpExpired } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { hashToken } from '../hash-token.ts';
import { toAuthError } from '../print-error.ts';
import { issueAuthCode } from '../queries/flow-states.ts';
import { readQuery } from '../read-body.ts';
import { oauthErrorOf } from '../redirects/failure-address.ts';
import { withFragment, withQuery } from '../redirects/redirect-target.ts';
import { sessionAddress } from '../redirects/session-address.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { type Visit, visitOf } from '../visit.ts';
import { acceptToken, tokenTypesOfLink } from './accept-token.ts';
import { findByLink, pkcePrefix } from './one-time-tokens.ts';
import { confirmOtherMailbox } from './verify-code.ts';

type Outcome =
  | { kind: 'session'; opened: OpenedSession; moved: Move | undefined }
  | { kind: 'auth code'; authCode: string; moved: Move | undefined }
  | { kind: 'first of two' };

/** Mail scanners and browsers look ahead by HEAD or a marked GET: neither may use the link up. */
function isLookingAhead(c: AuthContext): boolean {
  const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
  const purposes = headers.map((name) => c.req.header(name) ?? '').join(' ');
  return c.req.method === 'HEAD' || /prefetch|prerender|preview/i.test(purposes);
}

async function openLink(
  auth: AuthServices,
  linkToken: string,
  type: string,
  visit: Visit,
): Promise<Outcome> {
  const types = tokenTypesOfLink(type);
  if (!types) throw invalid('Unsupported verification type');
  await auth.limits.take('failedVerifyByPeer', peerKey(visit));
  const token = await findByLink(auth, linkToken, types, visit.now);
  if (!token) throw otpExpired('link');
  await auth.limits.giveBack('failedVerifyByPeer', peerKey(visit));
  return auth.database.asAuth(async (transaction): Promise<Outcome> => {
    const accepted = await acceptToken(transaction, token, visit, 'link');
    if (accepted.kind === 'first of two') return accepted;
    const { user, moved } = accepted;
    if (token.flow_state_id) {
      const authCode = randomUUID();
      await issueAuthCode(transaction, token.flow_state_id, hashToken(authCode), visit.now);
      return { kind: 'auth code', authCode, moved };
    }
    const opened = await openSession(auth, transaction, user, visit, 'otp');
    return { kind: 'session', opened, moved };
  });
}

async function successAddress(
  auth: AuthServices,
  outcome: Outcome,
  target: string,
  type: string,
): Promise<string> {
  switch (outcome.kind) {
    case 'auth code':
      return withQuery(target, { code: outcome.authCode });
    case 'first of two':
      return withFragment(target, { message: confirmOtherMailbox });
    case 'session':
      return sessionAddress(auth, outcome.opened, target, { type });
  }
}

/** With PKCE the page may read its query only, so the error stands in both places. */
function failureAddress(error: unknown, c: AuthContext, target: string, isPkce: boolean): string {
  const problem = toAuthError(error, c);
  const name = oauthErrorOf(problem);
  const values = {
    ...(name ? { error: name } : {}),
    error_code: problem.code,
    error_description: problem.message,
  };
  return withFragment(isPkce ? withQuery(target, values) : target, values);
}

/** GET /verify: the link in a mail, opened by a browser without any key. It always leads back to the site. */
export function verifyLink(auth: AuthServices): Operation {
  return async (c) => {
    const linkToken = readQuery(c, 'token') ?? readQuery(c, 'token_hash');
    const type = readQuery(c, 'type');
    if (!type) throw invalid('Verify requires a verification type');
    if (!linkToken) throw invalid('Verify requires a token or a token hash');
    const target = wantedTarget(auth, c);
    c.header('referrer-policy', 'no-referrer');
    if (isLookingAhead(c)) return c.body(null, 204);
    const isPkce = linkToken.startsWith(pkcePrefix);
    let address: string;
    try {
      const outcome = await openLink(auth, linkToken, type, visitOf(auth, c));
      if ('moved' in outcome && outcome.moved) await tellOfMove(auth, c, outcome.moved);
      address = await successAddress(auth, outcome, target, type);
    } catch (error) {
      address = failureAddress(error, c, target, isPkce);
    }
    return c.redirect(address, 303);
  };
}
