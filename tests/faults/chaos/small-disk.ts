import { execFile } from 'node:child_process';
import { chmod, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeDataDirectory } from '#tests/support/data-directory.ts';

const run = promisify(execFile);
const sizeMegabytes = 640;

/** A folder on a disk that a test can fill. */
export type SmallDisk = {
  path: string;
  /** How it is made: a separate mounted disk, or a limit on what PostgreSQL may write. */
  means: 'mount' | 'limit';
  /** Lets nothing more be written from now on. @param postgres the ids of PostgreSQL's processes */
  fill(postgres: readonly number[]): Promise<void>;
  free(postgres: readonly number[]): Promise<void>;
  remove(): Promise<void>;
};

/** Mounts a tmpfs at the path: as root, or by sudo where it needs no password, as on build machines. */
async function mount(path: string): Promise<string[] | undefined> {
  const command = ['mount', '-t', 'tmpfs', '-o', `size=${sizeMegabytes}m,mode=755`, 'tmpfs', path];
  for (const before of [[], ['sudo', '-n']]) {
    const [program = '', ...parameters] = [...before, ...command];
    const done = await run(program, parameters).then(
      () => true,
      () => false, // not allowed, or no such program: try the next way
    );
    if (!done) continue;
    if (before.length > 0) await run('sudo', ['-n', 'chown', String(process.getuid?.()), path]);
    return before;
  }
  return undefined;
}

async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const bytes of [4_194_304, 65_536, 4096]) {
      const piece = Buffer.alloc(bytes, 1);
      try {
        for (;;) await file.writeFile(piece);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    await file.close();
  }
}

/** Stops PostgreSQL's files from growing where mounting is not allowed: every system with prlimit can do that to its own processes. */
async function limit(postgres: readonly number[], bytes: string): Promise<void> {
  for (const id of postgres) {
    await run('prlimit', ['--pid', String(id), `--fsize=${bytes}:`]).catch((error: unknown) => {
      // A process that has ended in the meantime writes nothing any more.
      if (!/No such process/.test(String(error))) throw error;
    });
  }
}

async function byLimit(path: string, remove: () => Promise<void>): Promise<SmallDisk> {
  await run('prlimit', ['--version']).catch((cause: unknown) => {
    throw new Error(
      'A full disk cannot be tried here: neither a mount (as root, or by sudo without a password) nor prlimit is to be had.',
      { cause },
    );
  });
  return {
    path,
    means: 'limit',
    fill: (postgres) => limit(postgres, '0'),
    free: (postgres) => limit(postgres, 'unlimited'),
    remove,
  };
}

/** @throws Error when this machine has no way to make a disk full: a fault is never skipped silently */
export async function openSmallDisk(): Promise<SmallDisk> {
  const { path, remove } = await makeDataDirectory();
  const before = await mount(path);
  if (!before) return byLimit(path, remove);
  await chmod(path, 0o755);
  const ballast = join(path, 'ballast');
  return {
    path,
    means: 'mount',
    fill: () => fillUp(ballast),
    free: () => rm(ballast, { force: true }),
    async remove() {
      const [program = '', ...parameters] = [...before, 'umount', '--lazy', path];
      await run(program, parameters);
      await remove();
    },
  };
}
