/** A mistake in the command line, or in a file that it names: said plainly, without a stack trace. */
export class UsageError extends Error {}

/** What `parseArgs` or a reader of files has against what was given, as a mistake of whoever gave it. */
export function toUsageError(cause: unknown, where = ''): UsageError {
  return new UsageError(`${where}${cause instanceof Error ? cause.message : String(cause)}`, {
    cause,
  });
}
