/** Returns the text without Latin, Greek or Cyrillic accents. */
export function withoutAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
}

/**
 * Folds a word for comparison: lower case, no Latin, Greek or Cyrillic accents, single spaces, plain apostrophes,
 * and nothing but letters and digits at either end.
 */
export function fold(text: string): string {
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/[\s_]+/g, ' ')
    .replace(/^[^\p{L}\p{M}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu, '');
}

/** Returns the words of all rows as a set of folded words. A row has the form "one|two words|three". */
export function foldedSet(rows: readonly string[]): Set<string> {
  return new Set(rows.flatMap((row) => row.split('|').map(fold)));
}
