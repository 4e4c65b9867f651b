import { badRequest } from '../problems.ts';

/** How much of an oversized body is read and discarded, so that a browser finishes sending and reads the response, not a broken connection. */
const drainedBytes = 32 * 1024 * 1024;

/** Five megabytes over a poor line take less. A client that sends drop by drop must not block others. */
const maxReceiveMs = 120_000;

/** A body comes in pieces of a thousand bytes and more. Each piece costs time, so a body that comes byte by byte is cut off soon. */
const maxPieces = 50_000;

/** Thrown for a body above the limit. `drained` tells whether its connection can carry another request. */
export class BodyTooLarge extends Error {
  readonly drained: boolean;

  constructor(drained: boolean) {
    super('The body is too large.');
    this.name = 'BodyTooLarge';
    this.drained = drained;
  }
}

type Reader = ReadableStreamDefaultReader<Uint8Array>;

/** Returns the next piece. If the sender disconnects in the middle of it, that is an error of the client, not of the server. */
async function next(reader: Reader): Promise<Uint8Array | undefined> {
  try {
    return (await reader.read()).value;
  } catch (cause) {
    throw badRequest('The upload broke off.', cause);
  }
}

/** Reads and discards the rest of a body. @returns whether the end was reached within the bound */
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

/** Returns a buffer with room for so many bytes. It at least doubles, so that growing costs no more than copying the bytes once. */
function grown(bytes: Uint8Array<ArrayBuffer>, sizeBytes: number, maxBytes: number) {
  if (sizeBytes <= bytes.byteLength) return bytes;
  const larger = new Uint8Array(Math.min(maxBytes, Math.max(sizeBytes, bytes.byteLength * 2)));
  larger.set(bytes);
  return larger;
}

/** Reads a body. Each piece is copied at once: five million pieces of one byte would take a gigabyte. */
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

/** Cancels a body that is still being read after this time. */
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
 * @throws BodyTooLarge after the rest was read and discarded, within a bound; StorageProblem 400 if it breaks off or takes too long
 */
export async function receiveBody(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  withinMs = maxReceiveMs,
): Promise<Uint8Array<ArrayBuffer>> {
  if (!body) return new Uint8Array();
  return within(withinMs, body.getReader(), async (reader, late) => {
    const bytes = await receive(reader, maxBytes);
    // To the reader, a cancelled body looks like one that ended.
    if (late.aborted) throw badRequest('The upload took too long.');
    return bytes;
  });
}

/** Reads an unwanted body to its end, within a bound, and discards it. @returns whether the end was reached */
export async function discardBody(
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
