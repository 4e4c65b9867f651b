import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const pollEveryMs = 100;
/** A lock whose holder has not written its number by then never will. */
const unnamedForMs = 5_000;

async function isOlderThan(path: string, ageMs: number): Promise<boolean> {
  const found = await stat(path).catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // gone in between
    throw error;
  });
  return found !== undefined && Date.now() - found.mtimeMs > ageMs;
}

/** Whether the lock is that of a process that was killed; not while its holder lives, nor when there is no lock. */
async function isDead(path: string): Promise<boolean> {
  const holder = await readFile(path, 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // let go of in between
    throw error;
  });
  if (holder === undefined) return false;
  return holder === '' ? isOlderThan(path, unnamedForMs) : !isAlive(Number(holder));
}

/**
 * Takes a dead lock away. One at a time may: while a dead lock stands nobody makes another in its place, so that what is
 * judged here is what is removed. Moving it aside instead would sooner or later move a live one.
 */
async function clear(path: string): Promise<void> {
  const clearing = `${path}.clearing`;
  try {
    await writeFile(clearing, '', { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    // Another is at it; it takes a moment, unless it was killed meanwhile.
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
 * Runs the work while no other process of this machine does: the others wait. The lock of a process that was killed
 * is taken over.
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
