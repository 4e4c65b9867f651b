import type postgres from 'postgres';
import { tableEntryName } from './archive/archive-names.ts';
import type { ArchiveWriter } from './archive/write-archive.ts';
import type { TableRecord } from './manifest.ts';
import { createRowSum } from './row-sum.ts';
import { nameOf, type OwnTable, quoteColumns, quoteTable } from './tables.ts';

/** Size of a piece of a table in the file: large enough for low overhead, small enough for memory. */
const pieceBytes = 1_048_576;

type CopyOut = Awaited<ReturnType<postgres.PendingQuery<postgres.Row[]>['readable']>>;

/**
 * Cancels the COPY and drains the rows that were already sent. The driver would leave them unread on the connection, and the next query,
 * such as the end of the transaction, would wait behind a gigabyte of unread rows.
 */
async function breakOff(copy: { cancel(): void }, rows: CopyOut): Promise<void> {
  if (rows.destroyed) return;
  const closed = new Promise((resolve) => rows.once('close', resolve));
  rows.on('error', () => undefined); // the error of the cancellation
  copy.cancel();
  rows.resume();
  await closed;
}

/** Streams the rows of a table in the text format of COPY, as PostgreSQL sends them. */
export async function* readRows(
  transaction: postgres.TransactionSql,
  table: OwnTable,
): AsyncGenerator<Buffer> {
  const copy = transaction.unsafe(`copy ${quoteTable(table)} (${quoteColumns(table)}) to stdout`);
  const rows = await copy.readable();
  let isWhole = false;
  try {
    for await (const chunk of rows.iterator({ destroyOnReturn: false })) yield chunk as Buffer;
    isWhole = true;
    // The driver pauses the connection on backpressure and resumes it on the next read. After the last row there is no next read, so without
    // this call the messages that PostgreSQL sends after that row would never arrive.
    rows._read(0);
  } finally {
    if (!isWhole) await breakOff(copy, rows);
  }
}

/** Joins the chunks into pieces of about the same size. */
async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let gathered: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    gathered.push(chunk);
    bytes += chunk.byteLength;
    if (bytes < pieceBytes) continue;
    yield Buffer.concat(gathered);
    gathered = [];
    bytes = 0;
  }
  if (bytes > 0) yield Buffer.concat(gathered);
}

/** Writes a table into the file. @param rest awaited after each piece, so that a backup leaves resources for the users */
export async function copyTable(
  transaction: postgres.TransactionSql,
  table: OwnTable,
  writer: ArchiveWriter,
  rest: () => Promise<void>,
): Promise<TableRecord> {
  const sum = createRowSum();
  let part = 1;
  for await (const piece of inPieces(readRows(transaction, table))) {
    sum.add(piece);
    await writer.add(tableEntryName(nameOf(table), part), piece);
    part += 1;
    await rest();
  }
  return { ...table, rows: sum.rows(), sum: sum.value() };
}
