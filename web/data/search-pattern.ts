/**
 * Returns an `ilike` pattern that matches the search text anywhere. Wildcard characters are escaped, so they match
 * literally. (`*` is a wildcard of the data API itself and cannot be escaped there.)
 */
export function searchPattern(search: string): string {
  return `%${search.trim().replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

/** Returns the words of a search. A recipe must contain each of them, anywhere and in any order. */
export function searchWords(search: string): string[] {
  return search.split(/\s+/).filter(Boolean);
}
