import { z } from 'zod';
import type { Transaction } from '../../database/database.ts';
import { peerKey } from '../../http/client-address.ts';
import { accountOf, isBanned } from '../accounts/accounts.ts';
import { AuthError, invalid, userBanned } from '../auth-error.ts';
import type { AuthServices, Operation } from '../auth-services.ts';
import { type ClientInfo, clientInfoOf } from '../client-info.ts';
import { hashToken } from '../hash-token.ts';
import { writeAuditEntry } from '../queries/audit-log.ts';
import {
  findCurrentToken,
  findRefreshToken,
  insertRefreshToken,
  type RefreshTokenRow,
  revokeFamily,
  revokeRefreshToken,
} from '../queries/refresh-tokens.ts';
import { listMethods, lockSession, type SessionRow, touchSession } from '../queries/sessions.ts';
import { findUserById } from '../queries/users.ts';
import { readBody, text } from '../read-body.ts';
import { type OpenedSession, sessionBody } from '../sessions/open-session.ts';
import { refreshTokenAfter } from '../sessions/refresh-token-chain.ts';
import { type SessionRules, sessionOver } from '../sessions/session-end.ts';

const schema = z.object({ refresh_token: text });

/** The official server's legacy tokens have twelve characters; shorter text cannot be a token. */
const minTokenLength = 12;

function notFound(): AuthError {
  return new AuthError(
    400,
    'refresh_token_not_found',
    'Invalid Refresh Token: Refresh Token Not Found',
  );
}

function alreadyUsed(): AuthError {
  return new AuthError(400, 'refresh_token_already_used', 'Invalid Refresh Token: Already Used');
}

function assertNotOver(session: SessionRow, rules: SessionRules, now: Date): void {
  const over = sessionOver(session, rules, now);
  if (!over) return;
  const reason = over === 'inactivity' ? ' (Inactivity)' : '';
  const message = `Invalid Refresh Token: Session Expired${reason}`;
  throw new AuthError(400, 'session_expired', message);
}

/**
 * Handles a refresh token that was already used. Two cases are legal: the direct parent of the current token (the client lost our
 * response), and any token within the reuse interval (two tabs). Both get the current token again. Otherwise the token was probably
 * stolen, and the whole family is revoked.
 * @returns the token to answer with, or undefined when the family was revoked
 */
async function reuse(
  auth: AuthServices,
  transaction: Transaction,
  presented: RefreshTokenRow,
  now: Date,
): Promise<string | undefined> {
  const current = await findCurrentToken(transaction, presented.session_id);
  const ageMs = now.getTime() - presented.updated_at.getTime();
  const isRecent = ageMs <= auth.settings.auth.refreshReuseSeconds * 1000;
  if (current && (current.parent === presented.token || isRecent)) {
    return refreshTokenAfter(auth.hashKeys.refreshTokens, current.session_id, current.parent);
  }
  await revokeFamily(transaction, presented.session_id, now);
  return undefined;
}

async function rotate(
  auth: AuthServices,
  transaction: Transaction,
  presented: RefreshTokenRow,
  session: SessionRow,
  now: Date,
): Promise<string> {
  const next = refreshTokenAfter(auth.hashKeys.refreshTokens, session.id, presented.token);
  await revokeRefreshToken(transaction, presented.token, now);
  await insertRefreshToken(transaction, {
    hash: hashToken(next),
    parentHash: presented.token,
    sessionId: session.id,
    userId: session.user_id,
    now,
  });
  return next;
}

/** Refreshes under the session's row lock. @returns undefined on replay (no error, so that the revocation is committed) */
async function refresh(
  auth: AuthServices,
  transaction: Transaction,
  hash: string,
  clientInfo: ClientInfo,
): Promise<OpenedSession | undefined> {
  const seen = await findRefreshToken(transaction, hash);
  const session = seen && (await lockSession(transaction, seen.session_id));
  const presented = session && (await findRefreshToken(transaction, hash)); // read again under the lock
  const user = session && (await findUserById(transaction, session.user_id));
  if (!presented || !session || !user || user.deleted_at) throw notFound();
  const { now } = clientInfo;
  if (isBanned(user, now)) throw userBanned(400);
  assertNotOver(session, auth.settings.auth, now);
  const refreshToken = presented.revoked
    ? await reuse(auth, transaction, presented, now)
    : await rotate(auth, transaction, presented, session, now);
  const action = refreshToken ? 'token_refreshed' : 'token_revoked';
  await writeAuditEntry(transaction, { action, actorId: user.id, ip: clientInfo.ip, now });
  if (!refreshToken) return undefined;
  await touchSession(transaction, session.id, clientInfo);
  const methods = await listMethods(transaction, session.id);
  return { account: await accountOf(transaction, user), session, methods, refreshToken };
}

/** POST /token?grant_type=refresh_token */
export function tokenByRefreshToken(auth: AuthServices): Operation {
  return async (c) => {
    const { refresh_token: refreshToken } = await readBody(c, schema);
    if (!refreshToken) throw invalid('refresh_token required');
    if (refreshToken.length < minTokenLength) throw invalid('Refresh token is not valid');
    const clientInfo = clientInfoOf(auth, c);
    await auth.limits.take('refreshByPeer', peerKey(clientInfo));
    const opened = await auth.database.asAuth((transaction) =>
      refresh(auth, transaction, hashToken(refreshToken), clientInfo),
    );
    if (!opened) throw alreadyUsed();
    return c.json(await sessionBody(auth, opened));
  };
}
