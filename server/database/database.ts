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

/** The identity of a query: a PostgreSQL role, and the token claims that policies read. */
export type Caller = {
  role: 'anon' | 'authenticated' | 'service_role';
  claims: Record<string, unknown>;
};

export type Transaction = postgres.TransactionSql;

export interface Database {
  /** Runs one transaction as the caller, with its role and its token claims in `request.jwt.claims`. Row-level security applies. */
  asCaller<T>(caller: Caller, work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as the caller in its own transaction: one statement and one round trip to PostgreSQL, where `asCaller` takes four in
   * three round trips. Row-level security applies in the same way.
   */
  queryAsCaller(caller: Caller, query: SqlQuery): Promise<QueryResult>;
  /** Runs one transaction as `service_role`. It bypasses row-level security, so each use should be easy to find by a search. */
  asService<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs one transaction as `auth_admin`, the only role with access to schema `auth`. Only server/auth uses it. */
  asAuth<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs one statement as `auth_admin`, for reads only; see `queryAsCaller`. Only server/auth uses it. */
  queryAsAuth(query: SqlQuery): Promise<QueryResult>;
  /**
   * Listens to a NOTIFY channel and returns the function that stops listening. A lost connection is reopened, and notifications in between
   * are missed. A caller that must detect this passes `onListening`, which is called whenever listening has begun. It then gets a separate
   * connection, which closes when listening stops, even if the other end no longer responds.
   */
  listen(
    channel: string,
    onNotice: (payload: string) => void,
    onListening?: () => void,
  ): Promise<() => Promise<void>>;
  /** Acquires a shared advisory lock until it is released or this process ends in any way. It shows other processes that work is in progress. */
  acquireLock(name: string): Promise<() => void>;
  /** Returns the names that no process has locked. */
  findUnlocked(names: readonly string[]): Promise<string[]>;
  /** Resolves when a trivial statement has run; throws when the database cannot be reached. */
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

/** Returns the claims as JSON, as policies read them. The claims of a known token are frozen, and are serialized once. */
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
  // Its pool stays empty: the driver opens a separate connection for LISTEN.
  const direct = postgres(directUrl, settings);
  // Statements beyond the number of connections wait here: the driver would pipeline them behind a running one, and a fast statement would
  // wait for a slow one while other connections are free.
  const runLimited = createConcurrencyLimiter(options.poolSize);
  const locks = createAdvisoryLocks((onclose) =>
    postgres(directUrl, { ...settings, max: 1, max_lifetime: null, onclose }),
  );

  /** Behind a pooler, each transaction sets the timeouts that our own session would have. */
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

  /** Behind a pooler, the timeouts must be set before the statement begins, so it runs in an explicit transaction. */
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
