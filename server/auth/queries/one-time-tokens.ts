import type { Transaction } from '#server/database/database.ts';

export type TokenType =
  | 'confirmation_token'
  | 'recovery_token'
  | 'reauthentication_token'
  | 'email_change_token_new'
  | 'email_change_token_current'
  | 'phone_change_token';

export type OneTimeTokenRow = {
  id: string;
  user_id: string;
  token_type: TokenType;
  relates_to: string;
  code_hash: string | null;
  flow_state_id: string | null;
  created_at: Date;
};

// created_at has no time zone in the official schema: we read and write UTC, whatever the server's time zone.
const columns = (transaction: Transaction) => transaction`
  id, user_id, token_type, relates_to, code_hash, flow_state_id, created_at at time zone 'utc' as created_at`;

/**
 * Replaces the user's token of this type, whose link and code stop working. The row also gets a new id, so that a concurrent request that
 * found the old token cannot consume the new one.
 */
export async function replaceToken(
  transaction: Transaction,
  token: {
    userId: string;
    type: TokenType;
    linkHash: string;
    codeHash: string;
    relatesTo: string;
    flowStateId: string | null;
    now: Date;
  },
): Promise<void> {
  const { userId, type, linkHash, codeHash, relatesTo, flowStateId, now } = token;
  await transaction`
    insert into auth.one_time_tokens
      (user_id, token_type, token_hash, code_hash, relates_to, flow_state_id, created_at, updated_at)
    values (${userId}, ${type}, ${linkHash}, ${codeHash}, ${relatesTo}, ${flowStateId},
      ${now}::timestamptz at time zone 'utc', ${now}::timestamptz at time zone 'utc')
    on conflict (user_id, token_type) do update set
      id = excluded.id, token_hash = excluded.token_hash, code_hash = excluded.code_hash, relates_to = excluded.relates_to,
      flow_state_id = excluded.flow_state_id, failed_attempts = 0, used_at = null,
      created_at = excluded.created_at, updated_at = excluded.updated_at`;
}

/** Returns the token of a link, expired or not; undefined if it was used or replaced, or never existed. */
export async function findTokenByLink(
  transaction: Transaction,
  linkHash: string,
  types: TokenType[],
): Promise<OneTimeTokenRow | undefined> {
  const [row] = await transaction<OneTimeTokenRow[]>`
    select ${columns(transaction)} from auth.one_time_tokens
    where token_hash = ${linkHash} and token_type::text = any(${types}::text[]) and used_at is null`;
  return row;
}

/** A used token. `relates_to` is the address that its use confirmed, or the address that the account will change to. */
export type UsedTokenRow = Pick<OneTimeTokenRow, 'user_id' | 'token_type' | 'relates_to'>;

/** Returns the token of a link that was used successfully at `since` or later. It cannot be used again. */
export async function findUsedToken(
  transaction: Transaction,
  linkHash: string,
  types: TokenType[],
  since: Date,
): Promise<UsedTokenRow | undefined> {
  const [row] = await transaction<UsedTokenRow[]>`
    select user_id, token_type, relates_to from auth.one_time_tokens
    where token_hash = ${linkHash} and token_type::text = any(${types}::text[]) and used_at >= ${since}`;
  return row;
}

/**
 * Counts one attempt on each matching token and returns the tokens that have attempts left. Counts before comparing, so that a thousand
 * concurrent guesses cannot all see a counter of zero.
 */
export async function takeCodeAttempt(
  transaction: Transaction,
  relatesTo: string,
  types: TokenType[],
  attemptLimit: number,
): Promise<OneTimeTokenRow[]> {
  return transaction<OneTimeTokenRow[]>`
    update auth.one_time_tokens set failed_attempts = failed_attempts + 1
    where relates_to = ${relatesTo} and token_type::text = any(${types}::text[])
      and failed_attempts < ${attemptLimit} and used_at is null
    returning ${columns(transaction)}`;
}

/**
 * Marks a token as used. The row stays until the sweep, without its code and its PKCE flow.
 * @param use `relatesTo`: the address that this use confirms, or the address that the account will change to
 * @returns true for the one caller that used the token up
 */
export async function consumeToken(
  transaction: Transaction,
  id: string,
  use: { relatesTo: string; now: Date },
): Promise<boolean> {
  const consumed = await transaction`
    update auth.one_time_tokens
    set used_at = ${use.now}, relates_to = ${use.relatesTo}, code_hash = null, flow_state_id = null
    where id = ${id} and used_at is null returning id`;
  return consumed.length === 1;
}

/** Deletes a user's unused tokens, so their links and codes stop working. Used ones stay until the sweep. @param types all by default */
export async function deleteTokens(
  transaction: Transaction,
  userId: string,
  types?: TokenType[],
): Promise<void> {
  await transaction`
    delete from auth.one_time_tokens
    where user_id = ${userId} and used_at is null
      and (${types ?? null}::text[] is null or token_type::text = any(${types ?? null}::text[]))`;
}

/** Deletes all tokens of a user, including used ones, so that no address of a deleted account remains. */
export async function deleteAllTokens(transaction: Transaction, userId: string): Promise<void> {
  await transaction`delete from auth.one_time_tokens where user_id = ${userId}`;
}
