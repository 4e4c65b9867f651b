/** Shortens a text to at most `longest` characters, cut between words. */
export function shorten(text: string, longest: number): string {
  const plain = text.replace(/\s+/g, ' ').trim();
  if (plain.length <= longest) return plain;
  const end = plain.slice(0, longest).lastIndexOf(' ');
  const cut = plain.slice(0, end > 0 ? end : longest - 1);
  return `${cut.replace(/[\s,;:.–—-]+$/, '')}…`;
}
