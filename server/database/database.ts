import postgres from 'postgres';
import { createConcurrencyLimiter } from '../concurrency-limiter.ts';
import { createAdvisoryLocks } from './advisory-locks.ts';
import { nameLoss } from './connection-loss.ts';
import {
  type ConnectionOptions,
  idleInTransactionMs,
  lockTimeoutMs,
  pooledSettingsOf,
  settingsOf,
} from './connection-settings.ts';
import { inTransaction } from './in-transaction.ts';
import type { QueryResult, SqlQuery } from './query.ts';
import { createPool } from './renewed-pool.ts';
import { currentRequestId } from './request-id.ts';
import { runQuery, runQueryInRole } from './run-query.ts';

/** Who asks: a PostgreSQL role, and the claims of the token that policies read. */
export type Caller = {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
};

export type Transaction = postgres.TransactionSql;

export interface Database {
  /** One transaction as the caller: its role, and its token's claims in `request.jwt.claims`. Row security decides. */
  asCaller<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * One statement as the caller, which is a transaction of its own: one statement and one way to PostgreSQL, where `asCaller` is four on
   * three ways. Row security decides in the same way.
   */
  queryAsCaller(caller: Caller, query: SqlQuery): Promise<QueryResult>;
  /** One transaction as `service_role`: past row security, so each use is meant to be found by a search. */
  asService<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** One transaction as `auth_admin`, which alone may touch schema `auth`. Only server/auth uses it. */
  asAuth<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** One statement as `auth_admin`, for reading alone; see `queryAsCaller`. Only server/auth uses it. */
  queryAsAuth(query: SqlQuery): Promise<QueryResult>;
  /**
   * Listens to a NOTIFY channel; answers the function that stops listening. A connection that broke off is made anew, and what was
   * told meanwhile is not heard: who must know gives `onListening`, which is called whenever listening has begun, and gets a
   * connection of its own, which ends with it even where the other end no longer answers.
   */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onListening?: () => void,
  ): Promise<() => Promise<void>>;
  /** Acquires a shared advisory lock until it is released, or this process ends in whatever way: others see by it that work is under way. */
  acquireLock(name: string): Promise<() => void>;
  /** Of these names, those that no process has locked. */
  findUnlocked(names: readonly string[]): Promise<string[]>;
  /** Answers when a trivial statement has run; throws when the database cannot be reached. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

async function listenAlone(
  own: postgres.Sql,
  channel: string,
  onNotice: (payload: string) => void,
  onListening: () => void,
): Promise<() => Promise<void>> {
  const end = () => own.end({ timeout: 0 });
  try {
    await own.listen(channel, onNotice, onListening);
    return end;
  } catch (error) {
    await end();
    throw error;
  }
}

const serviceClaims = JSON.stringify({ role: 'service_role' });

const printed = new WeakMap<object, { role: Caller['role']; json: string }>();

/** The claims as policies read them. Those of a token that is known are frozen, and are printed once. */
function claimsOf({ role, claims }: Caller): string {
  const known = printed.get(claims);
  if (known?.role === role) return known.json;
  const json = JSON.stringify({ ...claims, role });
  if (Object.isFrozen(claims)) printed.set(claims, { role, json });
  return json;
}

/**
 * Connects to a PostgreSQL that has been migrated.
 * @param url a postgres:// address
 */
export function connectDatabase(url: string, options: ConnectionOptions): Database {
  const settings = settingsOf(options);
  const isPooled = options.directUrl !== undefined;
  const directUrl = options.directUrl ?? url;
  const pool = createPool((onConnectionLost) =>
    postgres(
      url,
      isPooled
        ? pooledSettingsOf(options, onConnectionLost)
        : settingsOf(options, onConnectionLost),
    ),
  );
  // Its pool stays empty: listening opens a connection of its own.
  const direct = postgres(directUrl, settings);
  // Statements beyond the number of connections wait here: the driver would send them behind another one's, and a quick one would wait
  // for a slow one while other connections are free.
  const runLimited = createConcurrencyLimiter(options.poolSize);
  const locks = createAdvisoryLocks((onclose) =>
    postgres(directUrl, { ...settings, max: 1, max_lifetime: null, onclose }),
  );

  /** Through a pooler each transaction brings the limits that a session of ours would have. */
  const limits = (transaction: Transaction) =>
    isPooled
      ? transaction`, set_config('statement_timeout', ${String(options.statementTimeoutMs)}, true),
          set_config('idle_in_transaction_session_timeout', ${String(idleInTransactionMs)}, true),
          set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`
      : transaction``;

  function inRole<T>(
    role: string,
    claims: string,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const requestId = currentRequestId();
    const name = (transaction: Transaction) =>
      requestId === null
        ? transaction``
        : transaction`, set_config('application_name', current_setting('application_name') || ' ' || ${requestId}, true)`;
    const workAs = async (transaction: Transaction) => {
      // Not awaited on its own: it goes out in the same packet as the first statement of the work,
      // and PostgreSQL runs the two in order. Its failure is the transaction's failure.
      const identity = transaction`
        select set_config('role', ${role}, true),
               set_config('request.jwt.claims', ${claims}, true)
               ${name(transaction)} ${limits(transaction)}`.execute();
      const [, result] = await Promise.all([identity, work(transaction)]);
      return result;
    };
    return pool.run((sql) => inTransaction(sql, workAs)).catch(nameLoss);
  }

  const asCaller: Database['asCaller'] = (caller, work) =>
    inRole(caller.role, claimsOf(caller), work);

  /** Through a pooler the limits of each statement have to stand before it begins. */
  function queryInRole(role: string, claims: string, query: SqlQuery): Promise<QueryResult> {
    if (isPooled) return inRole(role, claims, (transaction) => runQuery(transaction, query));
    const asker = { role, claims, requestId: currentRequestId() };
    return runLimited(() => pool.run((sql) => runQueryInRole(sql, asker, query))).catch(nameLoss);
  }

  return {
    asCaller,
    queryAsCaller: (caller, query) => queryInRole(caller.role, claimsOf(caller), query),
    asService: (work) => inRole('service_role', serviceClaims, work),
    asAuth: (work) => inRole('auth_admin', serviceClaims, work),
    queryAsAuth: (query) => queryInRole('auth_admin', serviceClaims, query),
    async listen(channel, onNotice, onListening) {
      if (onListening) {
        const own = postgres(directUrl, settings);
        return listenAlone(own, channel, onNotice, onListening).catch(nameLoss);
      }
      const subscription = await direct.listen(channel, onNotice).catch(nameLoss);
      return () => subscription.unlisten();
    },
    acquireLock: (name) => locks.acquire(name).catch(nameLoss),
    async findUnlocked(names) {
      const find = (sql: postgres.Sql) => sql<{ name: string }[]>`
        select name from unnest(${names as string[]}::text[]) as name
        where pg_try_advisory_xact_lock(hashtextextended(name, 0))`;
      const rows = await pool.run(find).catch(nameLoss);
      return rows.map(({ name }) => name);
    },
    async ping() {
      await pool.run((sql) => sql`select 1`);
    },
    async close() {
      await Promise.all([pool.close(), direct.end({ timeout: 5 }), locks.close()]);
    },
  };
}
