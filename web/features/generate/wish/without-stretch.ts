/** A range of the text that was read. */
type Stretch = { from: number; to: number };

/** Returns the range of the words in a text that may have changed since it was read; undefined if it no longer has them. */
function findWords(read: string, { from, to }: Stretch, text: string): Stretch | undefined {
  const words = read.slice(from, to);
  if (text.slice(from, to) === words) return { from, to };
  const at = text.indexOf(words);
  return at < 0 ? undefined : { from: at, to: at + words.length };
}

/**
 * Returns the wish without one range of words, and without the punctuation, spaces and conjunctions that it leaves behind.
 * @param read the text that the range refers to
 * @param text the current text; returned unchanged if it no longer contains the words
 */
export function withoutStretch(read: string, stretch: Stretch, text: string): string {
  const found = findWords(read, stretch, text);
  if (!found) return text;
  const before = text.slice(0, found.from).replace(/(?:\s|\b(?:and|with|plus))+$/iu, '');
  const after = text.slice(found.to).replace(/^\s+/u, '');
  const isMarked = /^[,.;!?:]/u.test(after);
  const joined = `${before}${before === '' || after === '' || isMarked ? '' : ' '}${after}`;
  const begins =
    before === '' ? joined.replace(/^[\s,;:.!?]*(?:(?:and|but|with|plus)\s+)?/iu, '') : joined;
  return begins.replace(/([,;:])\s*(?=[,;:.!?])/gu, '').replace(/[\s,;:]+$/u, '');
}
