import type postgres from 'postgres';
import { tableEntryName } from './archive/archive-names.ts';
import type { ArchiveWriter } from './archive/write-archive.ts';
import type { TableRecord } from './manifest.ts';
import { createRowSum } from './row-sum.ts';
import { nameOf, type OwnTable, quoteColumns, quoteTable } from './tables.ts';

/** A piece of a table in the file: large enough to be cheap, small enough for any memory. */
const pieceBytes = 1_048_576;

type CopyOut = Awaited<ReturnType<postgres.PendingQuery<postgres.Row[]>['readable']>>;

/**
 * Tells PostgreSQL to send no more, and takes what it has sent. The driver's own way leaves all of it on the connection, and with it whatever is
 * asked next: the end of the transaction would wait behind a gigabyte that nobody reads.
 */
async function breakOff(copy: { cancel(): void }, rows: CopyOut): Promise<void> {
  if (rows.destroyed) return;
  const closed = new Promise((resolve) => rows.once('close', resolve));
  rows.on('error', () => undefined); // that it was cancelled
  copy.cancel();
  rows.resume();
  await closed;
}

/** The rows of a table in COPY's text format, as PostgreSQL sends them. */
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
    // The driver stops the connection where a row finds much unread, and goes on when more is asked for: after the last row nobody does, and
    // what PostgreSQL says behind it would never be heard.
    rows._read(0);
  } finally {
    if (!isWhole) await breakOff(copy, rows);
  }
}

/** Gathers what comes into pieces of about the same size. */
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

/** Writes a table into the file. @param rest is awaited after each piece: so a backup leaves time for those who use the product */
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
