import { randomUUID } from 'node:crypto';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
} from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { S3Calls, S3Settings } from './s3-calls.ts';
import { isRefusal, type S3Failure } from './s3-problems.ts';

/** S3 responds, but refuses our requests: a mistake in the settings, which the message names. */
export class StoreRefuses extends Error {
  constructor(message: string, options: ErrorOptions) {
    super(message, options);
    this.name = 'StoreRefuses';
  }
}

const advice: Record<string, string> = {
  NoSuchBucket: 'The bucket S3_BUCKET does not exist there. Create it first.',
  InvalidAccessKeyId: 'S3_ACCESS_KEY_ID is not known there.',
  SignatureDoesNotMatch: 'S3_SECRET_ACCESS_KEY is not the secret of S3_ACCESS_KEY_ID.',
  CredentialsProviderError:
    'There are no keys: set S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or give this machine a role.',
  PermanentRedirect: 'The bucket lies in another region: set S3_REGION.',
  IllegalLocationConstraintException: 'The bucket lies in another region: set S3_REGION.',
  AuthorizationHeaderMalformed: 'The region is another one there: set S3_REGION.',
  RequestTimeTooSkewed: 'The clock of this machine is wrong.',
};

type Step = {
  needs: string;
  take(calls: S3Calls, key: string, signal: AbortSignal): Promise<unknown>;
};

/** Every operation that the product uses, tried once each. */
const steps: readonly Step[] = [
  {
    needs: 'write (s3:PutObject)',
    take: ({ client, bucket }, key, abortSignal) =>
      client.send(new PutObjectCommand({ Bucket: bucket, Key: key, Body: Buffer.from('probe') }), {
        abortSignal,
      }),
  },
  {
    needs: 'read (s3:GetObject)',
    async take({ client, bucket }, key, abortSignal) {
      const { Body } = await client.send(new GetObjectCommand({ Bucket: bucket, Key: key }), {
        abortSignal,
      });
      await Body?.transformToByteArray();
    },
  },
  {
    needs: 'list (s3:ListBucket)',
    take: ({ client, bucket }, key, abortSignal) =>
      client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix: key, MaxKeys: 1 }), {
        abortSignal,
      }),
  },
  {
    needs: 'delete (s3:DeleteObject)',
    take: ({ client, bucket }, key, abortSignal) =>
      client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }), { abortSignal }),
  },
];

function refusalOf(failure: S3Failure, step: Step, { bucket, endpoint }: S3Settings): StoreRefuses {
  const where = endpoint ? new URL(endpoint).host : 'Amazon S3';
  const why = advice[failure.code] ?? `We may not ${step.needs} there.`;
  return new StoreRefuses(`The bucket ${bucket} at ${where} cannot be used. ${why}`, {
    cause: failure,
  });
}

/**
 * Tries the operations that the product uses in the bucket. A mistake in the settings aborts the start. A store that does not respond at this moment
 * does not, because everything except the pictures works without it.
 * @throws StoreRefuses
 */
export async function checkS3(calls: S3Calls, settings: S3Settings, log: Logger): Promise<void> {
  const key = `${settings.prefix}probe-${randomUUID()}`;
  for (const step of steps) {
    try {
      await calls.attempt((signal) => step.take(calls, key, signal));
    } catch (error) {
      const failure = error as S3Failure;
      if (isRefusal(failure)) throw refusalOf(failure, step, settings);
      log.warn({ err: failure }, 'object store unreachable: pictures are missing until it answers');
      return;
    }
  }
}
