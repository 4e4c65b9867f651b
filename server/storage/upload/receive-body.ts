import { badRequest } from '../problems.ts';

/** How much is thrown away of a body that is too large, so that a browser has sent it and reads the answer instead of a broken connection. */
const drainedBytes = 32 * 1024 * 1024;

/** Five megabytes over a poor line take less; whoever sends drop by drop must not keep others out. */
const maxReceiveMs = 120_000;

/** A body comes in pieces of a thousand bytes and more. Each costs time: whoever sends them byte by byte is not listened to for long. */
const maxPieces = 50_000;

/** A body above the limit. `drained` says whether its connection can carry another request. */
export class BodyTooLarge extends Error {
  readonly drained: boolean;

  constructor(drained: boolean) {
    super('The body is too large.');
    this.name = 'BodyTooLarge';
    this.drained = drained;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** The next piece. Whoever sends may leave in the middle of it: that is no fault of ours. */
async function next(reader: Reader): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch (cause) {
    throw badRequest('The upload broke off.', cause);
  }
}

/** @returns whether the end was reached within the bound */
async function drain(reader: Reader): Promise<boolean> {
  let thrownAway = 0;
  for (let pieces = 0; pieces < maxPieces && thrownAway <= drainedBytes; pieces += 1) {
    const piece = await next(reader);
    if (!piece) return true;
    thrownAway += piece.byteLength;
  }
  await reader.cancel();
  return false;
}

const firstBytes = 64 * 1024;

/** With room for so many bytes, and for as many again, so that growing costs no more than the bytes do. */
function grown(bytes: Uint8Array<ArrayBuffer>, sizeBytes: number, maxBytes: number) {
  if (sizeBytes <= bytes.byteLength) return bytes;
  const larger = new Uint8Array(Math.min(maxBytes, Math.max(sizeBytes, bytes.byteLength * 2)));
  larger.set(bytes);
  return larger;
}

/** Each piece is copied at once: five million pieces of one byte would take a gigabyte. */
async function receive(reader: Reader, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  let bytes = new Uint8Array(Math.min(firstBytes, maxBytes));
  let sizeBytes = 0;
  for (let pieces = 0; pieces < maxPieces; pieces += 1) {
    const piece = await next(reader);
    if (!piece) return bytes.subarray(0, sizeBytes);
    const at = sizeBytes;
    sizeBytes += piece.byteLength;
    if (sizeBytes > maxBytes) {
      bytes = new Uint8Array();
      throw new BodyTooLarge(await drain(reader));
    }
    bytes = grown(bytes, sizeBytes, maxBytes);
    bytes.set(piece, at);
  }
  await reader.cancel();
  throw badRequest('The upload came in too many pieces.');
}

/** Gives a body up that is still being read after this time. */
async function within<T>(
  milliseconds: number,
  reader: Reader,
  work: (reader: Reader, late: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = AbortSignal.timeout(milliseconds);
  const giveUp = () => void reader.cancel();
  late.addEventListener('abort', giveUp);
  try {
    return await work(reader, late);
  } finally {
    late.removeEventListener('abort', giveUp);
  }
}

/**
 * Reads a body and keeps no more of it than the limit, whatever its headers say about its length.
 * @throws BodyTooLarge when the rest of it was read and thrown away, within a bound; StorageProblem 400 where it breaks off or takes too long
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  withinMs = maxReceiveMs,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  return within(withinMs, body.getReader(), async (reader, late) => {
    const bytes = await receive(reader, maxBytes);
    // To the reader, what was given up looks as if it had come to its end.
    if (late.aborted) throw badRequest('The upload took too long.');
    return bytes;
  });
}

/** Reads a body that nobody wants to its end, within a bound. @returns whether the end was reached */
export async function throwAway(
  body: ReadableStream<Uint8Array> | null,
  withinMs = maxReceiveMs,
): Promise<boolean> {
  if (!body) return true;
  return within(
    withinMs,
    body.getReader(),
    async (reader, late) => (await drain(reader)) && !late.aborted,
  );
}
