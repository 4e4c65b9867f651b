import { ApiError } from '../../errors.ts';

/** A failure of S3 or of the connection to it, reduced to what may be logged: some servers return what was signed, and with which key. */
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

/** Converts an error to an S3Failure. @param secrets texts that must not appear in a log, even if the server repeats them */
export function readS3Failure(error: unknown, secrets: readonly string[]): S3Failure {
  if (error instanceof S3Failure) return error;
  if (!(error instanceof Error)) return new S3Failure({ code: 'Unknown', message: String(error) });
  const { name, message, code, $metadata } = error as Thrown;
  const clean = secrets.reduce((text, secret) => text.replaceAll(secret, '[removed]'), message);
  const { httpStatusCode: status, requestId } = $metadata ?? {};
  return new S3Failure({
    // All of Node's errors are named Error; their code tells what they are. A response without a body has only its status.
    code: (name === 'Error' ? code : undefined) ?? name,
    message: clean === 'UnknownError' && status ? `the answer was ${status}` : clean,
    ...(status ? { status } : {}),
    ...(requestId ? { requestId } : {}),
  });
}

/** Statuses that look like a refusal but are temporary. */
const passingStatus = new Set([408, 409, 425, 429]);
const passingCodes = new Set(['RequestTimeout', 'RequestTimeoutException', 'SlowDown']);

/** Returns whether the same request will get the same response next time: an unknown key, a missing bucket. */
export function isRefusal({ code, status }: S3Failure): boolean {
  if (code === 'CredentialsProviderError') return true;
  if (status === undefined || passingCodes.has(code) || passingStatus.has(status)) return false;
  return status >= 300 && status < 500;
}

/** Builds the error for the caller. It holds none of S3's text, which stays in the log. */
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
