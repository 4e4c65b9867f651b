/** What begins a mark, an escape or a comment. */
const syntax = /[\\@#~]|-(?=-)|\[(?=-)/g;
/** What makes a line a note, a section or a line of metadata. */
const atLineStart = /^(\s*)([>=])/gm;

/**
 * A text as Cooklang has it: nothing in it is a mark, a comment, a note or a section, and its line breaks stay in its step.
 * @param place whether it begins its step, and whether it ends there; behind a mark a bracket would be its note
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
  // A step of nothing but blanks would be an empty line, and editors take blanks from the ends of lines.
  return place.isLast ? whole.replace(/[^\S\n]$/, '\\$&') : whole;
}
