import type { Database, Transaction } from '../database/database.ts';
import type { QueryResult } from '../database/query.ts';
import { sqlStateOf } from '../errors.ts';
import type { Metrics } from './metrics.ts';

const connectionFailure = /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/;

/** Returns the SQLSTATE class, or `connection` for a failed connection, or undefined for an error that the work itself threw. */
function classOf(error: unknown): string | undefined {
  const sqlState = sqlStateOf(error);
  if (sqlState) return sqlState.slice(0, 2);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return connectionFailure.test(code) ? 'connection' : undefined;
}

type Run = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** Wraps the database to measure its transactions: the wait for a connection, the duration and the errors. */
export function observeDatabase(database: Database, { database: seen }: Metrics): Database {
  function countFailure(error: unknown): void {
    const failed = classOf(error);
    if (failed) seen.errors.inc({ class: failed });
  }
  async function observe<T>(run: Run, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const askedAtMs = performance.now();
    let begunAtMs: number | undefined;
    seen.waiting.inc();
    try {
      return await run((transaction) => {
        begunAtMs = performance.now();
        seen.waiting.dec();
        seen.active.inc();
        seen.wait.observe((begunAtMs - askedAtMs) / 1000);
        return work(transaction);
      });
    } catch (error) {
      countFailure(error);
      throw error;
    } finally {
      if (begunAtMs === undefined) seen.waiting.dec();
      else {
        seen.active.dec();
        seen.duration.observe((performance.now() - begunAtMs) / 1000);
      }
    }
  }
  async function observeQuery(run: () => Promise<QueryResult>): Promise<QueryResult> {
    const askedAtMs = performance.now();
    seen.active.inc();
    try {
      return await run();
    } catch (error) {
      countFailure(error);
      throw error;
    } finally {
      seen.active.dec();
      seen.duration.observe((performance.now() - askedAtMs) / 1000);
    }
  }
  return {
    ...database,
    asCaller: (caller, work) => observe((run) => database.asCaller(caller, run), work),
    queryAsCaller: (caller, query) => observeQuery(() => database.queryAsCaller(caller, query)),
    queryAsService: (query, claims) => observeQuery(() => database.queryAsService(query, claims)),
    queryAsAuth: (query) => observeQuery(() => database.queryAsAuth(query)),
    asService: (work) => observe(database.asService, work),
    asAuth: (work) => observe(database.asAuth, work),
  };
}
