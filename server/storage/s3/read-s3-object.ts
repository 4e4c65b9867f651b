import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { ByteRange, ObjectInfo } from '../object-store.ts';
import type { S3Calls } from './s3-calls.ts';
import { infoOf } from './s3-object-info.ts';
import { S3Failure } from './s3-problems.ts';

/**
 * An object up to this size is read into memory at once: a client on a slow line must not hold a connection to S3 for minutes. Pictures and
 * thumbnails are shorter.
 */
const wholeUpToBytes = 1_048_576;
/** A server without range support sends the whole object. Up to this size it is cut to the requested range. No picture of ours is longer. */
const maxExcessBytes = 16 * 1_048_576;
/** A connection may break in the middle of a response; the SDK only retries before the response begins. */
const maxReads = 2;

export type ReadObject = ObjectInfo & { body: ReadableStream<Uint8Array> };

/** Returns where the response's bytes are within the object, and the length of the whole object. */
function placeOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput) {
  const [, start, whole] = /^bytes (\d+)-\d+\/(\d+)$/.exec(ContentRange ?? '') ?? [];
  return {
    start: Number(start ?? 0),
    lengthBytes: ContentLength,
    wholeBytes: Number(whole ?? ContentLength),
  };
}

/** Some servers send more than was requested. @returns where in the response the requested part is; undefined: all of it */
function excessOf(answer: GetObjectCommandOutput, range: ByteRange | undefined) {
  const { start, lengthBytes, wholeBytes } = placeOf(answer);
  if (!range) return undefined;
  const end = Math.min(range.end, wholeBytes - 1);
  const isAsAsked = start === range.start && lengthBytes === end - range.start + 1;
  return isAsAsked ? undefined : { from: range.start - start, to: end + 1 - start };
}

async function bodyOf(answer: GetObjectCommandOutput, range: ByteRange | undefined) {
  const { Body, ContentLength = 0 } = answer;
  if (!(Body instanceof Readable)) {
    throw new S3Failure({ code: 'NoBody', message: 'the answer came without its bytes' });
  }
  const excess = excessOf(answer, range);
  if (ContentLength > wholeUpToBytes && !excess) {
    return Readable.toWeb(Body) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>;
  }
  if (ContentLength > maxExcessBytes) {
    Body.destroy();
    throw new S3Failure({ code: 'NoRanges', message: 'the answer is not the part asked for' });
  }
  const bytes = Buffer.concat(await Body.toArray());
  if (bytes.byteLength !== ContentLength) {
    throw new S3Failure({ code: 'CutOff', message: 'the answer ended before its length' });
  }
  return new Blob([excess ? bytes.subarray(excess.from, excess.to) : bytes]).stream();
}

/** Reads an object. @throws S3Failure, also if there is no such object */
export function readS3Object(
  { client, bucket, attempt }: S3Calls,
  key: string,
  range: ByteRange | undefined,
): Promise<ReadObject> {
  const question = {
    Bucket: bucket,
    Key: key,
    ...(range && { Range: `bytes=${range.start}-${range.end}` }),
  };
  return attempt(async (signal) => {
    for (let reads = 1; ; reads += 1) {
      const answer = await client.send(new GetObjectCommand(question), { abortSignal: signal });
      try {
        const body = await bodyOf(answer, range);
        return { ...infoOf(answer, placeOf(answer).wholeBytes), body };
      } catch (error) {
        if (signal.aborted || reads >= maxReads) throw error;
      }
    }
  });
}
