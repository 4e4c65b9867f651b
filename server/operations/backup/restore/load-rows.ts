import { setImmediate as nextRound } from 'node:timers/promises';
import type postgres from 'postgres';
import { BackupProblem } from '../backup-problem.ts';
import { nameOf, type OwnTable, quoteColumns, quoteTable } from '../tables.ts';

type CopyStream = Awaited<ReturnType<postgres.PendingQuery<postgres.Row[]>['writable']>>;

export type RowsInto = { write(chunk: Buffer): Promise<void>; end(): Promise<void> };

function writeTo(stream: CopyStream, chunk: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.write(chunk, (error) => (error ? reject(error) : resolve()));
  });
}

/** Loads rows in COPY's text format into a table, piece by piece as they come. */
export async function openRows(
  transaction: postgres.TransactionSql,
  table: OwnTable,
): Promise<RowsInto> {
  const text = `copy ${quoteTable(table)} (${quoteColumns(table)}) from stdin`;
  const stream = await transaction.unsafe(text).writable();
  let refusal: Error | undefined;
  stream.on('error', (error) => {
    refusal = error;
  });
  const problem = (cause?: unknown) =>
    new BackupProblem(
      `The rows of ${nameOf(table)} could not be loaded. PostgreSQL’s own log says why.`,
      { cause },
    );
  return {
    async write(chunk) {
      try {
        await writeTo(stream, chunk);
      } catch (error) {
        await nextRound(); // PostgreSQL's words come as an event
        throw problem(refusal ?? error);
      }
    },
    async end() {
      stream.end();
      await nextRound(); // by then it has said that no more rows come
      // postgres.js does not tell of rows that are refused after the last was sent: the transaction has failed then, and says so here.
      await transaction`select 1`.catch((error) => {
        throw problem(refusal ?? error);
      });
    },
  };
}
