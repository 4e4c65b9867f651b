import { limits } from '../limits.ts';

type Reader = { readonly bufferedBytes: number; endAsTooSlow(): void };

/** Each reader may be slow; together they must not fill the memory: the slowest are sent away until half of the room is free. */
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

/** Looks at the readers after so much was sent, so that one burst cannot outrun the rounds. */
export function createSentCounter(readers: Iterable<Reader>): (bytes: number) => void {
  let sentBytes = 0;
  return (bytes) => {
    sentBytes += bytes;
    if (sentBytes < limits.bufferedBytesOfAll / 4) return;
    sentBytes = 0;
    endSlowest(readers);
  };
}
