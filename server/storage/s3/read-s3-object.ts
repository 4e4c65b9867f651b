import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { GetObjectCommand, type GetObjectCommandOutput } from '@aws-sdk/client-s3';
import type { ByteRange, ObjectInfo } from '../object-store.ts';
import type { S3Calls } from './s3-calls.ts';
import { infoOf } from './s3-object-info.ts';
import { S3Failure } from './s3-problems.ts';

/**
 * What is no longer than this is read at once: a reader on a slow line must not keep one of the connections to S3 for minutes. Pictures and
 * thumbnails are shorter.
 */
const wholeUpToBytes = 1_048_576;
/** A connection may break off in the midst of an answer; the SDK begins again only before it. */
const mostReads = 2;

export type ReadObject = ObjectInfo & { body: ReadableStream<Uint8Array> };

/** The size of the whole object, of which the answer may be a part. */
function sizeOf({ ContentRange, ContentLength = 0 }: GetObjectCommandOutput): number {
  const [, whole] = /\/(\d+)$/.exec(ContentRange ?? '') ?? [];
  return whole === undefined ? ContentLength : Number(whole);
}

async function bodyOf(answer: GetObjectCommandOutput): Promise<ReadableStream<Uint8Array>> {
  const { Body, ContentLength = 0 } = answer;
  if (!(Body instanceof Readable)) {
    throw new S3Failure({ code: 'NoBody', message: 'the answer came without its bytes' });
  }
  if (ContentLength > wholeUpToBytes) {
    return Readable.toWeb(Body) as NodeReadableStream<Uint8Array> as ReadableStream<Uint8Array>;
  }
  const bytes = Buffer.concat(await Body.toArray());
  if (bytes.byteLength === ContentLength) return new Blob([bytes]).stream();
  throw new S3Failure({ code: 'CutOff', message: 'the answer ended before its length' });
}

/** @throws S3Failure, also where there is no such object */
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
        const body = await bodyOf(answer);
        return { ...infoOf(answer, sizeOf(answer)), body };
      } catch (error) {
        if (signal.aborted || reads >= mostReads) throw error;
      }
    }
  });
}
