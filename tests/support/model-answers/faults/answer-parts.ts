type PartName = 'title' | 'ingredients' | 'steps' | 'tips';

/** A markdown answer as its lines, and which of them are what: indexes into `lines`. */
export type AnswerParts = { lines: readonly string[] } & Record<PartName, readonly number[]>;

const headings: [RegExp, PartName][] = [
  [/^#+\W*ingredients\b/i, 'ingredients'],
  [/^#+\W*instructions\b/i, 'steps'],
  [/^#+\W*chef['’]s tips\b/i, 'tips'],
];

/**
 * Finds the parts of an answer by its headings and bullets alone. It knows nothing of our reader, so that it can plant what the reader and
 * the checks are to find.
 * @returns undefined for an answer in another shape
 */
export function partsOf(text: string): AnswerParts | undefined {
  const lines = text.split('\n');
  const found: Record<PartName, number[]> = { title: [], ingredients: [], steps: [], tips: [] };
  let part: PartName | undefined;
  for (const [index, line] of lines.entries()) {
    if (/^#/.test(line)) {
      part = headings.find(([pattern]) => pattern.test(line))?.[1];
      if (/^# /.test(line)) found.title.push(index);
    } else if (part === 'steps' ? /^\d+\. /.test(line) : /^- /.test(line)) {
      if (part) found[part].push(index);
    }
  }
  const isWhole =
    found.title.length === 1 && found.ingredients.length > 2 && found.steps.length > 1;
  return isWhole && found.tips.length > 0 ? { lines, ...found } : undefined;
}

/** The text of a line without its bullet or number. */
export const wordsOf = (line: string): string => line.replace(/^(?:-|\d+\.|#+) /, '');

/** The answer with one line put in another's place. */
export function withLine({ lines }: AnswerParts, at: number, line: string): string {
  return lines.with(at, line).join('\n');
}

/** The answer with a line more after the last one of a part. */
export function withMore(
  parts: AnswerParts,
  part: Exclude<PartName, 'title'>,
  text: string,
): string {
  const last = parts[part].at(-1) ?? 0;
  const bullet = part === 'steps' ? `${parts.steps.length + 1}.` : '-';
  return parts.lines.toSpliced(last + 1, 0, `${bullet} ${text}`).join('\n');
}
