/** A stretch of the text that was read. */
type Stretch = { from: number; to: number };

/** Where the words of a stretch stand in a text that may have been changed since it was read. */
function findWords(read: string, { from, to }: Stretch, text: string): Stretch | undefined {
  const words = read.slice(from, to);
  if (text.slice(from, to) === words) return { from, to };
  const at = text.indexOf(words);
  return at < 0 ? undefined : { from: at, to: at + words.length };
}

/**
 * A wish without one stretch of its words, and without the commas and spaces that it leaves behind.
 * @param read the text that the stretch belongs to
 * @param text the text as it is now; one that no longer has the words stays as it is
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
