/**
 * Returns the message of a database error if it is meant for users: our own error codes (prefix ST, docs/error-codes.md) have
 * whole sentences. Returns null for all other errors, which are meant for programs.
 */
export function reasonOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && /^ST[A-Z]{3}$/.test(code) && typeof message === 'string'
    ? message
    : null;
}
