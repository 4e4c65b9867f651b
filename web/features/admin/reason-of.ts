/**
 * What the database says to a person: its own refusals (codes that begin with ST, docs/error-codes.md) are whole
 * sentences, all others speak to programs.
 */
export function reasonOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, message } = error as { code?: unknown; message?: unknown };
  return typeof code === 'string' && /^ST[A-Z]{3}$/.test(code) && typeof message === 'string'
    ? message
    : null;
}
