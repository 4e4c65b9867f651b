/** What import_catalogue says in whole sentences, which name the row (private.check_catalogue_file). */
const spoken = ['22023', '23503', '23505', '42501', '54000', 'STFOR'];

function codeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** True where the catalogue is not the one of the preview any more. */
export function hasChangedMeanwhile(error: unknown): boolean {
  return codeOf(error) === 'STRAC';
}

/** Why the database refuses a file; null where it did not answer, or not about the file. */
export function refusalInWords(error: unknown): string | null {
  const code = codeOf(error);
  if (code === undefined) return null;
  if (spoken.includes(code)) return (error as { message: string }).message;
  const isAboutARow = /^2[23]/.test(code);
  return isAboutARow ? 'A row in the file breaks a rule of the catalog.' : null;
}
