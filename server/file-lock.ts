import { randomUUID } from 'node:crypto';
import { readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';

const pollEveryMs = 100;
/** A lock whose holder has not written its number by then never will. */
const unnamedForMs = 5_000;

/** What stands in the lock of a process that was killed; undefined while the holder lives, or when there is no lock. */
async function readDeadHolder(path: string): Promise<string | undefined> {
  const holder = await readFile(path, 'utf8').catch((error) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined; // let go of in between
    throw error;
  });
  if (holder === undefined) return undefined;
  if (holder !== '') return isAlive(Number(holder)) ? undefined : holder;
  const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
  return Date.now() - mtimeMs > unnamedForMs ? holder : undefined;
}

/** Takes a dead lock away. Moved first and looked at again: in between another may have put its own there. */
async function clear(path: string, dead: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await rename(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return; // another was faster
    throw error;
  }
  if ((await readFile(aside, 'utf8')) === dead) await rm(aside);
  else await rename(aside, path);
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
      const dead = await readDeadHolder(path);
      if (dead === undefined) await wait(pollEveryMs);
      else await clear(path, dead);
    }
  }
  try {
    return await work();
  } finally {
    await rm(path, { force: true });
  }
}
