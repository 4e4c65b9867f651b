import { createHash } from 'node:crypto';

/** The metadata of an entry of a backup file, complete once its last byte was read. */
export type SeenEntry = { name: string; contentType: string; sizeBytes: number; sha256: string };

/** A digest over all entries in order: it changes when an entry is altered, added, removed or moved. */
export type EntryDigest = { add(entry: SeenEntry): void; count(): number; value(): string };

/** Creates an empty digest. */
export function createEntryDigest(): EntryDigest {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add(entry) {
      hash.update(`${JSON.stringify(entry)}\n`);
      count += 1;
    },
    count: () => count,
    value: () => hash.copy().digest('hex'),
  };
}
