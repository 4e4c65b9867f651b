import { S3Client } from '@aws-sdk/client-s3';
import type { Logger } from 'pino';
import type { Settings } from '../../settings/settings.ts';
import { describeS3Failure, readS3Failure, type S3Failure } from './s3-problems.ts';

export type S3Settings = Extract<Settings['objects'], { kind: 's3' }>;

const maxTries = 3;
const maxConnectMs = 3000;
/** The deadline of one call, as a multiple of the timeout. It covers all attempts and the pauses between them. */
const deadlineTimeouts = 2;
/** Each picture that is loading uses one socket for a moment. */
const maxOpenSockets = 128;

/** Calls to S3. Each has a deadline, and is aborted when the process stops. */
export type S3Calls = {
  client: S3Client;
  bucket: string;
  /** @param work passes the signal to the requests that it sends @throws ApiError, whose cause is an S3Failure */
  run<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
  /** The same, but throws S3's own failure, for callers that can handle it. @throws S3Failure */
  attempt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T>;
};

function openClient(settings: S3Settings, log: Logger): S3Client {
  const { region, endpoint, keys, pathStyle, timeoutMs } = settings;
  const ignore = () => {};
  return new S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(keys && { credentials: keys }),
    forcePathStyle: pathStyle,
    maxAttempts: maxTries,
    // The signature already covers the content; many S3-compatible servers support no further checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: Math.min(maxConnectMs, timeoutMs),
      requestTimeout: timeoutMs,
      throwOnRequestTimeout: true,
      socketTimeout: timeoutMs,
      httpAgent: { keepAlive: true, maxSockets: maxOpenSockets },
      httpsAgent: { keepAlive: true, maxSockets: maxOpenSockets },
      logger: {
        trace: ignore,
        debug: ignore,
        info: ignore,
        warn: (message: unknown) => log.warn({ said: String(message) }, 'S3 client warning'),
        error: (message: unknown) => log.error({ said: String(message) }, 'S3 client error'),
      },
    },
  });
}

/** @param stopping aborts the calls in progress when the process stops */
export function openS3Calls(settings: S3Settings, log: Logger, stopping: AbortSignal): S3Calls {
  const client = openClient(settings, log);
  const { keys, bucket } = settings;
  const secrets = keys ? [keys.secretAccessKey, keys.accessKeyId] : [];

  async function attempt<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const call = new AbortController();
    const abort = () => call.abort();
    if (stopping.aborted) abort();
    stopping.addEventListener('abort', abort);
    const timer = setTimeout(abort, settings.timeoutMs * deadlineTimeouts);
    try {
      return await work(call.signal);
    } catch (error) {
      throw readS3Failure(error, secrets);
    } finally {
      clearTimeout(timer);
      stopping.removeEventListener('abort', abort);
    }
  }

  return {
    client,
    bucket,
    attempt,
    run: (work) =>
      attempt(work).catch((failure: S3Failure) => {
        throw describeS3Failure(failure);
      }),
  };
}
