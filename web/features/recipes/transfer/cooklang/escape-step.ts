/** Matches the start of a mark, an escape or a comment. */
const syntax = /[\\@#~]|-(?=-)|\[(?=-)/g;
/** Matches the character that makes a line a note, a section or metadata. */
const atLineStart = /^(\s*)([>=])/gm;

/**
 * Escapes a text for Cooklang: nothing in it is read as a mark, comment, note or section, and its line breaks stay in its step.
 * @param place whether the text begins or ends its step, and whether it follows a mark, where a bracket would be read as the mark's note
 */
export function escapeStep(
  text: string,
  place: { isFirst: boolean; isLast: boolean; isBehindMark: boolean },
): string {
  const escaped = text.replace(syntax, '\\$&');
  const lines = escaped.split('\n').map((line, index) => {
    const isStart = index > 0 || place.isFirst;
    return isStart ? line.replace(atLineStart, '$1\\$2') : line;
  });
  const whole = lines
    .join('\\\n')
    .replace(/^\(/, (bracket) => (place.isBehindMark ? `\\${bracket}` : bracket));
  // A step that contains only blanks would be an empty line, and editors strip blanks from the ends of lines.
  return place.isLast ? whole.replace(/[^\S\n]$/, '\\$&') : whole;
}
