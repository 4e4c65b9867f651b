import type { Transaction } from '#server/database/database.ts';

/** `token` and `parent` hold hashes: a copy of the table signs nobody in. */
export type RefreshTokenRow = {
  token: string;
  parent: string | null;
  revoked: boolean;
  session_id: string;
  updated_at: Date;
};

/** Adds a token to its session's chain. @param row.parentHash the token that was traded for it; null for the first */
export async function insertRefreshToken(
  transaction: Transaction,
  row: { hash: string; parentHash: string | null; sessionId: string; userId: string; now: Date },
): Promise<void> {
  await transaction`
    insert into auth.refresh_tokens (token, parent, revoked, session_id, user_id, created_at, updated_at)
    values (${row.hash}, ${row.parentHash}, false, ${row.sessionId}, ${row.userId}, ${row.now}, ${row.now})`;
}

/** A token, traded in or not; undefined for one that was never there, or went with its session. */
export async function findRefreshToken(
  transaction: Transaction,
  hash: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await transaction<RefreshTokenRow[]>`
    select token, parent, revoked, session_id, updated_at from auth.refresh_tokens where token = ${hash}`;
  return row;
}

/** The one token of the session that was not traded in; undefined when the family was revoked. */
export async function findCurrentToken(
  transaction: Transaction,
  sessionId: string,
): Promise<RefreshTokenRow | undefined> {
  const [row] = await transaction<RefreshTokenRow[]>`
    select token, parent, revoked, session_id, updated_at from auth.refresh_tokens
    where session_id = ${sessionId} and not revoked order by id desc limit 1`;
  return row;
}

/** Marks a token as traded in. */
export async function revokeRefreshToken(
  transaction: Transaction,
  hash: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.refresh_tokens set revoked = true, updated_at = ${now} where token = ${hash}`;
}

/** Makes every token of a session useless: one of them came twice. */
export async function revokeFamily(
  transaction: Transaction,
  sessionId: string,
  now: Date,
): Promise<void> {
  await transaction`
    update auth.refresh_tokens set revoked = true, updated_at = ${now}
    where session_id = ${sessionId} and not revoked`;
}
