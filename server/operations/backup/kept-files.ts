import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SecretKey } from '../../secret-key.ts';
import { wasMadeWithKey } from './check-file.ts';
import type { FileLabel } from './file-label.ts';

type Kind = 'scheduled' | 'asked';

const ownPattern =
  /^saffron-table-(?<scheduled>scheduled-)?[A-Za-z0-9_]+-(?<tag>[0-9a-f]{8})-(?<stamp>\d{8}T\d{6}Z)\.tar\.gz$/;
/** The former name of scheduled backups, from before they named their database. */
const formerPattern = /^saffron-table-scheduled-(?<stamp>\d{8}T\d{6}Z)\.tar\.gz$/;
/** The temporary name of a backup while it is written (archive/write-archive.ts): its final name and a suffix. */
const draftPattern = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/;
/** A backup is written without a pause. A draft that was not modified for this long belongs to a process that died. */
const draftsLiveMs = 3_600_000;

const stampOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

const printLabel = ({ name, tag }: FileLabel): string => `${name}-${tag}`;

/** Returns the path of a backup made now, by schedule or by command. Only scheduled backups are ever removed. */
export function backupPath(folder: string, now: Date, kind: Kind, label: FileLabel): string {
  const beginning = kind === 'scheduled' ? 'scheduled-' : '';
  return join(folder, `saffron-table-${beginning}${printLabel(label)}-${stampOf(now)}.tar.gz`);
}

/** Returns the kind and time of a backup of this database, or undefined for any other file. */
function readName(fileName: string, { tag }: FileLabel): { kind: Kind; stamp: string } | undefined {
  const parts = ownPattern.exec(fileName)?.groups;
  if (parts?.tag !== tag) return undefined;
  return { kind: parts.scheduled ? 'scheduled' : 'asked', stamp: parts.stamp ?? '' };
}

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
 * Removes partial files that dead processes left next to the file to be written. Only one backup of a database runs at a time, so drafts
 * with its own names are unused. Another database may be writing a draft with another name, so those are removed only when they are old.
 * @param label of the database; undefined if the operator chose the file name
 */
export async function removeDrafts(file: string, label: FileLabel | undefined): Promise<void> {
  const [folder, wanted] = [dirname(file), basename(file)];
  for (const name of await namesIn(folder)) {
    const of = draftPattern.exec(name)?.[1];
    if (of === undefined) continue;
    const isOurs = of === wanted || (label !== undefined && readName(of, label) !== undefined);
    const path = join(folder, name);
    if (isOurs || (await isOld(path))) await rm(path, { force: true });
  }
}

type Owner = { label: FileLabel; secret: SecretKey };
type Kept = { name: string; stamp: string };

/** Returns the scheduled backups of this database, oldest first. Of those that name no database, it takes those made with our key. */
async function listScheduled(folder: string, { label, secret }: Owner): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const name of await namesIn(folder)) {
    const own = readName(name, label);
    const formerStamp = formerPattern.exec(name)?.groups?.stamp;
    if (own?.kind === 'scheduled') kept.push({ name, stamp: own.stamp });
    else if (formerStamp !== undefined && (await wasMadeWithKey(join(folder, name), secret))) {
      kept.push({ name, stamp: formerStamp });
    }
  }
  return kept.sort((one, other) => (one.stamp < other.stamp ? -1 : 1));
}

/**
 * Removes the oldest scheduled backups and keeps the newest `keep`. The backup that was just made always stays, whatever the clock says.
 * Files of another database, or with other names, are not touched.
 * @returns how many were removed
 */
export async function keepNewest(
  { file, keep }: { file: string; keep: number },
  owner: Owner,
): Promise<number> {
  const folder = dirname(file);
  const kept = await listScheduled(folder, owner);
  const others = kept.filter(({ name }) => name !== basename(file));
  const spare = others.slice(0, Math.max(0, others.length - (keep - 1)));
  for (const { name } of spare) await rm(join(folder, name), { force: true });
  return spare.length;
}

/** Renames a file that could not be restored so that it does not count as a backup. Replaces this database's previous one. */
export async function quarantineBackup(file: string, label: FileLabel): Promise<string> {
  const aside = join(dirname(file), `saffron-table-not-verified-${printLabel(label)}.tar.gz`);
  await rename(file, aside);
  return aside;
}
