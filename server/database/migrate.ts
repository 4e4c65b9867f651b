import postgres from 'postgres';
import {
  type Applied,
  buildBeforeBaseline,
  partialHistoryOf,
  replaceHistoryByBaseline,
} from './baseline.ts';
import { checkServer } from './check-server.ts';
import { readSqlFiles, type SqlFile, type SqlFiles } from './sql-files.ts';

/** The advisory lock key that all processes share: one of them migrates, the others wait and then have nothing to do. */
const advisoryLockKey = 7_232_417;

/** Acquires the exclusive migration lock until the session ends; waits while another process migrates this database. */
export async function lockMigrations(sql: postgres.Sql): Promise<void> {
  await sql`select pg_advisory_lock(${advisoryLockKey})`;
}

/** Acquires the shared migration lock, which blocks migrations until it is released or the session ends; waits while one runs. */
export async function acquireSharedMigrationLock(sql: postgres.ISql): Promise<void> {
  await sql`select pg_advisory_lock_shared(${advisoryLockKey})`;
}

export async function releaseMigrationLock(sql: postgres.ISql): Promise<void> {
  await sql`select pg_advisory_unlock_shared(${advisoryLockKey})`;
}

/** Creates the tables that record which files were applied. */
export async function prepareRecord(sql: postgres.ISql): Promise<void> {
  await sql.unsafe(`
    create schema if not exists private;
    create table if not exists private.migrations (
      path text primary key, checksum text not null, applied_at timestamptz not null default now());
    create table if not exists private.logic_files (
      path text primary key, checksum text not null, applied_at timestamptz not null default now());
    revoke all on schema private from public;`);
}

async function run(transaction: postgres.TransactionSql, file: SqlFile): Promise<void> {
  try {
    await transaction.unsafe(file.text);
  } catch (error) {
    const position = error instanceof postgres.PostgresError ? Number(error.position) : Number.NaN;
    const line = Number.isNaN(position)
      ? ''
      : `:${file.text.slice(0, position).split('\n').length}`;
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`database/${file.path}${line}: ${reason}`, { cause: error });
  }
}

/**
 * Replaces the records of all migrations from before the baseline with the record of the baseline. Runs no migration: the schema is the same.
 * @throws Error when the database has only some of them, or altered ones
 */
async function adoptBaseline(
  transaction: postgres.TransactionSql,
  migrations: SqlFile[],
): Promise<void> {
  const recorded = await transaction<Applied[]>`select path, checksum from private.migrations`;
  const newest = partialHistoryOf(recorded);
  if (newest) {
    throw new Error(
      `This database comes from before the first release and does not have all migrations of that time, or has altered ones (the newest is ${newest}). ` +
        `Nothing was changed. Start ${buildBeforeBaseline} on it once, then this one.`,
    );
  }
  const standing = replaceHistoryByBaseline(recorded, migrations);
  const [before, now] = [recorded, standing].map((all) => new Set(all.map(({ path }) => path)));
  const gone = recorded.filter(({ path }) => !now?.has(path)).map(({ path }) => path);
  const added = standing.filter(({ path }) => !before?.has(path));
  if (gone.length === 0) return;
  await transaction`delete from private.migrations where path = any(${gone})`;
  await transaction`insert into private.migrations ${transaction(added, 'path', 'checksum')}`;
}

/** Rejects a database that a newer build has migrated: the procedures of this build do not fit its newer tables. */
async function refuseNewer(transaction: postgres.TransactionSql, known: SqlFile[]): Promise<void> {
  const applied = await transaction<{ path: string }[]>`
    select path from private.migrations where path like 'migrations/%' order by path`;
  const here = new Set(known.map(({ path }) => path));
  const newer = applied.map(({ path }) => path).filter((path) => !here.has(path));
  if (newer.length === 0) return;
  throw new Error(
    `This database is newer than this build of the product: ${newer.join(', ')} had been applied to it and is not known here. ` +
      'Nothing was changed. Start the build that it was upgraded with or a newer one, or restore a backup from before the upgrade.',
  );
}

/** Applies the files of a folder that were never applied. @throws Error for a file that changed after it was applied */
export async function applyOnce(
  transaction: postgres.TransactionSql,
  files: SqlFile[],
): Promise<string[]> {
  const done = new Map(
    (
      await transaction<{ path: string; checksum: string }[]>`
      select path, checksum from private.migrations`
    ).map((row) => [row.path, row.checksum]),
  );
  const applied: string[] = [];
  for (const file of files) {
    const known = done.get(file.path);
    if (known === file.checksum) continue;
    if (known !== undefined) {
      throw new Error(
        `database/${file.path} was changed after it had been applied. ` +
          'Put it back as it was, and write the change as a new file with the next number.',
      );
    }
    await run(transaction, file);
    await transaction`
      insert into private.migrations (path, checksum) values (${file.path}, ${file.checksum})`;
    applied.push(file.path);
  }
  return applied;
}

/** Re-applies logic files that changed, or all of them when `everything` is set. */
async function applyLogic(
  transaction: postgres.TransactionSql,
  files: SqlFile[],
  everything: boolean,
): Promise<string[]> {
  const done = new Map(
    (
      await transaction<{ path: string; checksum: string }[]>`
      select path, checksum from private.logic_files`
    ).map((row) => [row.path, row.checksum]),
  );
  const pending = files.filter((file) => everything || done.get(file.path) !== file.checksum);
  for (const file of pending) {
    await run(transaction, file);
    await transaction`
      insert into private.logic_files (path, checksum) values (${file.path}, ${file.checksum})
      on conflict (path) do update set checksum = excluded.checksum, applied_at = now()`;
  }
  return pending.map((file) => file.path);
}

/**
 * Applies all pending files in a transaction of the caller, which holds the migration lock and has prepared the record.
 * @returns the files that were applied, in order
 */
export async function applyFiles(
  transaction: postgres.TransactionSql,
  { migrations, logic, catalogue }: SqlFiles,
): Promise<string[]> {
  await adoptBaseline(transaction, migrations);
  await refuseNewer(transaction, migrations);
  await transaction`set local check_function_bodies = off`;
  const migrated = await applyOnce(transaction, migrations);
  const applied = await applyLogic(transaction, logic, migrated.length > 0);
  const catalogued = await applyOnce(transaction, catalogue);
  if (migrated.length + applied.length > 0) {
    // On both channels: the change feed has one connection, which listens to `changes` only.
    await transaction`notify schema_changed`;
    await transaction`select pg_notify('changes', '{"schema_changed":true}')`;
  }
  return [...migrated, ...applied, ...catalogued];
}

/**
 * Migrates a database to the current schema: numbered migrations once, logic files whenever they change, the initial
 * catalogue once. Runs one transaction under an advisory lock, so several processes may start at the same time.
 * @param url a postgres:// address of a role that may create roles, schemas and tables
 * @param root the folder `database/`
 * @returns the files that were applied, in order; empty when the database was up to date
 * @throws Error with file and line when a statement fails; also when an applied file was changed, when a newer build has migrated the
 * database, when it has only some of the migrations from before the baseline, or when this PostgreSQL is not suitable
 */
export async function migrate(url: string, root: string): Promise<string[]> {
  const files = await readSqlFiles(root);
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await checkServer(sql);
    await lockMigrations(sql);
    await prepareRecord(sql);
    return await sql.begin((transaction) => applyFiles(transaction, files));
  } finally {
    await sql.end({ timeout: 5 }); // ends the session, and with it the lock
  }
}
