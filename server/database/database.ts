import postgres from 'postgres';
import { createAdvisoryLocks, findUnlocked } from './advisory-locks.ts';
import { nameLoss } from './connection-loss.ts';
import { type ConnectionOptions, pooledSettingsOf, settingsOf } from './connection-settings.ts';
import { createListener } from './listener.ts';
import type { QueryResult, SqlQuery } from './query.ts';
import { createPool } from './renewed-pool.ts';
import { createRoleRunner } from './role-runner.ts';

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
  /**
   * Runs one transaction as `service_role`. It bypasses row-level security, so each use can be found by a search for "asService", in any
   * case: `queryAsService` and `statementAsService` do the same with one statement.
   */
  asService<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /**
   * Runs one statement as `service_role`; see `queryAsCaller`.
   * @param claims that procedures read in `request.jwt.claims`, such as those of the user for whom the server acts; none by default
   */
  queryAsService(query: SqlQuery, claims?: Caller['claims']): Promise<QueryResult>;
  /** Runs one transaction as `auth_admin`, the only role with access to schema `auth`. tests/row-security-bypasses.test.ts lists who uses it. */
  asAuth<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** Runs one statement as `auth_admin`, for reads only; see `queryAsCaller`. */
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

const printed = new WeakMap<object, { role: Caller['role']; json: string }>();

/** Returns the claims as JSON, as policies read them. The claims of a known token are frozen, and are serialized once. */
function claimsOf({ role, claims }: Caller): string {
  const known = printed.get(claims);
  if (known?.role === role) return known.json;
  const json = JSON.stringify({ ...claims, role });
  if (Object.isFrozen(claims)) printed.set(claims, { role, json });
  return json;
}

const serviceClaims = claimsOf({ role: 'service_role', claims: {} });

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
  const inRole = createRoleRunner(pool, { ...options, isPooled });
  const listener = createListener(() => postgres(directUrl, settings));
  const locks = createAdvisoryLocks((onclose) =>
    postgres(directUrl, { ...settings, max: 1, max_lifetime: null, onclose }),
  );

  return {
    asCaller: (caller, work) => inRole.run(caller.role, claimsOf(caller), work),
    queryAsCaller: (caller, query) => inRole.query(caller.role, claimsOf(caller), query),
    asService: (work) => inRole.run('service_role', serviceClaims, work),
    queryAsService: (query, claims = {}) =>
      inRole.query('service_role', claimsOf({ role: 'service_role', claims }), query),
    asAuth: (work) => inRole.run('auth_admin', serviceClaims, work),
    queryAsAuth: (query) => inRole.query('auth_admin', serviceClaims, query),
    listen: listener.listen,
    acquireLock: (name) => locks.acquire(name).catch(nameLoss),
    findUnlocked: (names) => pool.run((sql) => findUnlocked(sql, names)).catch(nameLoss),
    async ping() {
      await pool.run((sql) => sql`select 1`);
    },
    async close() {
      await Promise.all([pool.close(), listener.close(), locks.close()]);
    },
  };
}
