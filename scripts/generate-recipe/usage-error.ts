/** A mistake in the command line: said plainly, without a stack trace. */
export class UsageError extends Error {}
