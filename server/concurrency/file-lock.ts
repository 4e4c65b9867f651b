import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const pollEveryMs = 100;
/** A lock that has no process id after this time will never get one. */
const unnamedForMs = 5_000;

async function isOlderThan(path: string, ageMs: number): Promise<boolean> {
  const found = await stat(path).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // deleted in between
    throw error;
  });
  return found !== undefined && Date.now() - found.mtimeMs > ageMs;
}

/** Returns whether the lock belongs to a process that was killed; false while its holder lives, and when there is no lock. */
async function isDead(path: string): Promise<boolean> {
  const holder = await readFile(path, 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // released in between
    throw error;
  });
  if (holder === undefined) return false;
  return holder === '' ? isOlderThan(path, unnamedForMs) : !isAlive(Number(holder));
}

/**
 * Removes a dead lock. Only one process at a time may do this: while a dead lock exists, no process can create another in its
 * place, so the lock that is checked here is the lock that is removed. Renaming it instead would sooner or later rename a live one.
 */
async function clear(path: string): Promise<void> {
  const clearing = `${path}.clearing`;
  try {
    await writeFile(clearing, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another process is removing it, which takes a moment, unless that process was killed.
    if (await isOlderThan(clearing, unnamedForMs)) await rm(clearing, { force: true });
    else await wait(pollEveryMs);
    return;
  }
  try {
    if (await isDead(path)) await rm(path, { force: true });
  } finally {
    await rm(clearing, { force: true });
  }
}

/**
 * Runs the work under a lock file, so that no other process of this machine runs it at the same time: the others wait.
 * Takes over the lock of a process that was killed.
 * @param path a file in a folder that exists
 */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      await writeFile(path, String(process.pid), { flag: 'wx' });
      break;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      if (await isDead(path)) await clear(path);
      else await wait(pollEveryMs);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
