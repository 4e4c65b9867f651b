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
  /** To be read to its end before the next entry is asked for. */
  body: AsyncIterable<Buffer>;
  /** What it was, once it was read. */
  seen(): SeenEntry;
};

/** What zlib and the tar reader say of a file that is not as it was written. */
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
 * The entries of a backup file, one after the other, in little memory. Nothing is ever unpacked into a folder.
 * @param ending breaks it off
 * @throws BackupProblem where it is cut off or damaged
 */
export async function* readArchive(
  path: string,
  ending?: AbortSignal,
): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const file = createReadStream(path, ending && { signal: ending });
  const read = pipeline(file, createGunzip(), tar);
  read.catch(() => undefined); // said by the loop, or below
  // What the tar says may be no more than that the file before it failed.
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

/** The bytes of a small entry. @throws BackupProblem where it says to be larger than it may be */
export async function readSmall(entry: ArchiveEntry, maxBytes: number): Promise<Buffer> {
  if (entry.sizeBytes > maxBytes) {
    throw new BackupProblem(`${entry.name} in the file is larger than it can be: it is damaged.`);
  }
  const chunks: Buffer[] = [];
  for await (const chunk of entry.body) chunks.push(chunk);
  return Buffer.concat(chunks);
}
