import { readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { SecretKey } from '../../secret-key.ts';
import { isMadeWith } from './check-file.ts';
import type { FileLabel } from './file-label.ts';

type Kind = 'scheduled' | 'asked';

const ownPattern =
  /^saffron-table-(?<scheduled>scheduled-)?[A-Za-z0-9_]+-(?<tag>[0-9a-f]{8})-(?<stamp>\d{8}T\d{6}Z)\.tar\.gz$/;
/** How scheduled backups were called before they named their database. */
const formerPattern = /^saffron-table-scheduled-(?<stamp>\d{8}T\d{6}Z)\.tar\.gz$/;
/** How a backup is called while it is written (archive/write-archive.ts), after the name that it shall have. */
const draftPattern = /^(.+)\.[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.unfinished$/;
/** A backup is written without a pause: a draft to which nobody has written for so long belongs to a process that died. */
const draftsLiveMs = 3_600_000;

const stampOf = (now: Date): string =>
  now
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(/[-:]/g, '');

const printLabel = ({ name, tag }: FileLabel): string => `${name}-${tag}`;

/** Where a backup of this moment is, made by schedule or by command. Only those of the schedule are ever removed. */
export function backupPath(folder: string, now: Date, kind: Kind, label: FileLabel): string {
  const beginning = kind === 'scheduled' ? 'scheduled-' : '';
  return join(folder, `saffron-table-${beginning}${printLabel(label)}-${stampOf(now)}.tar.gz`);
}

/** Of which kind a backup of this database is, and when it was made; undefined for whatever is another's. */
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
 * Removes what backups of processes that died left half written beside a file that is to be made. One backup of a database is made at a time,
 * so nobody is at its own names; of another name, which another database may be writing to, only what is old goes.
 * @param label of the database; undefined where the file has a name of somebody's choice
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

/** The scheduled backups of this database, the oldest first. Of those that name none, the ones that were made with our key are ours. */
async function listScheduled(folder: string, { label, secret }: Owner): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const name of await namesIn(folder)) {
    const own = readName(name, label);
    const formerStamp = formerPattern.exec(name)?.groups?.stamp;
    if (own?.kind === 'scheduled') kept.push({ name, stamp: own.stamp });
    else if (formerStamp !== undefined && (await isMadeWith(join(folder, name), secret))) {
      kept.push({ name, stamp: formerStamp });
    }
  }
  return kept.sort((one, other) => (one.stamp < other.stamp ? -1 : 1));
}

/**
 * Removes the oldest scheduled backups beyond so many. The one that was just made stays, whatever the clock says; what another database made,
 * or is called otherwise, is somebody else's.
 * @returns how many
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

/** Puts a file that could not be restored out of the row of good ones, in the place of this database's last such one. */
export async function setAside(file: string, label: FileLabel): Promise<string> {
  const aside = join(dirname(file), `saffron-table-not-verified-${printLabel(label)}.tar.gz`);
  await rename(file, aside);
  return aside;
}
