/** Lower case by single characters, as PostgreSQL has it: a word's last Σ is a σ, and İ is an i without its dot. */
const lowerCase = (name: string) =>
  [...name].map((character) => [...character.toLowerCase()][0]).join('');

/**
 * The slug of a category or group name (spec §5): lower case, each run of anything but letters and digits becomes one hyphen, none
 * at the ends. Empty where the name has neither: such a name cannot be saved. The same rule as private.slug_of of the database.
 */
export function slugOf(name: string): string {
  return lowerCase(name.normalize('NFC'))
    .replace(/[^\p{Alphabetic}0-9]+/gu, '-')
    .replace(/^-|-$/g, '');
}
