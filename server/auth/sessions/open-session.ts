import type { Transaction } from '../../database/database.ts';
import { type Account, accountOf, isBanned } from '../accounts/accounts.ts';
import { userBody } from '../accounts/user-body.ts';
import { invalidCredentials, userBanned, userNotFound } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { hashToken } from '../hash-token.ts';
import { type AuditAction, writeAuditEntry } from '../queries/audit-log.ts';
import { touchIdentity } from '../queries/identities.ts';
import { insertRefreshToken } from '../queries/refresh-tokens.ts';
import { type AmrRow, insertSession, type SessionRow } from '../queries/sessions.ts';
import type { ContactKind, UserRow } from '../queries/user-row.ts';
import { changeUser } from '../queries/users.ts';
import { refreshTokenAfter } from './refresh-token-chain.ts';
import { notAfter, tokenSeconds } from './session-end.ts';

/** Sign-in methods that prove a mailbox, a phone or its password. Only these count as a use of the email or phone identity. */
const methodsOfContact = new Set([
  'password',
  'otp',
  'magiclink',
  'recovery',
  'invite',
  'email/signup',
  'email_change',
]);

/** All data that a session's tokens are made from. */
export type OpenedSession = {
  account: Account;
  session: SessionRow;
  methods: AmrRow[];
  refreshToken: string;
};

/**
 * Signs a user in on a new device.
 * @param method how they proved who they are, for the `amr` claim (password, otp, magiclink, …)
 * @param how.provider the contact that they proved (email or phone), where the method applies to both
 * @throws AuthError user_banned; invalid_credentials or user_not_found for a deleted account
 */
export async function openSession(
  auth: AuthServices,
  transaction: Transaction,
  user: UserRow,
  clientInfo: ClientInfo,
  method: string,
  { action = 'login', provider = 'email' }: { action?: AuditAction; provider?: ContactKind } = {},
): Promise<OpenedSession> {
  const { now } = clientInfo;
  if (user.deleted_at) throw method === 'password' ? invalidCredentials() : userNotFound();
  if (isBanned(user, now)) throw userBanned(method === 'password' ? 400 : 403);
  const session = await insertSession(transaction, {
    userId: user.id,
    method,
    notAfter: notAfter(auth.settings.auth, now),
    ...clientInfo,
  });
  const refreshToken = refreshTokenAfter(auth.hashKeys.refreshTokens, session.id, null);
  await insertRefreshToken(transaction, {
    hash: hashToken(refreshToken),
    parentHash: null,
    sessionId: session.id,
    userId: user.id,
    now,
  });
  const signedIn = await changeUser(transaction, user.id, { last_sign_in_at: now }, now);
  if (methodsOfContact.has(method)) await touchIdentity(transaction, user.id, provider, now);
  await writeAuditEntry(transaction, { action, actorId: user.id, ip: clientInfo.ip, now });
  auth.metrics.signIns.inc({ method });
  return {
    account: await accountOf(transaction, signedIn),
    session,
    methods: [{ authentication_method: method, created_at: now }],
    refreshToken,
  };
}

function secondsOf(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

/** Returns one entry of the `amr` claim. An entry for single sign-on also names the SSO provider. */
function amrEntry({ authentication_method: method, created_at }: AmrRow, { identities }: Account) {
  const ofSso = identities.find(({ provider }) => provider.startsWith('sso:'));
  const provider = method === 'sso/saml' ? ofSso?.provider.slice('sso:'.length) : undefined;
  return { method, timestamp: secondsOf(created_at), ...(provider ? { provider } : {}) };
}

function accessTokenClaims(auth: AuthServices, { account, session, methods }: OpenedSession) {
  const { user } = account;
  return {
    iss: auth.issuer,
    aud: user.aud,
    sub: user.id,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    app_metadata: user.raw_app_meta_data ?? {},
    user_metadata: user.raw_user_meta_data ?? {},
    aal: session.aal,
    amr: methods.map((row) => amrEntry(row, account)),
    session_id: session.id,
    is_anonymous: user.is_anonymous,
  };
}

/** Returns the session object of the response. It signs the access token, so call it after the transaction has committed. */
export async function sessionBody(auth: AuthServices, opened: OpenedSession) {
  const expiresInSeconds = tokenSeconds(opened.session, auth.settings.auth, auth.clock());
  const accessToken = await auth.keys.sign(accessTokenClaims(auth, opened), { expiresInSeconds });
  return {
    access_token: accessToken,
    token_type: 'bearer',
    expires_in: expiresInSeconds,
    expires_at: secondsOf(auth.clock()) + expiresInSeconds,
    refresh_token: opened.refreshToken,
    user: userBody(opened.account),
  };
}
