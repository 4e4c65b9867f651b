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

/** Opens a COPY into a table. Rows in the text format of COPY are written to it piece by piece. */
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
        await nextRound(); // the error of PostgreSQL arrives as an event
        throw problem(refusal ?? error);
      }
    },
    async end() {
      stream.end();
      await nextRound(); // by then the stream has sent the end of the rows
      // postgres.js does not report rows that PostgreSQL rejects after the last one was sent. The transaction is then aborted, so this query fails.
      await transaction`select 1`.catch((error) => {
        throw problem(refusal ?? error);
      });
    },
  };
}
