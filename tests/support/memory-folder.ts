import { chmod, mkdir, readdir, rm, stat, statfs } from 'node:fs/promises';
import { freemem } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const nameStart = 'saffron-table-tests-';
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

/** A run that was killed leaves its folder, and memory is dearer than a disk. A PostgreSQL that still runs in it ends without its files. */
async function removeForsaken(): Promise<void> {
  for (const name of await readdir(memory)) {
    if (!name.startsWith(nameStart) || isRunning(Number(name.slice(nameStart.length)))) continue;
    const path = join(memory, name);
    const found = await stat(path).catch(() => undefined); // another run was first
    // Whoever else works on this machine clears up after themselves.
    if (found?.uid !== process.getuid?.()) continue;
    await rm(path, { recursive: true, force: true, maxRetries: 10 });
  }
}

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
  await removeForsaken();
  const path = join(memory, `${nameStart}${process.pid}`);
  await mkdir(path, { recursive: true });
  await chmod(path, 0o755); // PostgreSQL's unprivileged account passes through it
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}
