import { randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { quote } from '../../database/quote-name.ts';
import type { SecretKey } from '../../secret-key.ts';
import { BackupProblem, throwIfCancelled } from './backup-problem.ts';
import { checkFile } from './check-file.ts';
import type { Manifest } from './manifest.ts';
import { type Loading, loadDatabase, refuseUnknownMigrations } from './restore/load-database.ts';
import { optionsOfSameLocale } from './same-locale.ts';
import { withSession } from './session.ts';

type Verification = {
  /** A direct postgres:// URL (no pooler) of a role that may create databases on the same server. */
  url: string;
  secret: SecretKey;
  file: string;
  say?: (sentence: string) => void;
  /** Cancels the verification; the temporary database is dropped all the same. */
  ending?: AbortSignal;
};

/** The role may not create a database, or the server had no room for it. The file may still be intact. */
export class CannotVerify extends BackupProblem {}

/**
 * SQLSTATE classes of connection exceptions, insufficient resources (a second copy needs the same space again), operator intervention and
 * system errors, and the driver's codes for a lost connection.
 */
const serversOwn = /^(08|53|57|58)[0-9A-Z]{3}$|^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT)/;

/** Returns whether the error, or any of its causes, is a failure of the server. */
function isServersOwn(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    serversOwn.test(String((error as { code?: unknown }).code ?? '')) || isServersOwn(error.cause)
  );
}

const nameStart = 'saffron_verify_';
const holdOf = (name: string) => `backup verified in ${name}`;

type Session = postgres.Sql;

/** Drops the temporary databases that dead processes left: those of this database whose advisory lock is free. */
async function dropStale(session: Session, start: string): Promise<void> {
  const stale = await session<{ name: string }[]>`
    select datname as name from pg_catalog.pg_database
    where datname like ${`${start.replaceAll('_', '\\_')}%`}`;
  for (const { name } of stale) {
    const [row] = await session<{ free: boolean }[]>`
      select pg_try_advisory_lock(hashtextextended(${holdOf(name)}, 0)) as free`;
    if (!row?.free) continue;
    await session.unsafe(`drop database if exists ${quote(name)} with (force)`);
    await session`select pg_advisory_unlock(hashtextextended(${holdOf(name)}, 0))`;
  }
}

async function createBeside(session: Session): Promise<string> {
  const [own] = await session<{ number: number }[]>`
    select oid::int8::int as number from pg_catalog.pg_database where datname = current_database()`;
  const start = `${nameStart}${own?.number}_`;
  await dropStale(session, start);
  const name = `${start}${randomBytes(6).toString('hex')}`;
  await session`select pg_advisory_lock(hashtextextended(${holdOf(name)}, 0))`;
  const options = await optionsOfSameLocale(session);
  try {
    await session.unsafe(`create database ${quote(name)} template template0 ${options}`);
  } catch (error) {
    if ((error as { code?: string }).code !== '42501') throw error;
    throw new CannotVerify(
      'The role of DATABASE_URL may not create a database, so nothing can be restored for a trial.',
      { cause: error },
    );
  }
  return name;
}

function addressOf(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

/** Loads the file into a temporary database. */
async function tryBeside(session: Session, loading: Loading): Promise<void> {
  const name = await createBeside(session);
  try {
    await loadDatabase({ ...loading, url: addressOf(loading.url, name) });
  } catch (error) {
    if (!isServersOwn(error)) throw error;
    throw new CannotVerify('The server could not hold the trial to its end.', { cause: error });
  } finally {
    await session.unsafe(`drop database if exists ${quote(name)} with (force)`);
  }
}

async function readWhole({ file, secret, ending }: Verification): Promise<Manifest> {
  try {
    return await checkFile(file, secret, ending);
  } catch (error) {
    throwIfCancelled(ending);
    throw error;
  }
}

/**
 * Restores a file into a temporary database on the same server, compares every row, and drops the database. Objects are checked by the digest.
 * @throws BackupProblem if the file is wrong; CannotVerify if the trial could not be run; BackupCancelled if it was cancelled
 */
export async function verifyFile(verification: Verification): Promise<Manifest> {
  const { url, file, say, ending } = verification;
  const manifest = await readWhole(verification);
  await refuseUnknownMigrations(manifest);
  say?.('The file is whole. It is restored into a fresh database, to compare it.');
  // This session gets no `ending`: it has to drop the temporary database.
  await withSession(url, (session) => tryBeside(session, { url, file, manifest, say, ending }));
  return manifest;
}
