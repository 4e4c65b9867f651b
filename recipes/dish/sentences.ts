/** Returns the sentence that contains the character at a position of a text, with its start and end. */
export function sentenceAt(text: string, at: number): { from: number; to: number; text: string } {
  const ends = /(?<!\b(?:e\.g|i\.e|approx|ca|St))[.!?](?=\s|$)|;\s/g;
  let from = 0;
  for (const end of text.matchAll(ends)) {
    const past = end.index + end[0].length;
    if (end.index >= at) return { from, to: past, text: text.slice(from, past) };
    from = past;
  }
  return { from, to: text.length, text: text.slice(from) };
}
