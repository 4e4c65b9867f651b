import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';

/** A fixed number that all processes agree on: one of them migrates, the others wait and find it done. */
const advisoryLockKey = 7_232_417;

/** Logic, re-applied whenever a file changes; in this order, since policies call functions and triggers too. */
const logicFolders = ['functions', 'triggers', 'policies'] as const;

type SqlFile = { path: string; text: string; checksum: string };

async function readFolder(root: string, folder: string): Promise<SqlFile[]> {
  const names = (await readdir(join(root, folder))).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(root, folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { path: `${folder}/${name}`, text, checksum };
    }),
  );
}

type Connection = postgres.Sql;

async function prepareRecord(sql: Connection): Promise<void> {
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

/** Runs the files of a folder that were never run before. A file that changed after it was run is refused. */
async function applyOnce(
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
 * Brings a database to today's schema: numbered migrations once, logic files whenever they change, the starting
 * catalogue once. One transaction under an advisory lock, so N processes may start at the same moment.
 * @param url a postgres:// address of a role that may create roles, schemas and tables
 * @param root the folder `database/`
 * @returns the files that were applied, in order; empty when everything stood already
 * @throws Error naming file and line when a statement fails, or when a frozen file was changed
 */
export async function migrate(url: string, root: string): Promise<string[]> {
  const [migrations, catalogue, ...logic] = await Promise.all(
    ['migrations', 'catalogue', ...logicFolders].map((folder) => readFolder(root, folder)),
  );
  const sql = postgres(url, { max: 1, onnotice: () => {} });
  try {
    await sql`select pg_advisory_lock(${advisoryLockKey})`;
    await prepareRecord(sql);
    return await sql.begin(async (transaction) => {
      await transaction`set local check_function_bodies = off`;
      const migrated = await applyOnce(transaction, migrations ?? []);
      const applied = await applyLogic(transaction, logic.flat(), migrated.length > 0);
      const catalogued = await applyOnce(transaction, catalogue ?? []);
      if (migrated.length + applied.length > 0) {
        // Over both channels: who listens to changes has one connection for it.
        await transaction`notify schema_changed`;
        await transaction`select pg_notify('changes', '{"schema_changed":true}')`;
      }
      return [...migrated, ...applied, ...catalogued];
    });
  } finally {
    await sql.end({ timeout: 5 }); // ends the session, and with it the lock
  }
}
