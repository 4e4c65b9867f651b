import { limits } from '../limits.ts';

type Reader = { readonly bufferedBytes: number; endAsTooSlow(): void };

/**
 * Closes the slowest readers if the buffers of all readers together exceed the limit, until half of the limit is free. The limit of each
 * single reader does not keep many slow ones from filling the memory.
 */
export function endSlowest(readers: Iterable<Reader>): void {
  const slow = [...readers].map((reader) => ({ reader, bytes: reader.bufferedBytes }));
  let inAll = slow.reduce((sum, { bytes }) => sum + bytes, 0);
  if (inAll <= limits.bufferedBytesOfAll) return;
  for (const { reader, bytes } of slow.toSorted((one, other) => other.bytes - one.bytes)) {
    if (inAll <= limits.bufferedBytesOfAll / 2) return;
    inAll -= bytes;
    reader.endAsTooSlow();
  }
}

/** Counts sent bytes and runs `endSlowest` after every quarter of the limit, so that a burst between two rounds cannot fill the memory. */
export function createSentCounter(readers: Iterable<Reader>): (bytes: number) => void {
  let sentBytes = 0;
  return (bytes) => {
    sentBytes += bytes;
    if (sentBytes < limits.bufferedBytesOfAll / 4) return;
    sentBytes = 0;
    endSlowest(readers);
  };
}
