import type { SecretKey } from '../../secret-key.ts';
import { headerName, manifestName, sealName } from './archive/archive-names.ts';
import { createEntryDigest } from './archive/entry-digest.ts';
import { type ArchiveEntry, readArchive, readSmall } from './archive/read-archive.ts';
import { BackupProblem } from './backup-problem.ts';
import {
  fingerprintOf,
  formatVersion,
  type Header,
  type Manifest,
  parseHeader,
  parseManifest,
  verifySeal,
} from './manifest.ts';

const headerBytes = 65_536;
const manifestBytes = 67_108_864;
const sealBytes = 1024;

/** @throws BackupProblem if this version or this SECRET_KEY cannot read the rest of the file */
function judgeHeader(file: string, header: Header, secret: SecretKey): void {
  if (header.formatVersion > formatVersion) {
    throw new BackupProblem(
      `${file} was made by a newer version of Saffron Table (${header.product}): restore it with that one.`,
    );
  }
  if (header.keyFingerprint !== fingerprintOf(secret)) {
    throw new BackupProblem(
      `${file} was made with another SECRET_KEY. What it seals could not be opened again: the keys that sign tokens, and people’s second factors. ` +
        'Set the SECRET_KEY of the original, or put its secret-key file into DATA_DIR.',
    );
  }
}

const isNoBackup = (file: string, cause: unknown) =>
  new BackupProblem(`${file} is no backup of Saffron Table, or it is damaged.`, { cause });

function parse<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw isNoBackup(file, error);
  }
}

async function takeHeader(file: string, entry: ArchiveEntry | undefined): Promise<Header> {
  if (entry?.name !== headerName) throw isNoBackup(file, undefined);
  const bytes = await readSmall(entry, headerBytes);
  return parse(file, () => parseHeader(bytes));
}

/** Returns whether the header names this SECRET_KEY; false if the file is no backup or unreadable. Reads only the start of the file. */
export async function wasMadeWithKey(file: string, secret: SecretKey): Promise<boolean> {
  const entries = readArchive(file);
  try {
    const first = await entries.next();
    const header = await takeHeader(file, first.done ? undefined : first.value);
    return header.keyFingerprint === fingerprintOf(secret);
  } catch (error) {
    // The file belongs to another account, or was deleted meanwhile.
    const isUnreadable = error instanceof Error && 'errno' in error;
    if (isUnreadable || error instanceof BackupProblem) return false;
    throw error;
  } finally {
    await entries.return(undefined);
  }
}

type Read = {
  digest: ReturnType<typeof createEntryDigest>;
  manifest: Buffer | undefined;
  seal: string | undefined;
};

/** Processes one entry after the header. */
async function takeEntry(file: string, entry: ArchiveEntry, read: Read): Promise<void> {
  if (read.seal !== undefined) throw isNoBackup(file, undefined);
  if (entry.name === sealName) {
    read.seal = (await readSmall(entry, sealBytes)).toString('utf8');
  } else if (entry.name === manifestName) {
    read.manifest = await readSmall(entry, manifestBytes);
  } else {
    if (read.manifest) throw isNoBackup(file, undefined);
    for await (const _ of entry.body); // only the hash is needed
    read.digest.add(entry.seen());
  }
}

/**
 * Reads a backup file from start to end and checks it against its own manifest and seal. Writes nothing.
 * @throws BackupProblem if it is cut off, altered, from a newer version, or made with another SECRET_KEY
 */
export async function checkFile(
  file: string,
  secret: SecretKey,
  ending?: AbortSignal,
): Promise<Manifest> {
  const read: Read = { digest: createEntryDigest(), manifest: undefined, seal: undefined };
  let isFirst = true;
  for await (const entry of readArchive(file, ending)) {
    if (isFirst) {
      judgeHeader(file, await takeHeader(file, entry), secret);
      read.digest.add(entry.seen());
    } else {
      await takeEntry(file, entry, read);
    }
    isFirst = false;
  }
  const { manifest: bytes, seal } = read;
  if (isFirst) throw isNoBackup(file, undefined);
  if (!bytes || seal === undefined) {
    throw new BackupProblem(`${file} is cut off: its end is missing.`);
  }
  if (!verifySeal(secret, bytes, seal)) {
    throw new BackupProblem(`${file} was altered after it had been made, and is not used.`);
  }
  const manifest = parse(file, () => parseManifest(bytes));
  if (manifest.digest !== read.digest.value() || manifest.entries !== read.digest.count()) {
    throw new BackupProblem(`${file} was altered after it had been made, and is not used.`);
  }
  return manifest;
}
