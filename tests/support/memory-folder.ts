import { chmod, mkdir, readdir, readlink, rm, stat, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const nameStart = 'saffron-table-run-';
const gibibyte = 2 ** 30;

/** What a run needs of it at most, several times over; and what the machine shall have beside it. */
const needs = { roomBytes: 4 * gibibyte, freeBytes: 8 * gibibyte };

/** Whether a process of this id is there, whoever's it is. */
function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Who counts the processes: two containers may share a memory, and each has a process of the same id. */
async function readCounter(): Promise<string> {
  const link = await readlink('/proc/self/ns/pid').catch(() => ''); // other systems have one alone
  return /\d+/.exec(link)?.[0] ?? '0';
}

/** No run takes as long. */
const longestRunMs = 24 * 3_600_000;

/** Whether the run that made a folder is over: of one elsewhere its age tells. */
function isForsaken(name: string, counter: string, changedMs: number): boolean {
  const [madeBy, processId] = name.slice(nameStart.length).split('-');
  if (madeBy === counter) return !isRunning(Number(processId));
  return Date.now() - changedMs > longestRunMs;
}

/** A run that was killed leaves its folder, and memory is dearer than a disk. A PostgreSQL that still runs in it ends without its files. */
async function removeForsaken(counter: string): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(nameStart)) continue;
    const path = join(memory, name);
    const found = await stat(path).catch(() => undefined); // another run was first
    // Whoever else works on this machine clears up after themselves.
    if (!found || found.uid !== process.getuid?.()) continue;
    if (!isForsaken(name, counter, found.mtimeMs)) continue;
    await remove(path);
  }
}

/** A PostgreSQL that was told to end may still write in it. */
const remove = (path: string) => rm(path, { recursive: true, force: true, maxRetries: 10 });

/**
 * A folder of this process in memory, where the machine has one with enough room: nothing that a test puts aside outlives its run, and
 * a copied database is a thousand files.
 * @returns undefined where there is none: then the machine's usual folder does as well, only slower
 */
export async function openMemoryFolder(): Promise<
  { path: string; remove(): Promise<void> } | undefined
> {
  const room = await statfs(memory).catch(() => undefined); // other systems have no such folder
  if (!room || room.bavail * room.bsize < needs.roomBytes || freemem() < needs.freeBytes) return;
  const counter = await readCounter();
  await removeForsaken(counter);
  const path = join(memory, `${nameStart}${counter}-${process.pid}`);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755); // PostgreSQL's unprivileged account passes through it
  return { path, remove: () => remove(path) };
}
