import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { contentTagOf, isContentType, refuseContentType } from './object-content.ts';
import type { ObjectInfo } from './object-store.ts';

/** The first line of an object's file, as JSON; the bytes follow. One object is one file, so that a single rename puts all of it in place. */
type Header = { contentType: string; etag: string };

const maxHeaderBytes = 1024;

/** Prints an object's file. @throws TypeError for a content type that no header can carry */
export function printObjectFile({
  bytes,
  contentType,
}: {
  bytes: Uint8Array;
  contentType: string;
}): { etag: string; parts: Uint8Array[] } {
  refuseContentType(contentType);
  const etag = `"${contentTagOf(bytes)}"`;
  const header: Header = { contentType, etag };
  return { etag, parts: [Buffer.from(`${JSON.stringify(header)}\n`), bytes] };
}

/** Thrown for a file among the objects that we did not write, or that was truncated. */
export class NotAnObject extends Error {
  constructor(options?: ErrorOptions) {
    super(
      'A file among the objects is no object: its first line does not say what it is.',
      options,
    );
    this.name = 'NotAnObject';
  }
}

function parseHeader(line: string): Header {
  try {
    const { contentType, etag } = JSON.parse(line) as Record<string, unknown>;
    if (typeof contentType === 'string' && isContentType(contentType)) {
      if (typeof etag === 'string') return { contentType, etag };
    }
  } catch (cause) {
    throw new NotAnObject({ cause });
  }
  throw new NotAnObject();
}

/** A symlink is not an object: it may lead out of the folder. Windows has no such flag. */
const openOnly = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0);
const isAbsent = new Set(['ENOENT', 'ENOTDIR', 'ENAMETOOLONG', 'ELOOP']);

async function readHeader(file: FileHandle): Promise<Header & { lengthBytes: number }> {
  const buffer = Buffer.alloc(maxHeaderBytes);
  const { bytesRead } = await file.read(buffer, 0, maxHeaderBytes, 0);
  const end = buffer.subarray(0, bytesRead).indexOf('\n');
  if (end < 0) throw new NotAnObject();
  return { ...parseHeader(buffer.toString('utf8', 0, end)), lengthBytes: end + 1 };
}

export type OpenObject = { info: ObjectInfo; file: FileHandle; bytesFrom: number };

/** Opens a file of the store; the caller closes it. @returns undefined if there is none @throws NotAnObject */
export async function openObjectFile(path: string): Promise<OpenObject | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, openOnly);
  } catch (error) {
    if (isAbsent.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
  try {
    const { lengthBytes, contentType, etag } = await readHeader(file);
    const { size, mtime } = await file.stat();
    const info = { contentType, etag, sizeBytes: size - lengthBytes, modifiedAt: mtime };
    return { info, file, bytesFrom: lengthBytes };
  } catch (error) {
    await file.close();
    const isFolder = (error as NodeJS.ErrnoException).code === 'EISDIR';
    throw isFolder ? new NotAnObject({ cause: error }) : error;
  }
}
