import type { Transaction } from '#server/database/database.ts';

export type SessionRow = {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2' | 'aal3';
  not_after: Date | null;
  created_at: Date;
  /** The last refresh; null before the first. */
  refreshed_at: Date | null;
};

// refreshed_at has no time zone in the official schema: we read and write UTC, whatever the server's time zone.
const columns = (transaction: Transaction) => transaction`
  id, user_id, aal, not_after, created_at, refreshed_at at time zone 'utc' as refreshed_at`;

export type AmrRow = { authentication_method: string; created_at: Date };

/** Inserts a session at aal1 with its authentication method. */
export async function insertSession(
  transaction: Transaction,
  session: {
    userId: string;
    method: string;
    ip: string | null;
    userAgent: string | null;
    notAfter: Date | null;
    now: Date;
  },
): Promise<SessionRow> {
  const { userId, method, ip, userAgent, notAfter, now } = session;
  const [inserted] = await transaction<SessionRow[]>`
    with opened as (
      insert into auth.sessions (user_id, aal, ip, user_agent, not_after, created_at, updated_at)
      values (${userId}, 'aal1', ${ip}::inet, ${userAgent}, ${notAfter}, ${now}, ${now})
      returning ${columns(transaction)}
    ), proven as (
      insert into auth.mfa_amr_claims (session_id, authentication_method, created_at, updated_at)
      select id, ${method}, ${now}, ${now} from opened
    )
    select * from opened`;
  if (!inserted) throw new Error('auth.sessions gave no row back.');
  return inserted;
}

/** Returns the session, even one that has expired by the session rules; undefined if it was signed out. */
export async function findSession(
  transaction: Transaction,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await transaction<SessionRow[]>`
    select ${columns(transaction)}
    from auth.sessions where id = ${id}`;
  return session;
}

/** Locks the session row until the transaction ends: concurrent refreshes of one token wait here for each other. */
export async function lockSession(
  transaction: Transaction,
  id: string,
): Promise<SessionRow | undefined> {
  const [session] = await transaction<SessionRow[]>`
    select ${columns(transaction)}
    from auth.sessions where id = ${id} for update`;
  return session;
}

/** Records a refresh with its IP address and user agent. */
export async function touchSession(
  transaction: Transaction,
  id: string,
  clientInfo: { ip: string | null; userAgent: string | null; now: Date },
): Promise<void> {
  await transaction`
    update auth.sessions
    set refreshed_at = ${clientInfo.now}::timestamptz at time zone 'utc', updated_at = ${clientInfo.now},
        ip = ${clientInfo.ip}::inet, user_agent = ${clientInfo.userAgent}
    where id = ${id}`;
}

/** Returns the session's authentication methods, newest first. */
export async function listMethods(transaction: Transaction, sessionId: string): Promise<AmrRow[]> {
  return transaction<AmrRow[]>`
    select authentication_method, created_at from auth.mfa_amr_claims
    where session_id = ${sessionId} order by created_at desc, id`;
}

/** Deletes a session of the user. @returns false if it does not exist or belongs to another user */
export async function deleteSessionOf(
  transaction: Transaction,
  userId: string,
  id: string,
): Promise<boolean> {
  const deleted = await transaction`
    delete from auth.sessions where id = ${id} and user_id = ${userId}`;
  return deleted.count > 0;
}

/** Deletes a session with its tokens. */
export async function deleteSession(transaction: Transaction, id: string): Promise<void> {
  await transaction`delete from auth.sessions where id = ${id}`;
}

/** Returns how many sessions a user has and when one of them was last active. */
export async function countSessions(
  transaction: Transaction,
  userId: string,
): Promise<{ count: number; lastSeenAt: Date | null }> {
  const [row] = await transaction<{ count: number; lastSeenAt: Date | null }[]>`
    select count(*)::int as count,
      max(coalesce(refreshed_at at time zone 'utc', created_at)) as "lastSeenAt"
    from auth.sessions where user_id = ${userId}`;
  return row ?? { count: 0, lastSeenAt: null };
}

/** Deletes all sessions of a user, except `keep`. */
export async function deleteSessionsOf(
  transaction: Transaction,
  userId: string,
  keep?: string,
): Promise<void> {
  await transaction`
    delete from auth.sessions
    where user_id = ${userId} and id is distinct from ${keep ?? null}::uuid`;
}
