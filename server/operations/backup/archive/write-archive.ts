import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { syncFolder } from '../../../disk/sync-folder.ts';
import { BackupProblem } from '../backup-problem.ts';
import { createEntryDigest, type EntryDigest } from './entry-digest.ts';

export type ArchiveWriter = {
  /** Resolves when the bytes were passed on. A caller that awaits it needs memory for one entry only. */
  add(name: string, bytes: Buffer, contentType?: string): Promise<void>;
  digest: EntryDigest;
};

/** Level 3 compresses recipes to a quarter with a third of the CPU time of the default level; pictures compress at no level. */
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
  // If a write fails, both streams are destroyed and emit errors. The write loop has already reported the cause.
  for (const stream of [tar, gzip]) stream.on('error', () => undefined);
  const written = writeAll(file, tar.pipe(gzip));
  let refusal: unknown;
  written.catch((error: unknown) => {
    refusal = error; // thrown to the caller that awaits an entry or the end
  });
  async function add(name: string, bytes: Buffer, contentType = ''): Promise<void> {
    const pax = contentType ? { 'SAFFRON.contentType': contentType } : undefined;
    const header = { name, mode: 0o600, mtime: madeAt, ...(pax && { pax }) };
    const taken = new Promise<void>((resolve, reject) => {
      tar.entry(header, bytes, (error) => (error ? reject(error) : resolve()));
    });
    taken.catch(() => undefined); // on a full disk this only says that the tar was closed
    await Promise.race([taken, written]);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    digest.add({ name, contentType, sizeBytes: bytes.byteLength, sha256 });
  }
  try {
    await work({ add, digest });
    tar.finalize();
    await written;
  } catch (error) {
    await nextRound(); // the tar may fail before we get the error of the full disk
    throw refusal ?? error;
  } finally {
    tar.destroy();
  }
}

/**
 * Writes a gzipped tar to a temporary file next to `path`, readable by this account only, and renames it when it is fully synced to disk.
 * A partial file is never visible under `path`, and a failed one is removed.
 * @throws BackupProblem if the file already exists
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
