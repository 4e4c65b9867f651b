import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

const namePattern = /^saffron-table-scheduled-\d{8}T\d{6}Z\.tar\.gz$/;
const draftPattern = /^saffron-table-scheduled-\d{8}T\d{6}Z\.tar\.gz\.[0-9a-f-]{36}\.unfinished$/;

const stampOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

/** Where a backup of this moment is, made by schedule or by command. Only those of the schedule are ever removed. */
export const backupPath = (folder: string, now: Date, kind: 'scheduled' | 'asked'): string =>
  join(folder, `saffron-table-${kind === 'scheduled' ? 'scheduled-' : ''}${stampOf(now)}.tar.gz`);

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

/** Removes what scheduled backups of processes that died left half written. One at a time is made, so nobody is at it. */
export async function removeDrafts(folder: string): Promise<void> {
  const drafts = (await namesIn(folder)).filter((name) => draftPattern.test(name));
  for (const name of drafts) await rm(join(folder, name), { force: true });
}

/**
 * Removes the oldest scheduled backups beyond so many. The one that was just made stays, whatever the clock says; what is called otherwise is
 * somebody else's.
 * @returns how many
 */
export async function keepNewest(folder: string, keep: number, made: string): Promise<number> {
  const names = (await namesIn(folder)).filter((name) => namePattern.test(name)).sort();
  const others = names.filter((name) => join(folder, name) !== made);
  const spare = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const name of spare) await rm(join(folder, name), { force: true });
  return spare.length;
}

/** Puts a file that could not be restored out of the row of good ones, in the place of the last such one. */
export async function setAside(folder: string, file: string): Promise<string> {
  const aside = join(folder, 'saffron-table-not-verified.tar.gz');
  await rename(file, aside);
  return aside;
}
