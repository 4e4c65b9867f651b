import { createHash } from 'node:crypto';
import { type FileHandle, open } from 'node:fs/promises';
import type { ObjectInfo } from './object-store.ts';

/**
 * One object as one file, so that a single rename puts all of it in place: a line of JSON that says what the bytes are, and the bytes.
 */
type Header = { contentType: string; etag: string };

const longestHeaderBytes = 1024;
const contentTypePattern = /^[\w.+-]{1,127}\/[\w.+-]{1,127}(; ?charset=[\w-]{1,40})?$/;

/** @throws TypeError for a content type that no header could carry */
export function printObjectFile({
  bytes,
  contentType,
}: {
  bytes: Uint8Array;
  contentType: string;
}): { etag: string; parts: Uint8Array[] } {
  if (!contentTypePattern.test(contentType)) {
    throw new TypeError(`${JSON.stringify(contentType)} is no content type.`);
  }
  const etag = `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;
  const header: Header = { contentType, etag };
  return { etag, parts: [Buffer.from(`${JSON.stringify(header)}\n`), bytes] };
}

async function readHeader(file: FileHandle): Promise<Header & { lengthBytes: number }> {
  const buffer = Buffer.alloc(longestHeaderBytes);
  const { bytesRead } = await file.read(buffer, 0, longestHeaderBytes, 0);
  const end = buffer.subarray(0, bytesRead).indexOf('\n');
  if (end < 0) throw new Error('A file among the objects is no object: its first line is missing.');
  return { ...(JSON.parse(buffer.toString('utf8', 0, end)) as Header), lengthBytes: end + 1 };
}

export type OpenObject = { info: ObjectInfo; file: FileHandle; bytesFrom: number };

/** Opens a file of the store; whoever asked closes it. @returns undefined where there is none */
export async function openObjectFile(path: string): Promise<OpenObject | undefined> {
  let file: FileHandle;
  try {
    file = await open(path, 'r');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined;
    throw error;
  }
  try {
    const { lengthBytes, contentType, etag } = await readHeader(file);
    const { size, mtime } = await file.stat();
    const info = { contentType, etag, sizeBytes: size - lengthBytes, modifiedAt: mtime };
    return { info, file, bytesFrom: lengthBytes };
  } catch (error) {
    await file.close();
    throw error;
  }
}
