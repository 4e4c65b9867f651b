/** An error in the command line or in a file that it names. It is printed without a stack trace. */
export class UsageError extends Error {}

/** Converts an error of `parseArgs` or of reading a file into a UsageError. */
export function toUsageError(cause: unknown, where = ''): UsageError {
  return new UsageError(`${where}${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}
