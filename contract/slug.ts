/** Lowercases character by character, as PostgreSQL does: a final Σ becomes σ, and İ becomes i without the combining dot. */
const lowerCase = (name: string) =>
  [...name].map((character) => [...character.toLowerCase()][0]).join('');

/**
 * Returns the slug of a category or group name (spec §5): lower case, with each run of other characters than letters and digits replaced
 * by one hyphen, and no hyphen at the ends. Empty for a name without letters and digits, which cannot be saved. Same rule as
 * private.slug_of in the database.
 */
export function slugOf(name: string): string {
  return lowerCase(name.normalize('NFC'))
    .replace(/[^\p{Alphabetic}0-9]+/gu, '-')
    .replace(/^-|-$/g, '');
}
