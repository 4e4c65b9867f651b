import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../../../sync-folder.ts';
import { BackupProblem } from '../backup-problem.ts';
import { createEntryDigest, type EntryDigest } from './entry-digest.ts';

export type ArchiveWriter = {
  /** Answers when its bytes are on their way: whoever waits for it needs no more memory than that of one entry. */
  add(name: string, bytes: Buffer, contentType?: string): Promise<void>;
  digest: EntryDigest;
};

/** Recipes shrink to a quarter at a third of the processor's time of the default; pictures shrink at no level. */
const gzipLevel = 3;

async function refuseExisting(path: string): Promise<void> {
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (found) throw new BackupProblem(`${path} is there already, and nothing is written over it.`);
}

async function writeAll(file: FileHandle, chunks: AsyncIterable<Buffer>): Promise<void> {
  for await (const chunk of chunks) await file.writeFile(chunk);
}

async function writeEntries(
  file: FileHandle,
  madeAt: Date,
  work: (writer: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const tar = pack();
  const digest = createEntryDigest();
  const gzip = createGzip({ level: gzipLevel });
  // Where a write fails both are torn down, and say so: the loop that wrote has told it already.
  for (const stream of [tar, gzip]) stream.on('error', () => undefined);
  const written = writeAll(file, tar.pipe(gzip));
  let refusal: unknown;
  written.catch((error: unknown) => {
    refusal = error; // told to whoever waits for an entry, or for the end
  });
  async function add(name: string, bytes: Buffer, contentType = ''): Promise<void> {
    const pax = contentType ? { 'SAFFRON.contentType': contentType } : undefined;
    const header = { name, mode: 0o600, mtime: madeAt, ...(pax && { pax }) };
    const taken = new Promise<void>((resolve, reject) => {
      tar.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
    });
    taken.catch(() => undefined); // where the disk is full this says no more than that the tar was closed
    await Promise.race([taken, written]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    digest.add({ name, contentType, sizeBytes: bytes.byteLength, sha256 });
  }
  try {
    await work({ add, digest });
    tar.finalize();
    await written;
  } catch (error) {
    await nextRound(); // the tar may hear sooner than we that the disk is full
    throw refusal ?? error;
  } finally {
    tar.destroy();
  }
}

/**
 * Writes a gzip'd tar beside its place, readable by this account alone, and renames it when all of it is on the disk: nobody ever sees half
 * of one, and of one that fails nothing stays.
 * @throws BackupProblem where the file is there already
 */
export async function writeArchive(
  path: string,
  madeAt: Date,
  work: (writer: ArchiveWriter) => Promise<void>,
): Promise<{ sizeBytes: number }> {
  await refuseExisting(path);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    try {
      await writeEntries(file, madeAt, work);
      await file.sync();
    } finally {
      await file.close();
    }
    await refuseExisting(path);
    await rename(unfinished, path);
    await syncFolder(dirname(path));
    return { sizeBytes: (await stat(path)).size };
  } finally {
    await rm(unfinished, { force: true });
  }
}
