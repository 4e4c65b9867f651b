import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readdir, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { moveDurably } from './move-durably.ts';
import { NotAnObject, openObjectFile, printObjectFile } from './object-file.ts';
import { isBucketName, relativePathOf, segmentOf } from './object-paths.ts';
import {
  BadObjectName,
  type ByteRange,
  type ListedObject,
  type ObjectInfo,
  type ObjectName,
  type ObjectStore,
} from './object-store.ts';

const draftsFolder = '.drafts';
/** An older draft belongs to a process that died while it was writing. */
const draftsLiveMs = 3_600_000;

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code;

/** Writes a draft and syncs it. @returns the time of the write; a rename does not change it */
async function writeDraft(path: string, parts: readonly Uint8Array[]): Promise<Date> {
  const file = await open(path, 'wx', 0o600);
  try {
    for (const part of parts) await file.writeFile(part);
    await file.sync();
    return (await file.stat()).mtime;
  } finally {
    await file.close();
  }
}

/** Removes the folders that are now empty, from the object's folder up to, but not including, its bucket's. */
async function pruneFolders(folder: string, bucketFolder: string): Promise<void> {
  for (let at = folder; at.startsWith(bucketFolder + sep); at = dirname(at)) {
    try {
      await rmdir(at);
    } catch (error) {
      const code = codeOf(error);
      if (code === 'ENOTEMPTY' || code === 'EEXIST' || code === 'ENOENT') return;
      throw error;
    }
  }
}

/** Returns the names in a folder; none if the folder does not exist (not created yet, or just removed). */
async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  }
}

async function dropOldDrafts(folder: string): Promise<void> {
  for (const name of await namesIn(folder)) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY })); // another process's draft, moved or removed by now
    if (Date.now() - mtimeMs > draftsLiveMs) await rm(path, { force: true });
  }
}

function bodyOf(file: FileHandle, from: number, { start, end }: ByteRange) {
  const stream = file.createReadStream({ start: from + start, end: from + end, autoClose: true });
  return Readable.toWeb(stream) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>;
}

/** Clips a range to the object. @returns the part of the range that lies within the object, if any */
function withinObject(sizeBytes: number, range: ByteRange | undefined): ByteRange | undefined {
  const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
  return start < sizeBytes ? { start, end: Math.min(end, sizeBytes - 1) } : undefined;
}

/** Reads the info of a file; undefined if it was removed or is not a file that we wrote: one bad file must not hide the others. */
async function lookInto(path: string): Promise<ObjectInfo | undefined> {
  try {
    const object = await openObjectFile(path);
    await object?.file.close();
    return object?.info;
  } catch (error) {
    if (error instanceof NotAnObject) return undefined;
    throw error;
  }
}

/** Returns whether this path, or a path below this folder, can begin with the prefix. */
const leadsTo = (path: string, prefix: string) =>
  path.startsWith(prefix) || prefix.startsWith(path);

async function* listFolder(
  folder: string,
  above: string,
  prefix: string,
): AsyncIterable<ListedObject> {
  for (const entry of await namesIn(folder)) {
    const known = segmentOf(entry);
    if (!known) continue;
    const inside = join(folder, entry);
    const path = `${above}${known.segment}`;
    if (known.isFolder) {
      if (leadsTo(`${path}/`, prefix)) yield* listFolder(inside, `${path}/`, prefix);
    } else if (path.startsWith(prefix)) {
      const info = await lookInto(inside);
      if (info) yield { path, ...info };
    }
  }
}

function pathOf(folder: string, name: ObjectName): string | undefined {
  const names = relativePathOf(name);
  return names && join(folder, ...names);
}

async function openAt(folder: string, name: ObjectName) {
  const path = pathOf(folder, name);
  return path === undefined ? undefined : openObjectFile(path);
}

async function putObject(
  folder: string,
  name: ObjectName,
  object: { bytes: Uint8Array; contentType: string },
): Promise<ObjectInfo> {
  const target = pathOf(folder, name);
  if (target === undefined) throw new BadObjectName(name);
  const { etag, parts } = printObjectFile(object);
  const draft = join(folder, draftsFolder, randomUUID());
  await mkdir(dirname(draft), { recursive: true, mode: 0o700 });
  try {
    const modifiedAt = await writeDraft(draft, parts);
    await moveDurably(draft, { target, store: folder });
    const { contentType, bytes } = object;
    return { contentType, etag, sizeBytes: bytes.byteLength, modifiedAt };
  } finally {
    await rm(draft, { force: true });
  }
}

async function readObject(folder: string, name: ObjectName, range?: ByteRange) {
  const object = await openAt(folder, name);
  if (!object) return undefined;
  const { info, file, bytesFrom } = object;
  const part = withinObject(info.sizeBytes, range);
  if (!part) {
    await file.close();
    return { ...info, body: new Blob([]).stream() };
  }
  return { ...info, body: bodyOf(file, bytesFrom, part) };
}

async function removeObject(folder: string, name: ObjectName): Promise<boolean> {
  const path = pathOf(folder, name);
  if (path === undefined) return false;
  try {
    await rm(path);
  } catch (error) {
    if (codeOf(error) === 'ENOENT' || codeOf(error) === 'ENOTDIR') return false;
    throw error;
  }
  await pruneFolders(dirname(path), join(folder, name.bucket));
  return true;
}

/**
 * Stores objects as files below one folder. Each is written to a draft, synced and renamed into its place, so that a reader sees the old or the new
 * object and a crash leaves no partial one. Any number of processes may share the folder, which is created when the first object is put.
 */
export async function openDiskObjectStore(givenFolder: string): Promise<ObjectStore> {
  const folder = resolve(givenFolder);
  await dropOldDrafts(join(folder, draftsFolder));
  return {
    put: (name, object) => putObject(folder, name, object),
    async find(name) {
      const object = await openAt(folder, name);
      await object?.file.close();
      return object?.info;
    },
    read: (name, range) => readObject(folder, name, range),
    remove: (name) => removeObject(folder, name),
    async *list(bucket, prefix = '') {
      if (!isBucketName(bucket)) return;
      yield* listFolder(join(folder, bucket), '', prefix);
    },
    async listBuckets() {
      return (await namesIn(folder)).filter(isBucketName);
    },
    async ping() {
      await namesIn(folder);
    },
  };
}
