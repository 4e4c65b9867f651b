import { randomBytes } from 'node:crypto';
import type { SecretKey } from '../../secret-key.ts';
import { BackupProblem } from './backup-problem.ts';
import { checkFile } from './check-file.ts';
import type { Manifest } from './manifest.ts';
import { loadDatabase, refuseUnknownMigrations } from './restore/load-database.ts';
import { optionsOfSameLocale } from './same-locale.ts';
import { openSession } from './session.ts';
import { quote } from './tables.ts';

type Verification = {
  /** A postgres:// address of a role that may create databases on the same server, past a pooler. */
  url: string;
  secret: SecretKey;
  file: string;
  say?: (sentence: string) => void;
};

/** This role may not create a database, or the server had no place for it: the file could be whole all the same. */
export class CannotVerify extends BackupProblem {}

/**
 * Connection exceptions, insufficient resources (a second copy needs as much room again), operator intervention, system errors; and what the
 * driver says of a connection that was lost.
 */
const serversOwn = /^(08|53|57|58)[0-9A-Z]{3}$|^(CONNECTION_|CONNECT_|ECONN|EPIPE|ETIMEDOUT)/;

/** Whether the server is what failed, at whatever depth that stands. */
function isServersOwn(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    serversOwn.test(String((error as { code?: unknown }).code ?? '')) || isServersOwn(error.cause)
  );
}

const nameStart = 'saffron_verify_';
const holdOf = (name: string) => `backup verified in ${name}`;

type Session = Awaited<ReturnType<typeof openSession>>;

/** Drops what processes that died left: of this database's, those that nobody holds. */
async function dropForsaken(session: Session, start: string): Promise<void> {
  const forsaken = await session<{ name: string }[]>`
    select datname as name from pg_catalog.pg_database
    where datname like ${`${start.replaceAll('_', '\\_')}%`}`;
  for (const { name } of forsaken) {
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
  await dropForsaken(session, start);
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

/**
 * Restores a file into a fresh database beside the product's own, compares every row, and drops it again. Objects are compared with their sums.
 * @throws BackupProblem saying what is wrong with the file; CannotVerify where it cannot be tried
 */
export async function verifyFile({ url, secret, file, say }: Verification): Promise<Manifest> {
  const manifest = await checkFile(file, secret);
  await refuseUnknownMigrations(manifest);
  say?.('The file is whole. It is restored into a fresh database, to compare it.');
  const session = await openSession(url);
  try {
    const name = await createBeside(session);
    try {
      await loadDatabase({ url: addressOf(url, name), file, manifest, say });
    } catch (error) {
      if (!isServersOwn(error)) throw error;
      throw new CannotVerify('The server could not hold the trial to its end.', { cause: error });
    } finally {
      await session.unsafe(`drop database if exists ${quote(name)} with (force)`);
    }
  } finally {
    await session.end({ timeout: 5 });
  }
  return manifest;
}
