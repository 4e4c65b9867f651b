import type postgres from 'postgres';
import {
  type Applied,
  buildBeforeBaseline,
  partialHistoryOf,
  replaceHistoryByBaseline,
} from '../../../database/baseline.ts';
import { applyFiles, applyOnce, lockMigrations, prepareRecord } from '../../../database/migrate.ts';
import { readSqlFiles, type SqlFile, type SqlFiles, sqlRoot } from '../../../database/sql-files.ts';
import { BackupProblem } from '../backup-problem.ts';
import type { Manifest } from '../manifest.ts';
import { withSession } from '../session.ts';
import { countBalancesOff, quoteTable } from '../tables.ts';
import { refuseUnlessEmpty } from './empty-database.ts';
import { liftForeignKeys } from './foreign-keys.ts';
import { compareTables, loadTables, refuseOtherTables } from './load-tables.ts';

export type Loading = {
  /** A direct postgres:// URL (no pooler) of a role that may create roles, schemas and tables. */
  url: string;
  file: string;
  /** The manifest that was read when the file was checked. */
  manifest: Manifest;
  say?: ((sentence: string) => void) | undefined;
  /** Cancels the load; the transaction is then rolled back. */
  ending?: AbortSignal | undefined;
};

/** Returns those of the files that the original database had applied. */
function appliedOf(recorded: readonly Applied[], files: readonly SqlFile[]): SqlFile[] {
  const applied = new Set(recorded.map(({ path }) => path));
  return files.filter(({ path }) => applied.has(path));
}

/**
 * Returns the migrations that the original had applied, in terms of the files of this version.
 * @throws BackupProblem if this version does not know all of them
 */
function recordOf({ migrations, product }: Manifest, files: SqlFiles): Applied[] {
  const newest = partialHistoryOf(migrations);
  if (newest) {
    throw new BackupProblem(
      `The backup comes from before the first release and does not have all migrations of that time, or has altered ones (the newest is ${newest}). ` +
        `Restore it with ${buildBeforeBaseline}, start that, and then this one on the same data.`,
    );
  }
  const recorded = replaceHistoryByBaseline(migrations, files.migrations);
  const known = new Map(
    [...files.migrations, ...files.catalogue].map(({ path, checksum }) => [path, checksum]),
  );
  for (const { path, checksum } of recorded) {
    if (known.get(path) === checksum) continue;
    throw new BackupProblem(
      known.has(path)
        ? `The backup was made with another database/${path} than this version has.`
        : `The backup was made by a newer version of Saffron Table (${product}, with ${path}): restore it with that one.`,
    );
  }
  return recorded;
}

/** @throws BackupProblem if the file comes from a version that this one does not know, or from another product of this name */
export async function refuseUnknownMigrations(manifest: Manifest): Promise<void> {
  recordOf(manifest, await readSqlFiles(sqlRoot));
}

async function setSequences(
  transaction: postgres.TransactionSql,
  { sequences }: Manifest,
): Promise<void> {
  for (const { schema, table, column, value, isCalled } of sequences) {
    await transaction`
      select setval(pg_get_serial_sequence(${quoteTable({ schema, name: table })}, ${column}), ${value}::bigint, ${isCalled})`;
  }
}

/** Creates the tables as the original had them, loads its rows, then applies everything that was added to the product since. */
async function load(
  transaction: postgres.TransactionSql,
  { file, manifest, say }: Loading,
): Promise<void> {
  const files = await readSqlFiles(sqlRoot);
  const recorded = recordOf(manifest, files);
  await transaction`set local check_function_bodies = off`;
  await prepareRecord(transaction);
  // No function, trigger or policy exists yet, so nothing fires while rows are loaded.
  await applyOnce(transaction, appliedOf(recorded, files.migrations));
  await refuseOtherTables(transaction, manifest);
  const putForeignKeysBack = await liftForeignKeys(transaction);
  await transaction.unsafe(`truncate ${manifest.tables.map(quoteTable).join(', ')}`);
  await loadTables(transaction, file, manifest);
  await compareTables(transaction, manifest);
  await putForeignKeysBack();
  await setSequences(transaction, manifest);
  const off = await countBalancesOff(transaction);
  if (off !== manifest.balancesOff) {
    throw new BackupProblem(`${off} balances are not the sum of their ledger.`);
  }
  say?.('Every row is there, and compared. Foreign keys, balances and counters are right.');
  for (const { path, checksum } of appliedOf(recorded, files.catalogue)) {
    await transaction`insert into private.migrations (path, checksum) values (${path}, ${checksum})`;
  }
  await applyFiles(transaction, files);
}

/**
 * Loads the tables of a checked file into an empty database, in one transaction: either everything is loaded, or nothing. A server that
 * starts meanwhile waits.
 * @throws BackupProblem if the database is not empty, or if the loaded data differs from the manifest
 */
export async function loadDatabase(loading: Loading): Promise<void> {
  await withSession(
    loading.url,
    async (session) => {
      await lockMigrations(session);
      await refuseUnlessEmpty(session);
      await session.begin((transaction) => load(transaction, loading));
      await session`analyze`;
    },
    loading.ending,
  );
}
