/**
 * Lower case as the database makes it, character by character: a word's last sigma is like the others, and no character becomes two.
 * So that a text finds what the server stored in lower case.
 */
export function lowerCaseOf(text: string): string {
  return Array.from(text, (character) => {
    const [lower = ''] = character.toLowerCase();
    return lower;
  }).join('');
}
