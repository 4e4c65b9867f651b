import {
  DeleteObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import { contentTagOf, refuseContentType } from '../object-content.ts';
import { isBucketName } from '../object-paths.ts';
import {
  BadObjectName,
  type ByteRange,
  type ObjectInfo,
  type ObjectName,
  type ObjectStore,
} from '../object-store.ts';
import { checkS3 } from './check-s3.ts';
import { listS3Folders, listS3Keys } from './list-s3-keys.ts';
import { type ReadObject, readS3Object } from './read-s3-object.ts';
import { openS3Calls, type S3Calls, type S3Settings } from './s3-calls.ts';
import { createS3Keys, type S3Keys } from './s3-keys.ts';
import { infoOf, tagName } from './s3-object-info.ts';
import { describeS3Failure, type S3Failure } from './s3-problems.ts';

const secondMs = 1000;

/** True if S3 responds that the object does not exist. A missing bucket has another code, except for HEAD, whose response has no body. */
const isMissing = ({ code }: S3Failure) => code === 'NotFound' || code === 'NoSuchKey';

async function findAt({ client, bucket, attempt }: S3Calls, key: string) {
  try {
    const command = new HeadObjectCommand({ Bucket: bucket, Key: key });
    const answer = await attempt((signal) => client.send(command, { abortSignal: signal }));
    return infoOf(answer, answer.ContentLength ?? 0);
  } catch (error) {
    const failure = error as S3Failure;
    if (isMissing(failure)) return undefined;
    throw describeS3Failure(failure);
  }
}

async function readAt(
  calls: S3Calls,
  key: string,
  range?: ByteRange,
): Promise<ReadObject | undefined> {
  try {
    return await readS3Object(calls, key, range);
  } catch (error) {
    const failure = error as S3Failure;
    if (isMissing(failure)) return undefined;
    if (failure.code !== 'InvalidRange') throw describeS3Failure(failure);
    const info = await findAt(calls, key);
    return info && { ...info, body: new Blob([]).stream() };
  }
}

async function putAt(
  { client, bucket, run }: S3Calls,
  key: string,
  { bytes, contentType }: { bytes: Uint8Array; contentType: string },
): Promise<ObjectInfo> {
  const tag = contentTagOf(bytes);
  const command = new PutObjectCommand({
    Bucket: bucket,
    Key: key,
    Body: bytes,
    ContentType: contentType,
    Metadata: { [tagName]: tag },
  });
  await run((signal) => client.send(command, { abortSignal: signal }));
  const modifiedAt = new Date(Math.floor(Date.now() / secondMs) * secondMs);
  return { contentType, sizeBytes: bytes.byteLength, etag: `"${tag}"`, modifiedAt };
}

async function removeAt(calls: S3Calls, key: string): Promise<boolean> {
  // S3 does not say whether there was something to delete.
  if (!(await findAt(calls, key))) return false;
  const command = new DeleteObjectCommand({ Bucket: calls.bucket, Key: key });
  await calls.run((signal) => calls.client.send(command, { abortSignal: signal }));
  return true;
}

async function* listAt(calls: S3Calls, keys: S3Keys, bucket: string, prefix: string) {
  const beginning = keys.beginningOf(bucket, prefix);
  if (beginning === undefined) return;
  for await (const { key, sizeBytes, modifiedAt } of listS3Keys(calls, beginning)) {
    const path = keys.pathOf(bucket, key);
    if (path !== undefined) yield { path, sizeBytes, modifiedAt };
  }
}

/** Creates the store on S3 without checking that the server responds. */
export function createS3ObjectStore(calls: S3Calls, prefix: string): ObjectStore {
  const keys = createS3Keys(prefix);
  const { client, bucket } = calls;
  return {
    async put(name, object) {
      const key = keys.keyOf(name);
      if (key === undefined) throw new BadObjectName(name);
      refuseContentType(object.contentType);
      return putAt(calls, key, object);
    },
    async find(name: ObjectName) {
      const key = keys.keyOf(name);
      return key === undefined ? undefined : findAt(calls, key);
    },
    async read(name, range) {
      const key = keys.keyOf(name);
      return key === undefined ? undefined : readAt(calls, key, range);
    },
    async remove(name) {
      const key = keys.keyOf(name);
      return key === undefined ? false : removeAt(calls, key);
    },
    list: (from, pathPrefix = '') => listAt(calls, keys, from, pathPrefix),
    async listBuckets() {
      const folders = await listS3Folders(calls, prefix);
      return folders.map((folder) => folder.slice(0, -1)).filter(isBucketName);
    },
    async ping() {
      const command = new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix, MaxKeys: 1 });
      await calls.run((signal) => client.send(command, { abortSignal: signal }));
    },
  };
}

/**
 * Opens a store in a bucket of S3, or of an S3-compatible server. Any number of processes may share it.
 * @throws StoreRefuses if S3 refuses our requests; if it does not respond, pictures are missing until it does
 */
export async function openS3ObjectStore(
  settings: S3Settings,
  log: Logger,
  stopping: AbortSignal,
): Promise<ObjectStore> {
  const calls = openS3Calls(settings, log, stopping);
  const store = createS3ObjectStore(calls, settings.prefix);
  await checkS3(calls, settings, log);
  return store;
}
