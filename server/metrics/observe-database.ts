import type { Database, Transaction } from '../database/database.ts';
import type { Answer } from '../database/question.ts';
import { sqlStateOf } from '../errors.ts';
import type { Metrics } from './metrics.ts';

const connectionFailure = /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/;

/** The class of its SQLSTATE, or `connection` for one that never arrived; undefined for what the work itself threw. */
function classOf(error: unknown): string | undefined {
  const sqlState = sqlStateOf(error);
  if (sqlState) return sqlState.slice(0, 2);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return connectionFailure.test(code) ? 'connection' : undefined;
}

type Run = <T>(work: (transaction: Transaction) => Promise<T>) => Promise<T>;

/** The same database, whose transactions are counted: how long they wait for a connection, how long they take, how they fail. */
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
  async function observeAnswer(ask: () => Promise<Answer>): Promise<Answer> {
    const askedAtMs = performance.now();
    seen.active.inc();
    try {
      return await ask();
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
    askAsCaller: (caller, question) => observeAnswer(() => database.askAsCaller(caller, question)),
    askAsAuth: (question) => observeAnswer(() => database.askAsAuth(question)),
    asService: (work) => observe(database.asService, work),
    asAuth: (work) => observe(database.asAuth, work),
  };
}
