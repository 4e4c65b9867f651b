import { randomUUID } from 'node:crypto';
import { type LinkMessageCode, linkMessages } from '#contract/link-messages.ts';
import { peerKey } from '../../http/client-address.ts';
import { type ContactChange, notifyOfContactChange } from '../accounts/notify-of-change.ts';
import { AuthError, invalid, otpExpired } from '../auth-error.ts';
import type { AuthContext, AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { findByLink, pkcePrefix } from '../codes/one-time-tokens.ts';
import { hashToken } from '../hash-token.ts';
import { toAuthError } from '../print-error.ts';
import { issueAuthCode } from '../queries/flow-states.ts';
import type { OneTimeTokenRow } from '../queries/one-time-tokens.ts';
import { readQuery } from '../read-body.ts';
import { oauthErrorOf } from '../redirects/failure-address.ts';
import { withFragment, withQuery } from '../redirects/redirect-target.ts';
import { sessionAddress } from '../redirects/session-address.ts';
import { wantedTarget } from '../redirects/wanted-target.ts';
import { type OpenedSession, openSession } from '../sessions/open-session.ts';
import { acceptToken, tokenTypesOfLink } from './accept-token.ts';
import { findUsedLink } from './used-link.ts';

type Outcome =
  | { kind: 'session'; opened: OpenedSession; moved: ContactChange | undefined }
  | { kind: 'auth code'; authCode: string; moved: ContactChange | undefined }
  | { kind: 'message'; code: LinkMessageCode };

/** Whether the request is a prefetch: mail scanners and browsers send a HEAD or a marked GET, which must not consume the link. */
function isPrefetch(c: AuthContext): boolean {
  const headers = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'];
  const purposes = headers.map((name) => c.req.header(name) ?? '').join(' ');
  return c.req.method === 'HEAD' || /prefetch|prerender|preview/i.test(purposes);
}

type Link = { token: string; type: string };

async function openWaiting(
  auth: AuthServices,
  token: OneTimeTokenRow,
  clientInfo: ClientInfo,
): Promise<Outcome> {
  return auth.database.asAuth(async (transaction): Promise<Outcome> => {
    const accepted = await acceptToken(transaction, token, clientInfo, 'link');
    if (accepted.kind === 'first of two') {
      return { kind: 'message', code: 'email_change_half_done' };
    }
    const { user, moved } = accepted;
    if (token.flow_state_id) {
      const authCode = randomUUID();
      await issueAuthCode(transaction, token.flow_state_id, hashToken(authCode), clientInfo.now);
      return { kind: 'auth code', authCode, moved };
    }
    const opened = await openSession(auth, transaction, user, clientInfo, 'otp');
    return { kind: 'session', opened, moved };
  });
}

/** @throws AuthError validation_failed, otp_expired, and those of acceptToken */
async function openLink(auth: AuthServices, link: Link, clientInfo: ClientInfo): Promise<Outcome> {
  const tokenTypes = tokenTypesOfLink(link.type);
  if (!tokenTypes) throw invalid('Unsupported verification type');
  const findUsed = () => findUsedLink(auth, { ...link, tokenTypes }, clientInfo.now);
  await auth.limits.take('failedVerifyByPeer', peerKey(clientInfo));
  const found =
    (await findByLink(auth, link.token, tokenTypes, clientInfo.now)) ?? (await findUsed());
  if (!found) throw otpExpired('link');
  await auth.limits.refundPoint('failedVerifyByPeer', peerKey(clientInfo));
  if ('kind' in found) return found;
  try {
    return await openWaiting(auth, found, clientInfo);
  } catch (error) {
    // Two simultaneous visits: the slower one finds the token used.
    const isRefused = error instanceof AuthError && error.code === 'otp_expired';
    const used = isRefused ? await findUsed() : undefined;
    if (!used) throw error;
    return used;
  }
}

/** Adds values for the page to the fragment. With PKCE the page may read only its query, so they are added to both. */
function withWords(target: string, values: Record<string, string>, linkToken: string): string {
  const isPkce = linkToken.startsWith(pkcePrefix);
  return withFragment(isPkce ? withQuery(target, values) : target, values);
}

async function successAddress(
  auth: AuthServices,
  outcome: Outcome,
  target: string,
  link: Link,
): Promise<string> {
  switch (outcome.kind) {
    case 'auth code':
      return withQuery(target, { code: outcome.authCode });
    case 'message': {
      const { code } = outcome;
      const values = { message: linkMessages[code].message, message_code: code };
      return withWords(target, values, link.token);
    }
    case 'session':
      return sessionAddress(auth, outcome.opened, target, { type: link.type });
  }
}

function failureAddress(error: unknown, c: AuthContext, target: string, linkToken: string): string {
  const problem = toAuthError(error, c);
  const name = oauthErrorOf(problem);
  const values = {
    ...(name ? { error: name } : {}),
    error_code: problem.code,
    error_description: problem.message,
  };
  return withWords(target, values, linkToken);
}

/** GET /verify: the link in a mail, opened by a browser without an API key. Redirects to the site on success and on failure. */
export function verifyLink(auth: AuthServices): Operation {
  return async (c) => {
    const linkToken = readQuery(c, 'token') ?? readQuery(c, 'token_hash');
    const type = readQuery(c, 'type');
    if (!type) throw invalid('Verify requires a verification type');
    if (!linkToken) throw invalid('Verify requires a token or a token hash');
    const target = wantedTarget(auth, c);
    c.header('referrer-policy', 'no-referrer');
    if (isPrefetch(c)) return c.body(null, 204);
    let address: string;
    try {
      const link = { token: linkToken, type };
      const outcome = await openLink(auth, link, clientInfoOf(auth, c));
      if ('moved' in outcome && outcome.moved) await notifyOfContactChange(auth, c, outcome.moved);
      address = await successAddress(auth, outcome, target, link);
    } catch (error) {
      address = failureAddress(error, c, target, linkToken);
    }
    return c.redirect(address, 303);
  };
}
