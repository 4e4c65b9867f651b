import { readFile } from 'node:fs/promises';
import type postgres from 'postgres';
import { acquireBackupLock } from '../../database/backup-lock.ts';
import { partialHistoryOf, replaceHistoryByBaseline } from '../../database/baseline.ts';
import { acquireSharedMigrationLock, releaseMigrationLock } from '../../database/migrate.ts';
import { readSqlFiles, sqlRoot } from '../../database/sql-files.ts';
import type { SecretKey } from '../../secret-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { headerName, manifestName, sealName } from './archive/archive-names.ts';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.ts';
import { BackupProblem, throwIfCancelled } from './backup-problem.ts';
import { copyObjects, noteNamedObjects } from './copy-objects.ts';
import { copyTable } from './copy-tables.ts';
import {
  fingerprintOf,
  formatVersion,
  type Header,
  type Manifest,
  printJson,
  sealOf,
} from './manifest.ts';
import { withSession } from './session.ts';
import { countBalancesOff, quoteTable, readSequences, readTables } from './tables.ts';

export type BackupOptions = {
  /** A direct postgres:// URL (no pooler) of the role that owns the tables. */
  url: string;
  objects: ObjectStore;
  secret: SecretKey;
  /** Path of the file to write; no file may exist there yet. */
  file: string;
  now: Date;
  /** Called with a readable sentence after each step. */
  say?: (sentence: string) => void;
  /** Awaited after each piece. */
  rest?: () => Promise<void>;
  /** Called once the backup lock is held. Returns whether a backup is still needed. */
  isWanted?: () => Promise<boolean>;
  /** Awaited before the first byte is written, with the backup lock held. */
  begin?: () => Promise<void>;
  /** Awaited when the file is complete, with the backup lock still held. */
  finalize?: (made: MadeBackup) => Promise<void>;
  /** Cancels the backup: it ends promptly, whatever it waits for, and releases all locks. */
  ending?: AbortSignal;
};

/** Another process is making a backup, or has just made it. */
export class AnotherBackup extends BackupProblem {}

export type MadeBackup = {
  manifest: Manifest;
  sizeBytes: number;
  /** Tables in the database that do not belong to the product, and so are not in the file. */
  foreignTables: string[];
};

type Migration = Manifest['migrations'][number];

/** @throws BackupProblem if the database has no Saffron Table, or a schema that this version does not know */
async function readMigrations(session: postgres.ISql): Promise<Migration[]> {
  const [found] = await session<{ there: boolean }[]>`
    select to_regclass('private.migrations') is not null as there`;
  const applied = found?.there
    ? await session<
        Migration[]
      >`select path, checksum from private.migrations order by path collate "C"`
    : [];
  if (applied.length === 0) throw new BackupProblem('There is no Saffron Table in this database.');
  const newest = partialHistoryOf(applied);
  if (newest) {
    throw new BackupProblem(
      `This database comes from before the first release, and its schema is not known here (its newest migration is ${newest}): back it up with the build that it belongs to.`,
    );
  }
  const files = await readSqlFiles(sqlRoot);
  const standing = replaceHistoryByBaseline(applied, files.migrations);
  const known = new Set([...files.migrations, ...files.catalogue].map(({ path }) => path));
  const unknown = standing.find(({ path }) => !known.has(path));
  if (!unknown) return standing;
  throw new BackupProblem(
    `This database belongs to a newer version of Saffron Table (it has ${unknown.path}): back it up with that one.`,
  );
}

const newestOf = (migrations: readonly Migration[]): string =>
  migrations.findLast(({ path }) => path.startsWith('migrations/'))?.path ?? '';

async function readHeader(
  session: postgres.ISql,
  { secret, now }: BackupOptions,
  migrations: readonly Migration[],
): Promise<Header> {
  const packageFile = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version: string };
  const [server] = await session<{ server_version: string }[]>`show server_version`;
  return {
    format: 'saffron-table-backup',
    formatVersion,
    product: version,
    madeAt: now.toISOString(),
    postgresql: server?.server_version ?? '',
    newestMigration: newestOf(migrations),
    keyFingerprint: fingerprintOf(secret),
  };
}

