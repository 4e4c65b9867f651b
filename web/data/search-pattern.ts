/**
 * A pattern for `ilike` that matches the search text anywhere, as it was typed: the characters that a pattern
 * gives a meaning to are escaped. (A star is a wildcard of the data API itself and cannot be escaped there.)
 */
export function searchPattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
