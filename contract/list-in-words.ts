/** Returns "a", "a and b", "a, b and c"; empty for none. Separate from in-words.ts, so that recipe pages do not load its date formatters. */
export function listInWords(words: readonly string[]): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
