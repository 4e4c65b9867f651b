import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../database/database.ts';
import { accountOf } from '../accounts/accounts.ts';
import { AuthError } from '../auth-error.ts';
import type { AuthServices } from '../auth-services.ts';
import type { ClientInfo } from '../client-info.ts';
import { hashToken } from '../hash-token.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import { insertRefreshToken } from '../queries/refresh-tokens.ts';
import {
  deleteRefreshTokens,
  deleteWeakSessions,
  markSessionRaised,
} from '../queries/session-levels.ts';
import { listMethods, lockSession, touchSession } from '../queries/sessions.ts';
import type { OpenedSession } from '../sessions/open-session.ts';
import { refreshTokenAfter } from '../sessions/refresh-token-chain.ts';
import type { SignedIn } from '../signed-in.ts';

/**
 * Deletes the session's refresh tokens and starts a new chain. The old tokens were issued for one factor, so a copy of one must no longer
 * work, and must not return the current token on a retry either. The new chain therefore starts from a random root, not from an old token.
 */
async function restartChain(
  auth: AuthServices,
  transaction: Transaction,
  session: { id: string; user_id: string },
  now: Date,
): Promise<string> {
  await deleteRefreshTokens(transaction, session.id);
  const root = hashToken(randomBytes(32).toString('base64url'));
  const refreshToken = refreshTokenAfter(auth.hashKeys.refreshTokens, session.id, root);
  await insertRefreshToken(transaction, {
    hash: hashToken(refreshToken),
    parentHash: root,
    sessionId: session.id,
    userId: session.user_id,
    now,
  });
  return refreshToken;
}

/**
 * Raises the bearer's existing session to two factors (aal2) and gives it new tokens. The user's other sessions that proved only one
 * factor end.
 * @param proof the verified factor, and what the `amr` claim calls it
 * @throws AuthError session_not_found
 */
export async function raiseSession(
  auth: AuthServices,
  transaction: Transaction,
  { user, session }: SignedIn,
  proof: { factorId: string; method: string },
  clientInfo: ClientInfo,
): Promise<OpenedSession> {
  const { now, ip } = clientInfo;
  const held = await lockSession(transaction, session.id); // row lock: a concurrent refresh runs before or after this, not in between
  if (!held) {
    const message = 'Session from session_id claim in JWT does not exist';
    throw new AuthError(403, 'session_not_found', message);
  }
  await markSessionRaised(transaction, { sessionId: held.id, ...proof, now });
  const refreshToken = await restartChain(auth, transaction, held, now);
  await deleteWeakSessions(transaction, user.id, held.id);
  await touchSession(transaction, held.id, clientInfo);
  const traits = { factor_id: proof.factorId, method: proof.method, outcome: 'right' };
  const audit = { action: 'verification_attempted', actorId: user.id, ip, now, traits } as const;
  await writeAuditEntry(transaction, audit);
  const raised = await lockSession(transaction, held.id);
  const methods = await listMethods(transaction, held.id);
  return {
    account: await accountOf(transaction, user),
    session: raised ?? held,
    methods,
    refreshToken,
  };
}
