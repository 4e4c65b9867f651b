import { createHash } from 'node:crypto';

/** What is known of an entry of a backup file when its last byte was seen. */
export type SeenEntry = { name: string; contentType: string; sizeBytes: number; sha256: string };

/** One sum over all entries in their order: whatever is altered, added, left out or moved changes it. */
export type EntryDigest = { add(entry: SeenEntry): void; count(): number; value(): string };

/** A sum that has seen no entry yet. */
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
