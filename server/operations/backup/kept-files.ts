import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

const namePattern = /^saffron-table-scheduled-\d{8}T\d{6}Z\.tar\.gz$/;
/** What this product calls its backups by itself. */
const ownName = /^saffron-table-(scheduled-)?\d{8}T\d{6}Z\.tar\.gz$/;
/** How a backup is called while it is written (archive/write-archive.ts), after the name that it shall have. */
const draftPattern = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/;
/** A backup is written without a pause: a draft to which nobody has written for so long belongs to a process that died. */
const draftsLiveMs = 3_600_000;

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

async function isOld(path: string): Promise<boolean> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined; // finished in between
    throw error;
  });
  return found !== undefined && Date.now() - found.mtimeMs > draftsLiveMs;
}

/**
 * Removes what backups of processes that died left half written beside a file that is to be made. One backup of a database is made at a time,
 * so nobody is at its own names; of another name, which another database may be writing to, only what is old goes.
 */
export async function removeDrafts(file: string): Promise<void> {
  const [folder, wanted] = [dirname(file), basename(file)];
  for (const name of await namesIn(folder)) {
    const of = draftPattern.exec(name)?.[1];
    if (of === undefined) continue;
    const isOurs = of === wanted || (ownName.test(of) && ownName.test(wanted));
    const path = join(folder, name);
    if (isOurs || (await isOld(path))) await rm(path, { force: true });
  }
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
