import { ApiError } from '../../errors.ts';

/** What S3 or the way to it said, as far as it can be written into a log: some servers send back what was signed, and by which key. */
export class S3Failure extends Error {
  readonly code: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;

  constructor(given: { code: string; message: string; status?: number; requestId?: string }) {
    super(`${given.code}: ${given.message}`);
    this.name = 'S3Failure';
    this.code = given.code;
    this.status = given.status;
    this.requestId = given.requestId;
  }
}

type Thrown = Error & {
  code?: string;
  $metadata?: { httpStatusCode?: number; requestId?: string };
};

/** @param secrets what must not be read in a log, whoever repeats it */
export function readS3Failure(error: unknown, secrets: readonly string[]): S3Failure {
  if (error instanceof S3Failure) return error;
  if (!(error instanceof Error)) return new S3Failure({ code: 'Unknown', message: String(error) });
  const { name, message, code, $metadata } = error as Thrown;
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '[removed]'), message);
  const { httpStatusCode: status, requestId } = $metadata ?? {};
  return new S3Failure({
    // Node's errors are all called Error: what they are is in their code. An answer without a body has nothing but its status.
    code: (name === 'Error' ? code : undefined) ?? name,
    message: clean === 'UnknownError' && status ? `the answer was ${status}` : clean,
    ...(status ? { status } : {}),
    ...(requestId ? { requestId } : {}),
  });
}

/** Answers that look like a refusal, and are another one the next time. */
const passingStatus = new Set([408, 409, 425, 429]);
const passingCodes = new Set(['RequestTimeout', 'RequestTimeoutException', 'SlowDown']);

/** Whether there was an answer that will be the same the next time: a key that is not known, a bucket that is not there. */
export function isRefusal({ code, status }: S3Failure): boolean {
  if (code === 'CredentialsProviderError') return true;
  if (status === undefined || passingCodes.has(code) || passingStatus.has(status)) return false;
  return status >= 300 && status < 500;
}

/** What whoever asked is told: nothing of S3's words, which stay in the log. */
export function describeS3Failure(failure: S3Failure): ApiError {
  return isRefusal(failure)
    ? new ApiError(
        500,
        'storage_refused',
        "We can't load the pictures: access to their storage was denied.",
        {
          cause: failure,
        },
      )
    : new ApiError(
        503,
        'storage_unavailable',
        "We can't reach the pictures right now. Please try again in a little while.",
        { cause: failure },
      );
}
