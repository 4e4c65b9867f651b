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
 * Begins the session's chain of refresh tokens anew. The tokens from before were handed out for one factor: whoever else holds one gets
 * nothing for it any more, not even the current token told again. The new chain therefore grows from a random root, not from them.
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
 * Makes the bearer's session one of two factors (aal2), where it is. It gets new tokens; the person's other sessions that proved one
 * factor only end.
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
  const held = await lockSession(transaction, session.id); // a refresh on its way comes before or after, not between
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
