import type { Transaction } from '../database/database.ts';
import { bearerOf, callerOfToken } from '../http/claims.ts';
import { isUuid } from '../http/identifiers.ts';
import { isBanned } from './accounts/accounts.ts';
import { AuthError, badToken, userBanned } from './auth-error.ts';
import type { AuthContext, AuthServices } from './auth-services.ts';
import { findSession, type SessionRow } from './queries/sessions.ts';
import type { UserRow } from './queries/user-row.ts';
import { lockUser } from './queries/users.ts';
import { type SessionRules, sessionOver } from './sessions/session-end.ts';

/** The user and session of a bearer token. The operation's transaction checks whether both are still valid. */
export type Bearer = {
  userId: string;
  sessionId: string;
  /** The level of the token when it was issued; the session may have a higher one since. */
  aal: SessionRow['aal'];
  rules: SessionRules;
};
/** `session.aal` is the lower level of the token and the session. */
export type SignedIn = { user: UserRow; session: SessionRow };

/**
 * Verifies the bearer token of a request that needs a session. While no user is signed in, the client sends its API key as bearer
 * token: that is a token of ours without a subject, and is refused here.
 * @throws AuthError no_authorization, bad_jwt
 */
export async function requireBearer(auth: AuthServices, c: AuthContext): Promise<Bearer> {
  const claims = await verifyBearer(auth, c);
  const { sub, session_id: sessionId } = claims;
  if (typeof sub !== 'string' || sub === '') throw badToken('missing sub claim');
  if (!isUuid(sub)) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
  }
  if (typeof sessionId !== 'string' || !isUuid(sessionId)) {
    throw badToken('missing session_id claim');
  }
  const aal = claims.aal === 'aal2' || claims.aal === 'aal3' ? claims.aal : 'aal1';
  return { userId: sub, sessionId, aal, rules: auth.settings.auth };
}

/** @throws AuthError no_authorization, bad_jwt, not_admin */
export async function requireServiceRole(auth: AuthServices, c: AuthContext): Promise<void> {
  const claims = await verifyBearer(auth, c);
  if (claims.role !== 'service_role') {
    throw new AuthError(403, 'not_admin', 'User not allowed');
  }
}

/** Returns whether the bearer token is the service key. A missing or invalid token is not; the operation refuses it if needed. */
export async function isServiceRole(auth: AuthServices, c: AuthContext): Promise<boolean> {
  try {
    return (await verifyBearer(auth, c)).role === 'service_role';
  } catch (error) {
    if (error instanceof AuthError) return false;
    throw error;
  }
}

async function verifyBearer(auth: AuthServices, c: AuthContext): Promise<Record<string, unknown>> {
  const token = bearerOf(c.req.raw.headers);
  if (!token) {
    throw new AuthError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  const caller = await callerOfToken(token, auth.keys, ({ expired, cause }) =>
    badToken(
      `unable to parse or verify signature, ${expired ? 'token is expired' : 'token is not ours'}`,
      cause,
    ),
  );
  return caller.claims;
}

/**
 * Loads the bearer's account and session, with a row lock on the account until the transaction ends.
 * @throws AuthError user_not_found, session_not_found, user_banned, session_expired
 */
export async function loadSignedIn(
  transaction: Transaction,
  bearer: Bearer,
  now: Date,
): Promise<SignedIn> {
  const user = await lockUser(transaction, bearer.userId);
  return judgeSignedIn(transaction, user, bearer, now);
}

/**
 * As loadSignedIn, for a caller that has already locked the bearer's account.
 * @throws AuthError user_not_found, session_not_found, user_banned, session_expired
 */
export async function judgeSignedIn(
  transaction: Transaction,
  user: UserRow | undefined,
  bearer: Bearer,
  now: Date,
): Promise<SignedIn> {
  const session = await findSession(transaction, bearer.sessionId);
  return judgeFound({ user, session }, bearer, now);
}

/**
 * Checks that the bearer's account and session, as found in the database, are still valid.
 * @throws AuthError user_not_found, session_not_found, user_banned, session_expired
 */
export function judgeFound(
  { user, session }: { user: UserRow | undefined; session: SessionRow | undefined },
  bearer: Bearer,
  now: Date,
): SignedIn {
  if (!user || user.deleted_at) {
    throw new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  }
  if (session?.user_id !== user.id) {
    throw new AuthError(
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    );
  }
  if (isBanned(user, now)) throw userBanned(403);
  // The token expires with the session, unless the session rules became stricter since.
  if (sessionOver(session, bearer.rules, now)) {
    throw new AuthError(403, 'session_expired', 'Session has expired');
  }
  // A token from before the second factor keeps its level: a thief with a copy of it has not passed the second factor.
  const aal = bearer.aal < session.aal ? bearer.aal : session.aal;
  return { user, session: { ...session, aal } };
}
