/**
 * Lower-cases a text like the database, character by character, so that a search matches the text that the server stored in lower case.
 * A final sigma is not special, and no character becomes two.
 */
export function lowerCaseOf(text: string): string {
  return Array.from(text, (character) => {
    const [lower = ''] = character.toLowerCase();
    return lower;
  }).join('');
}
