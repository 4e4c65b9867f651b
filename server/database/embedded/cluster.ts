import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import postgres from 'postgres';
import { withFileLock } from '../../concurrency/file-lock.ts';
import { type Binaries, findBinaries } from './binaries.ts';
import { refuseOtherVersion } from './data-version.ts';
import { type Place, preparePlace } from './place.ts';
import { launch, readPostmaster, removeStaleLock, shutDown, waitUntilReady } from './postmaster.ts';
import { type SupervisorLog, supervisePostgres } from './supervise-postgres.ts';

/** The embedded PostgreSQL, running. */
export type Cluster = {
  /** The postgres:// address of a database of this cluster. */
  urlOf(databaseName: string): string;
  /** PostgreSQL's own data folder. */
  dataFolder: string;
  notice: string | undefined;
  /** True when no other process used the cluster at opening: work that is then still marked as running died with its process. */
  alone: boolean;
  /** Releases the cluster. The last process that releases it stops PostgreSQL; until then PostgreSQL runs on for the others. */
  release(): Promise<void>;
};

/** A PostgreSQL that can be run: its programs, and the locale arguments of its initdb (collation and letter case). */
export type Programs = { binaries: Binaries; localeArguments: readonly string[] };

/** The collation must not change with the machine's C library: indexes would break. */
export const builtinLocale = [
  '--locale-provider',
  'builtin',
  '--builtin-locale',
  'C.UTF-8',
  '--locale',
  'C',
];

const readyTimeoutMs = 30_000;

/** Runs initdb in a folder next to the final one and renames it, so that a crash in the middle leaves no incomplete cluster. */
async function createCluster(
  place: Place,
  passwordFile: string,
  localeArguments: readonly string[],
): Promise<void> {
  const unfinished = `${place.dataFolder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 });
  if (place.owner) await chown(passwordFile, place.owner.uid, place.owner.gid);
  const initdbArguments = [
    ...['-D', unfinished, '-U', 'postgres', '--pwfile', passwordFile],
    ...['--auth', 'scram-sha-256', '--encoding', 'UTF8', '--data-checksums'],
    ...localeArguments,
  ];
  let output = '';
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(place.binaries.initdb, initdbArguments, {
      stdio: ['ignore', 'pipe', 'pipe'],
      cwd: place.home,
      ...(place.owner ? { uid: place.owner.uid, gid: place.owner.gid } : {}),
    });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`initdb ended with code ${code}:\n${output}`);
  await rename(unfinished, place.dataFolder);
}

function urlFor(port: number, password: string, databaseName: string): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${databaseName}`;
}

/**
 * Opens a connection that is held for as long as this process uses the cluster. It shows the other processes that
 * PostgreSQL is still needed, and it closes by itself when this process is killed.
 */
async function takeLease(url: string, onConnectionLost: () => void): Promise<postgres.Sql> {
  const lease = postgres(url, {
    onclose: onConnectionLost,
    max: 1,
    max_lifetime: null,
    connect_timeout: 5,
    onnotice: () => {},
    connection: { application_name: 'saffron-table-lease' },
  });
  try {
    await lease`select 1`;
    return lease;
  } catch (error) {
    await lease.end({ timeout: 1 });
    throw error;
  }
}

type Access = { place: Place; password: string; onConnectionLost: () => void };
type Opened = { lease: postgres.Sql; port: number };

async function attach({ place, password, onConnectionLost }: Access): Promise<Opened | undefined> {
  const running = await readPostmaster(place.dataFolder);
  if (!running?.ready) return undefined;
  const { port } = running;
  try {
    return { lease: await takeLease(urlFor(port, password, 'postgres'), onConnectionLost), port };
  } catch (error) {
    // A lock file without a server behind it, after a crash: the caller starts one.
    if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return undefined;
    throw error;
  }
}

/** Starts PostgreSQL and waits until it accepts connections. @returns its port */
async function launchUntilReady(place: Place, port?: number): Promise<number> {
  await refuseOtherVersion(place);
  await removeStaleLock(place.dataFolder);
  const isRunning = await launch(place.binaries, place, port);
  const ready = await waitUntilReady(place.dataFolder, { timeoutMs: readyTimeoutMs, isRunning });
  if (!ready) throw new Error(`PostgreSQL did not start. Its log: ${place.logFile}`);
  return ready.port;
}

async function start({ place, password, onConnectionLost }: Access): Promise<Opened> {
  const port = await launchUntilReady(place);
  return { lease: await takeLease(urlFor(port, password, 'postgres'), onConnectionLost), port };
}

async function isLast(lease: postgres.Sql): Promise<boolean> {
  const [row] = await lease<{ others: number }[]>`
    select count(*)::int as others from pg_stat_activity
    where backend_type = 'client backend' and pid <> pg_backend_pid()`;
  return row?.others === 0;
}

/**
 * Opens the PostgreSQL of a data directory: creates it on first use, adopts one that already runs (used by another of our
 * processes, or left over by a killed one), starts it otherwise.
 * @param dataDirectory absolute path of DATA_DIR
 * @param programs a PostgreSQL other than the product's own, which only tests use
 * @param keeping when given, PostgreSQL is restarted whenever it dies, until the cluster is released
 */
export async function openCluster(
  dataDirectory: string,
  { binaries, localeArguments }: Programs = {
    binaries: findBinaries(),
    localeArguments: builtinLocale,
  },
  supervisorLog?: SupervisorLog,
): Promise<Cluster> {
  const place = await preparePlace(dataDirectory, binaries);
  const passwordFile = join(place.home, 'password');
  // Only one process at a time creates, starts or stops the cluster: no process can attach while the last one shuts it down.
  const lockFile = join(place.home, 'lock');
  let onConnectionLost = () => {};
  const [{ lease, port }, password] = await withFileLock(lockFile, async () => {
    if (!existsSync(place.dataFolder)) await createCluster(place, passwordFile, localeArguments);
    const secret = (await readFile(passwordFile, 'utf8')).trim();
    const access = { place, password: secret, onConnectionLost: () => onConnectionLost() };
    return [(await attach(access)) ?? (await start(access)), secret] as const;
  });
  const alone = await isLast(lease);
  const supervisor =
    supervisorLog &&
    supervisePostgres({ place, lease, lockFile, ...supervisorLog }, () =>
      launchUntilReady(place, port),
    );
  if (supervisor) onConnectionLost = supervisor.check;
  return {
    alone,
    urlOf: (databaseName) => urlFor(port, password, databaseName),
    dataFolder: place.dataFolder,
    notice: place.notice,
    async release() {
      await supervisor?.stop();
      await withFileLock(lockFile, async () => {
        const last = await isLast(lease);
        await lease.end({ timeout: 1 });
        if (last) await shutDown(place.binaries, place.dataFolder, readyTimeoutMs);
      });
    },
  };
}

/** Creates a database unless it exists. */
export async function ensureDatabase(cluster: Cluster, name: string): Promise<void> {
  const sql = postgres(cluster.urlOf('postgres'), { max: 1, onnotice: () => {} });
  try {
    const found = await sql`select 1 from pg_database where datname = ${name}`;
    if (found.length > 0) return;
    await sql`create database ${sql(name)}`;
  } catch (error) {
    // Another process created it between the check and the statement.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await sql.end({ timeout: 5 });
  }
}
