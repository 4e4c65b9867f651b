/** Codes whose message import_catalogue writes as a sentence that names the row (private.check_catalogue_file). */
const spoken = ['22023', '23503', '23505', '42501', '54000', 'STFOR'];

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns whether the catalogue has changed since the preview. */
export function hasChangedMeanwhile(error: unknown): boolean {
  return codeOf(error) === 'STRAC';
}

/** Returns why the database refuses a file; null when it did not respond, or the error is not about the file. */
export function refusalInWords(error: unknown): string | null {
  const code = codeOf(error);
  if (code === undefined) return null;
  if (spoken.includes(code)) return (error as { message: string }).message;
  const isAboutARow = /^2[23]/.test(code);
  return isAboutARow ? 'A row in the file breaks a rule of the catalog.' : null;
}