type TableParts = Pick<Manifest, 'tables' | 'sequences' | 'balancesOff'> & {
  cursors: Awaited<ReturnType<typeof noteNamedObjects>>;
  foreignTables: string[];
};

/** Copies all tables from one snapshot. A concurrent migration waits for the lock on the tables that it changes. */
async function copyTables(
  session: postgres.Sql,
  writer: ArchiveWriter,
  { say, rest = async () => {} }: BackupOptions,
): Promise<TableParts> {
  return (await session.begin('isolation level repeatable read read only', async (transaction) => {
    const { own, foreign } = await readTables(transaction);
    await transaction.unsafe(`lock table ${own.map(quoteTable).join(', ')} in access share mode`);
    await releaseMigrationLock(transaction);
    const cursors = await noteNamedObjects(transaction, own);
    const tables: Manifest['tables'] = [];
    for (const table of own) tables.push(await copyTable(transaction, table, writer, rest));
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    say?.(`${tables.length} tables with ${rows} rows are written.`);
    const sequences = await readSequences(transaction, own);
    const balancesOff = await countBalancesOff(transaction);
    return { tables, sequences, balancesOff, cursors, foreignTables: foreign };
  })) as TableParts;
}

async function sessionNumber(session: postgres.ISql): Promise<number> {
  const [row] = await session<{ number: number }[]>`select pg_backend_pid() as number`;
  return row?.number ?? 0;
}

async function writeBackup(session: postgres.Sql, order: BackupOptions): Promise<MadeBackup> {
  const { objects, secret, file, now, say, rest = async () => {} } = order;
  const began = await sessionNumber(session);
  await acquireSharedMigrationLock(session);
  const migrations = await readMigrations(session);
  const header = await readHeader(session, order, migrations);
  let made: Omit<MadeBackup, 'sizeBytes'> | undefined;
  const { sizeBytes } = await writeArchive(file, now, async (writer) => {
    await writer.add(headerName, printJson(header));
    const parts = await copyTables(session, writer, order);
    const { cursors, foreignTables, ...tables } = parts;
    const copied = await copyObjects(session, cursors, { objects, writer, rest });
    say?.(`${copied.count} pictures and other files (${copied.bytes} bytes) are written.`);
    // After a reconnect the session no longer holds the backup lock that prevented the removal of objects.
    if ((await sessionNumber(session)) !== began) {
      throw new BackupProblem('The connection to PostgreSQL was lost meanwhile.');
    }
    const { digest } = writer;
    const sums = { objects: copied, entries: digest.count(), digest: digest.value() };
    const manifest: Manifest = { ...header, migrations, ...tables, ...sums };
    await writer.add(manifestName, printJson(manifest));
    await writer.add(sealName, Buffer.from(sealOf(secret, printJson(manifest))));
    made = { manifest, foreignTables };
  });
  if (!made) throw new Error('the archive was finished before its manifest');
  return { ...made, sizeBytes };
}

/**
 * Writes all data of the product into one file: the tables from one snapshot, and the objects that they name. The product may be running.
 * The file contains personal data, but no key: data that is encrypted with SECRET_KEY stays encrypted.
 * @throws BackupProblem if the backup fails; then there is no file. BackupCancelled during `finalize`: the file exists
 */
export async function makeBackup(order: BackupOptions): Promise<MadeBackup> {
  const { url, ending, isWanted = async () => true, begin, finalize } = order;
  const rest = async () => {
    await order.rest?.();
    throwIfCancelled(ending);
  };
  async function make(session: postgres.Sql): Promise<MadeBackup> {
    if (!(await acquireBackupLock(session)) || !(await isWanted())) {
      throw new AnotherBackup(
        'Another backup of this database is being made. Try again when it is done.',
      );
    }
    await begin?.();
    const made = await writeBackup(session, { ...order, rest });
    await finalize?.(made);
    return made;
  }
  return withSession(url, make, ending);
}
