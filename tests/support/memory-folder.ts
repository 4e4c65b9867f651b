import { chmod, mkdtemp, readdir, readlink, rm, stat, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const nameStart = 'saffron-table-run-';
const gibibyte = 2 ** 30;

/** The required space: several times what a run needs at most, and the free memory that the machine must have besides. */
const needs = { roomBytes: 4 * gibibyte, freeBytes: 8 * gibibyte };

/** Returns whether a process with this id exists, of any user. */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Returns the id of the PID namespace: two containers may share /dev/shm, and the same process id can exist in both. */
async function readPidNamespace(): Promise<string> {
  const link = await readlink('/proc/self/ns/pid').catch(() => ''); // other systems have only one
  return /\d+/.exec(link)?.[0] ?? '0';
}

/** Longer than any run takes. */
const maxRunMs = 24 * 3_600_000;

/** Returns whether the run that made a folder is over. For a folder from another PID namespace the age decides. */
function isStale(name: string, pidNamespace: string, changedMs: number): boolean {
  const [madeBy, processId] = name.slice(nameStart.length).split('-');
  if (madeBy === pidNamespace) return !isRunning(Number(processId));
  return Date.now() - changedMs > maxRunMs;
}

/** Removes folders of killed runs, since memory is scarcer than disk. A PostgreSQL that still runs in such a folder loses its files and ends. */
async function removeStale(pidNamespace: string): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(nameStart)) continue;
    const path = join(memory, name);
    const found = await stat(path).catch(() => undefined); // another run deleted it first
    // Folders of other users of this machine are left alone.
    if (!found || found.uid !== process.getuid?.()) continue;
    if (!isStale(name, pidNamespace, found.mtimeMs)) continue;
    await remove(path);
  }
}

/** Retries, since a PostgreSQL that is shutting down may still write to the folder. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 10 });

/**
 * Creates a folder in memory, named after this process, when the machine has enough room. Memory is enough because no test data outlives its run, and
 * it is fast: a copied database is a thousand files.
 * @returns undefined when there is not enough room or no such folder; the caller then uses the usual temporary folder, which is only slower
 */
export async function openMemoryFolder(): Promise<
  { path: string; remove(): Promise<void> } | undefined
> {
  const room = await statfs(memory).catch(() => undefined); // other systems have no such folder
  if (!room || room.bavail * room.bsize < needs.roomBytes || freemem() < needs.freeBytes) return;
  const pidNamespace = await readPidNamespace();
  await removeStale(pidNamespace);
  // Each vitest project of a run opens a folder and removes it at its end.
  const path = await mkdtemp(join(memory, `${nameStart}${pidNamespace}-${process.pid}-`));
  await chmod(path, 0o755); // PostgreSQL's unprivileged account passes through it
  return { path, remove: () => remove(path) };
}
