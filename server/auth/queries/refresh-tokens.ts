import type { Transaction } from '#server/database/database.ts';

/** `token` and `parent` hold hashes, so a copy of the table cannot be used to sign in. */
export type RefreshTokenRow = {
  token: string;
  parent: string | null;
  revoked: boolean;
  session_id: string;
  updated_at: Date;
};

/** Adds a token to its session's chain. @param row.parentHash the token that was exchanged for it; null for the first */
export async function insertRefreshToken(
  transaction: Transaction,
  row: { hash: string; parentHash: string | null; sessionId: string; userId: string; now: Date },
): Promise<void> {
  await transaction`
    insert into auth.refresh_tokens (token, parent, revoked, session_id, user_id, created_at, updated_at)
    values (${row.hash}, ${row.parentHash}, false, ${row.sessionId}, ${row.userId}, ${row.now}, ${row.now})`;
}

/** Returns a token, revoked or not; undefined if it never existed or was deleted with its session. */
export async function findRefreshToken(
  transaction: Transaction,
  hash: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await transaction<RefreshTokenRow[]>`
    select token, parent, revoked, session_id, updated_at from auth.refresh_tokens where token = ${hash}`;
  return row;
}

/** Returns the session's only token that is not revoked; undefined when the token family was revoked. */
export async function findCurrentToken(
  transaction: Transaction,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await transaction<RefreshTokenRow[]>`
    select token, parent, revoked, session_id, updated_at from auth.refresh_tokens
    where session_id = ${sessionId} and not revoked order by id desc limit 1`;
  return row;
}

/** Marks a token as exchanged (revoked). */
export async function revokeRefreshToken(
  transaction: Transaction,
  hash: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.refresh_tokens set revoked = true, updated_at = ${now} where token = ${hash}`;
}

/** Revokes all tokens of a session after one of them was reused. */
export async function revokeFamily(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.refresh_tokens set revoked = true, updated_at = ${now}
    where session_id = ${sessionId} and not revoked`;
}
