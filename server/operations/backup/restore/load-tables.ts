import type postgres from 'postgres';
import { tableOfEntry } from '../archive/archive-names.ts';
import { createEntryDigest } from '../archive/entry-digest.ts';
import { readArchive } from '../archive/read-archive.ts';
import { BackupProblem } from '../backup-problem.ts';
import { readRows } from '../copy-tables.ts';
import type { Manifest, TableRecord } from '../manifest.ts';
import { createRowSum } from '../row-sum.ts';
import { nameOf, readTables } from '../tables.ts';
import { openRows, type RowsInto } from './load-rows.ts';

const inOrder = (columns: readonly string[]) => columns.toSorted().join();

/** @throws BackupProblem if the migrations did not create the tables and columns that the file has rows for */
export async function refuseOtherTables(
  transaction: postgres.TransactionSql,
  { tables }: Manifest,
): Promise<void> {
  const { own } = await readTables(transaction);
  const made = new Map(own.map((table) => [nameOf(table), inOrder(table.columns)]));
  const other = tables.find((table) => made.get(nameOf(table)) !== inOrder(table.columns));
  if (!other) return;
  throw new BackupProblem(
    `${nameOf(other)} of the file has other columns than this version of Saffron Table makes. Was the original’s table changed by hand?`,
  );
}

/**
 * Loads all rows of the file. The file is read a second time, so its digest is compared again at the end.
 * @throws BackupProblem if the file changed since it was checked
 */
export async function loadTables(
  transaction: postgres.TransactionSql,
  file: string,
  { tables, digest: wanted, entries }: Manifest,
): Promise<void> {
  const byName = new Map(tables.map((table) => [nameOf(table), table]));
  const digest = createEntryDigest();
  let open: { table: TableRecord; into: RowsInto } | undefined;
  for await (const entry of readArchive(file)) {
    if (digest.count() === entries) break; // the next entry is the manifest
    const table = byName.get(tableOfEntry(entry.name) ?? '');
    if (open && open.table !== table) {
      await open.into.end();
      open = undefined;
    }
    if (table) open ??= { table, into: await openRows(transaction, table) };
    for await (const chunk of entry.body) await open?.into.write(chunk);
    digest.add(entry.seen());
  }
  await open?.into.end();
  if (digest.value() !== wanted) {
    throw new BackupProblem(`${file} was changed while it was read.`);
  }
}

/** Reads every table again and compares row counts and checksums with the manifest. @throws BackupProblem naming the first that differs */
export async function compareTables(
  transaction: postgres.TransactionSql,
  { tables }: Manifest,
): Promise<void> {
  for (const table of tables) {
    const sum = createRowSum();
    for await (const chunk of readRows(transaction, table)) sum.add(chunk);
    if (sum.rows() === table.rows && sum.value() === table.sum) continue;
    throw new BackupProblem(
      `${nameOf(table)} is not what it was: ${sum.rows()} rows were loaded of ${table.rows}, or some of them differ.`,
    );
  }
}
