import pLimit from 'p-limit';
import type postgres from 'postgres';
import { nameLoss } from './connection-loss.ts';
import {
  type ConnectionOptions,
  idleInTransactionMs,
  lockTimeoutMs,
} from './connection-settings.ts';
import { inTransaction } from './in-transaction.ts';
import type { QueryResult, SqlQuery } from './query.ts';
import type { Pool } from './renewed-pool.ts';
import { currentRequestId } from './request-id.ts';
import { runQuery, runQueryInRole } from './run-query.ts';

type Transaction = postgres.TransactionSql;
type Options = Pick<ConnectionOptions, 'poolSize' | 'statementTimeoutMs'> & { isPooled: boolean };

/** Adds the request id to the application name, which PostgreSQL's log shows. */
function setApplicationName(transaction: Transaction, requestId: string | null) {
  return requestId === null
    ? transaction``
    : transaction`, set_config('application_name', current_setting('application_name') || ' ' || ${requestId}, true)`;
}

/** Behind a pooler, each transaction sets the timeouts that our own session would have. */
function setTimeouts(transaction: Transaction, { isPooled, statementTimeoutMs }: Options) {
  return isPooled
    ? transaction`, set_config('statement_timeout', ${String(statementTimeoutMs)}, true),
        set_config('idle_in_transaction_session_timeout', ${String(idleInTransactionMs)}, true),
        set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`
    : transaction``;
}

/**
 * Creates the functions that run work on a pool in the role of its caller, with the claims as JSON.
 * @returns `run` for a transaction of several statements; `query` for one statement, in one round trip where there is no pooler
 */
export function createRoleRunner(pool: Pool, options: Options) {
  // Statements beyond the number of connections wait here: the driver would pipeline them behind a running one, and a fast statement would
  // wait for a slow one while other connections are free.
  const runLimited = pLimit(options.poolSize);

  function run<T>(
    role: string,
    claims: string,
    work: (transaction: Transaction) => Promise<T>,
  ): Promise<T> {
    const requestId = currentRequestId();
    const workAs = async (transaction: Transaction) => {
      // Not awaited on its own: it goes out in the same packet as the first statement of the work,
      // and PostgreSQL runs the two in order. Its failure is the transaction's failure.
      const identity = transaction`
        select set_config('role', ${role}, true),
               set_config('request.jwt.claims', ${claims}, true)
               ${setApplicationName(transaction, requestId)} ${setTimeouts(transaction, options)}`.execute();
      const [, result] = await Promise.all([identity, work(transaction)]);
      return result;
    };
    return pool.run((sql) => inTransaction(sql, workAs)).catch(nameLoss);
  }

  /** Behind a pooler, the timeouts must be set before the statement begins, so it runs in an explicit transaction. */
  function query(role: string, claims: string, statement: SqlQuery): Promise<QueryResult> {
    if (options.isPooled)
      return run(role, claims, (transaction) => runQuery(transaction, statement));
    const asker = { role, claims, requestId: currentRequestId() };
    return runLimited(() => pool.run((sql) => runQueryInRole(sql, asker, statement))).catch(
      nameLoss,
    );
  }

  return { run, query };
}
