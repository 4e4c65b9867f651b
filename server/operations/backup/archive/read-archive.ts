import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { BackupProblem } from '../backup-problem.ts';
import type { SeenEntry } from './entry-digest.ts';

export type ArchiveEntry = {
  name: string;
  contentType: string;
  sizeBytes: number;
  /** Must be read to its end before the next entry is requested. */
  body: AsyncIterable<Buffer>;
  /** Returns the metadata and hash. Call it after the body was read. */
  seen(): SeenEntry;
};

/** Translates the errors of zlib and the tar reader for a damaged file. */
function describeDamage(path: string, error: unknown): Error {
  const { code = '', message } = error as NodeJS.ErrnoException;
  if (code === 'Z_BUF_ERROR' || message === 'Unexpected end of data') {
    return new BackupProblem(`${path} is cut off: its end is missing.`, { cause: error });
  }
  if (code.startsWith('Z_') || !code) {
    return new BackupProblem(`${path} is damaged, or no backup of Saffron Table.`, {
      cause: error,
    });
  }
  return error as Error;
}

type Found = ReturnType<typeof extract> extends AsyncIterable<infer One> ? One : never;

function entryOf(found: Found, explain: (error: unknown) => Promise<Error>): ArchiveEntry {
  const {
    name,
    size: sizeBytes = 0,
    pax,
  } = found.header as typeof found.header & {
    pax?: Record<string, string>;
  };
  const contentType = pax?.['SAFFRON.contentType'] ?? '';
  const hash = createHash('sha256');
  async function* read() {
    try {
      for await (const chunk of found as AsyncIterable<Buffer>) {
        hash.update(chunk);
        yield chunk;
      }
    } catch (error) {
      throw await explain(error);
    }
  }
  const seen = () => ({ name, contentType, sizeBytes, sha256: hash.copy().digest('hex') });
  return { name, contentType, sizeBytes, body: read(), seen };
}

/**
 * Streams the entries of a backup file one by one, in little memory. It never unpacks anything into a folder.
 * @param ending aborts the read
 * @throws BackupProblem if the file is cut off or damaged
 */
export async function* readArchive(
  path: string,
  ending?: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const file = createReadStream(path, ending && { signal: ending });
  const read = pipeline(file, createGunzip(), tar);
  read.catch(() => undefined); // reported by the loop, or below
  // The tar error may only be a consequence of an earlier error of the file stream.
  const explain = async (error: unknown) => {
    const first = await read.then(
      () => error,
      (reason: unknown) => reason,
    );
    return describeDamage(path, first);
  };
  try {
    for await (const found of tar) yield entryOf(found, explain);
    await read;
  } catch (error) {
    throw await explain(error);
  }
}

/** Returns the bytes of a small entry. @throws BackupProblem if its stated size exceeds `maxBytes` */
export async function readSmall(entry: ArchiveEntry, maxBytes: number): Promise<Buffer> {
  if (entry.sizeBytes > maxBytes) {
    throw new BackupProblem(`${entry.name} in the file is larger than it can be: it is damaged.`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
