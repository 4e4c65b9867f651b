/** "a", "a and b", "a, b and c"; empty for none. A file of its own: recipe pages load it, and not the printers of dates. */
export function listInWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
